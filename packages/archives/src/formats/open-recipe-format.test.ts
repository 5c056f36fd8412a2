import { expect, it } from "vitest";
import { archiveEntries, archivedRecipes, linesByGroup, stepTexts } from "../testing/archive-entries.ts";

const PIE = `recipe_name: Leek pie
recipe_uuid: pie-1
source_url: None
source_book: The Leek Book
oven_temp:
  - amount: 180
    unit: C
yields:
  - servings: 4
  - servings: 8
ingredients:
  - leeks:
      amounts:
        - amount: 2
          unit: each
      processing:
        - sliced
        - washed
      notes:
        - Young ones
      substitutions:
        - onions:
            amounts:
              - amount: 3
  - butter:
      amounts:
        - amount: 1 1/2
          unit: tbsp
steps:
  - step: Fry the leeks.
    notes:
      - Slowly
  - step: Bake.
notes:
  - Freezes well.
`;

it("a recipe in Open Recipe Format is read for its first yield, with its remarks", async () => {
  const [pie] = await archivedRecipes(PIE);
  expect(pie && linesByGroup(pie)).toEqual({ main: ["2 each leeks (sliced, washed)", "1 1/2 tbsp butter"] });
  expect(pie && stepTexts(pie)).toEqual(["Fry the leeks.", "Bake."]);
  expect(pie).toMatchObject({
    format: "openrecipeformat",
    ownId: "pie-1",
    draft: {
      servings: 4,
      source: "The Leek Book",
      notes: ["Freezes well."],
      description: "Oven: 180 C\nleeks: Young ones. or 3 onions\nFry the leeks.: Slowly",
    },
  });
});

it("a file that is no YAML is unread, and the others are read", async () => {
  const entries = await archiveEntries({ "a.yaml": `${PIE}\n  - [x: {`, "b.yaml": PIE });
  expect(entries.map((entry) => (entry.kind === "recipe" ? entry.draft.name : entry.reason))).toEqual([
    "entry-damaged",
    "Leek pie",
  ]);
});
