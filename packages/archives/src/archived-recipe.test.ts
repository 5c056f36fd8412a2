import { describe, expect, it } from "vitest";
import { LIMITS } from "@larder/domain/limits";
import { archivedRecipe } from "./archived-recipe.ts";
import type { ForeignRecipe } from "./foreign-recipe.ts";

const SOUP: ForeignRecipe = {
  entry: "soup",
  name: "Leek soup",
  ingredients: [{ name: null, lines: ["2 leeks"] }],
  steps: [{ name: null, lines: ["Simmer the leeks."] }],
  original: { type: "text", text: "" },
};

const numbered = (word: string, length: number) => Array.from({ length }, (_, at) => `${word} ${at + 1}`);

function read(more: Partial<ForeignRecipe>) {
  const { draft, problems, pictures } = archivedRecipe("text", { ...SOUP, ...more });
  return { draft, problems, pictures, all: JSON.stringify(draft) };
}

describe("what is longer than a recipe may be", () => {
  it("has no problem where everything fits", () => {
    expect(read({}).problems).toEqual([]);
  });

  it("splits a group of too many ingredients", () => {
    const { draft, problems } = read({ ingredients: [{ name: "Mix", lines: numbered("seed", 450) }] });
    expect(Object.entries(draft.ingredients).map(([name, rows]) => [name, rows.length])).toEqual([
      ["mix", 200],
      ["mix_2", 200],
      ["mix_3", 50],
    ]);
    expect(problems).toEqual(["text-split"]);
  });

  it("moves the groups after the last possible one to the notes", () => {
    const groups = numbered("layer", LIMITS.groups + 2).map((name) => ({ name, lines: [`of ${name}`] }));
    const { draft } = read({ ingredients: groups });
    expect(Object.keys(draft.ingredients)).toHaveLength(LIMITS.groups);
    expect(draft.notes).toEqual(["layer 41:\nof layer 41\n\nlayer 42:\nof layer 42"]);
  });

  it("moves the steps after the last possible one to the notes", () => {
    const steps = numbered("Stir well", 400);
    const { draft, all, problems } = read({ steps: [{ name: null, lines: steps }] });
    expect(draft.steps).toHaveLength(LIMITS.steps);
    for (const step of steps) expect(all).toContain(step);
    expect(problems).toEqual(["text-split"]);
  });

  it("splits a named step of too many parts", () => {
    const { draft } = read({ steps: [{ name: "Sauce", lines: numbered("Stir", 120) }] });
    expect(draft.steps.map(({ main_step, sub_steps }) => [main_step, sub_steps.length])).toEqual([
      ["Sauce", 100],
      ["Sauce", 20],
    ]);
  });

  it("splits a long line at the end of a sentence", () => {
    const text = "Stir for a while. ".repeat(600).trim();
    const { draft } = read({ steps: [{ name: null, lines: [text] }] });
    const parts = draft.steps.flatMap(({ sub_steps }) => sub_steps.map(({ description }) => description));
    expect(parts.every((part) => part.length <= LIMITS.textLength && part.endsWith("."))).toBe(true);
    expect(parts.join(" ")).toBe(text);
  });

  it("moves labels, names and descriptions to the notes", () => {
    const name = "A long name ".repeat(60).trim();
    const { draft } = read({ name, labels: numbered("label", 33) });
    expect(draft.tags).toHaveLength(LIMITS.tags);
    expect(name.startsWith(draft.name)).toBe(true);
    expect(draft.notes).toEqual([`${name}\n\nlabel 31, label 32, label 33`]);
  });

  it("keeps long notes whole", () => {
    const note = "Made it again. ".repeat(5_000).trim();
    const { draft } = read({ notes: [note] });
    expect(draft.notes?.join(" ").replace(/\s+/g, " ") === note).toBe(true);
  });

  it("keeps as many pictures as a recipe has, and says so", () => {
    const pictures = numbered("https://example.org/", 40).map((address) => ({ address }));
    const found = read({ pictures });
    expect(found.pictures).toHaveLength(1 + LIMITS.moreImages);
    expect(found.problems).toEqual(["pictures-cut"]);
  });
});

describe("a text of an archive", () => {
  it("loses its tags, control characters and changes of direction", () => {
    const { all, draft } = read({
      name: "Leek<script>alert(1)</script> soup\u202e\u0007",
      notes: ["<img src=x onerror=alert(1)>Good &lt;b&gt;cold&lt;/b&gt;"],
    });
    expect(draft.name).toBe("Leek soup");
    expect(all).toContain("Good cold");
    expect(all).not.toMatch(/alert|</);
  });

  it("gives no address that is none of the web", () => {
    const { draft, problems } = read({ url: "javascript:alert(1)", video: "file:///etc/passwd" });
    expect(draft.url).toBeUndefined();
    expect(draft.video).toBeUndefined();
    expect(problems).toEqual(["address-unsafe"]);
  });
});

describe("a text of an archive", () => {
  it("has a space where a control character stood between two words", () => {
    expect(read({ description: "Thick\u0000soup\u0007 of\tleeks" }).draft.description).toBe(
      "Thick soup of leeks",
    );
  });
});
