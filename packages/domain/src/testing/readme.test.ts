import { resolve } from "node:path";
import { runExample } from "./run-example.ts";
import { expect, it } from "vitest";

it("the example of the README prints what the README says", () => {
  const { printed, documented } = runExample(resolve(import.meta.dirname, "../.."), "domain");
  expect(printed).toBe(documented);
});
