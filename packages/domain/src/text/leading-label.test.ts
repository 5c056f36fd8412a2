import { expect, it } from "vitest";
import { leadingLabel } from "./leading-label.ts";

it.each<[string, string | null]>([
  ["For the béchamel: Melt the butter.", "For the béchamel"],
  ["for the dough: Mix the flour.", "For the dough"],
  ["Make the Layers: Roll out the dough.", "Make the Layers"],
  ["To make the glaze: Whisk the sugar.", "To make the glaze"],
  ["Para la salsa: Pica la cebolla.", "Para la salsa"],
  ["Béchamel sauce: Melt the butter.", "Béchamel sauce"],
  ["For the sauce:", "For the sauce"],
  ["Mix the following: flour, salt and sugar.", null],
  ["In a bowl combine: 2 eggs and sugar.", null],
  ["Bake: Put it into the oven.", "Bake"],
  ["Note: The dough is soft.", null],
  ["Consejo: Usa mantequilla.", null],
  ["Step 2: Mix.", null],
  ["Bake at 7:30 sharp.", null],
  ["For the béchamel, melt the butter: It burns.", null],
  ["Melt the butter.", null],
  ["", null],
])("the label of %j is %j", (text, title) => {
  expect(leadingLabel(text)?.title ?? null).toBe(title);
});

it("ends after its colon", () => {
  expect("For the dough: Mix.".slice(leadingLabel("For the dough: Mix.")?.end)).toBe(" Mix.");
});
