import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { entriesOf, linesOf, recipesOf } from "../testing/entries-of.ts";
import { zipOf } from "../testing/zip-of.ts";

const GIF = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");
const PIE = {
  uid: "0B1C",
  name: "Leek pie",
  ingredients:
    "2 leeks\n1 batch [recipe:Plain crust]\n\nRICE + PEAS\n1 cup rice\n**100 g** peas\n\nFor the glaze:\n1 egg",
  directions:
    "Filling:\n1. Fry the *leeks*.\n2. Cool. [photo:2]\n\nTop:\n3. See [the trick](https://example.org/trick).",
  notes: "Keeps * two days.\nSee [recipe:Plain crust].",
  servings: "4 to 6",
  prep_time: "1 hr 5 min",
  source_url: "example.org/pie",
  source: "Grandma",
};

async function read(recipe: object) {
  const [found] = await recipesOf(gzipSync(JSON.stringify(recipe)));
  if (!found) throw new Error("nothing was read");
  return found;
}

describe("a recipe of Paprika", () => {
  it("keeps its headings as groups, without the signs of its markup", async () => {
    expect(linesOf(await read(PIE))).toEqual({
      ingredients: {
        main: ["2 leeks", "1 batch Plain crust"],
        rice__peas: ["1 cup rice", "100 g peas"],
        for_the_glaze: ["1 egg"],
      },
      steps: [
        ["Filling", ["Fry the leeks.", "Cool."]],
        ["Top", ["See the trick (https://example.org/trick)."]],
      ],
    });
  });

  it("links the recipes that it names, each once", async () => {
    const { links, draft } = await read(PIE);
    expect(links).toEqual([{ name: "Plain crust" }]);
    expect(draft.linkedRecipes).toEqual([{ name: "Plain crust" }]);
    expect(draft.notes).toEqual(["Keeps * two days.\nSee Plain crust."]);
  });

  it("completes an address, and scales from the lower end of a range", async () => {
    const { draft } = await read(PIE);
    expect(draft).toMatchObject({ url: "https://example.org/pie", source: "Grandma", servings: 4 });
    expect(draft.duration.prep_time_minutes).toBe(65);
  });

  it("gives the full pictures in order instead of the thumbnail, and leaves out what is none", async () => {
    const data = GIF.toString("base64");
    const { pictures } = await read({
      ...PIE,
      photo_data: "PHN2Zz4=",
      photos: [{ data: `${data.slice(0, 20)}\n${data.slice(20)}` }, { data: "PHN2Zz4=" }, { data: null }],
    });
    const [first, second, ...others] = pictures;
    expect(others).toEqual([]);
    expect(first && "bytes" in first && Buffer.compare(await first.bytes(), GIF)).toBe(0);
    await expect(second && "bytes" in second && second.bytes()).rejects.toMatchObject({
      reason: "entry-damaged",
    });
  });

  it("is read when every field is null or of another type", async () => {
    const odd = { name: 12, ingredients: null, directions: ["x"], notes: {}, rating: "five", photos: "no" };
    const { draft, ownRating } = await read(odd);
    expect(draft.name).toBe("12");
    expect(ownRating).toBeUndefined();
    expect(JSON.stringify(draft)).not.toContain("object Object");
  });

  it("is read from an archive whose files are plain JSON", async () => {
    const found = await recipesOf(await zipOf({ "Leek pie.paprikarecipe": JSON.stringify(PIE) }));
    expect(found).toMatchObject([{ format: "paprika", ownId: "0B1C" }]);
  });

  it("is read from a list, with the names of its categories, but not from the waste", async () => {
    const id = "389457D7-0437-42A7-91ED-AAFD41E7863C-14522";
    const list = [{ ...PIE, categories: [id] }, { ...PIE, in_trash: true }, null];
    const categories = [{ uid: id, name: "Pies", parent_uid: null, order_flag: 1 }];
    const entries = await entriesOf(
      await zipOf({ "recipes.json": JSON.stringify(list), "categories.json": JSON.stringify(categories) }),
    );
    expect(entries).toMatchObject([
      { kind: "recipe", format: "paprika", entry: "recipes.json#1", draft: { tags: ["pies"] } },
      { kind: "unread", entry: "recipes.json#3" },
    ]);
  });
});
