import { expect, it } from "vitest";
import { tokenise } from "../text/text-tokens.ts";
import { readRemarks } from "./line-remarks.ts";

const NONE = { isDivided: false, purpose: null, isToServe: false, isOptional: false };

it.each([
  ["2 eggs", {}],
  ["3 tbsp oil, divided", { isDivided: true }],
  ["200 g flour, plus extra for dusting", { isDivided: true }],
  ["2 tbsp extra virgin olive oil", {}],
  ["Butter, for greasing", { purpose: "grease" }],
  ["Mantequilla para el molde", { purpose: "grease" }],
  ["Flour for dusting", { purpose: "dust" }],
  ["Lime wedges, to serve", { isToServe: true }],
  ["Sal en escamas (opcional)", { isOptional: true }],
  ["2 tbsp seeds, optional", { isOptional: true }],
])("%s", (line, expected) => {
  expect(readRemarks(tokenise(line))).toEqual({ ...NONE, ...expected });
});
