import { EDITABLE_FIELDS } from "@larder/domain/recipe/editable-fields";
import { normaliseRecipe } from "@larder/domain/normalise/normalise";
import { describe, expect, it } from "vitest";
import { formFromRecipe, hasChanges, patchFromForm, problemsOf } from "./edit-form.ts";
import * as extras from "./edit-form-extras.ts";
import { emptyForm, recipeFromForm, storedForm } from "./new-recipe-form.ts";

const [one, two, three] = [
  { url: "/media/one-480.webp" },
  { url: "/media/two-480.webp" },
  { url: "/media/three-480.webp" },
];
const formOf = (raw: object) => formFromRecipe(normaliseRecipe({ name: "Soup", ...raw }).recipe);

describe("the notes of the form", () => {
  it("are added, typed, moved and removed", () => {
    const form = formOf({ notes: ["First", "Second"] });
    const [first] = form.notes;
    if (!first) throw new Error("No note.");
    const added = extras.withNewNote(form);
    const typed = extras.withNote(added, form.nextKey, " Third ");
    expect(patchFromForm(typed).notes).toEqual(["First", "Second", "Third"]);
    const moved = extras.withMovedNote(typed, first.key, 1);
    expect(patchFromForm(moved).notes).toEqual(["Second", "First", "Third"]);
    expect(extras.withMovedNote(form, first.key, -1).notes).toEqual(form.notes);
    expect(patchFromForm(extras.withoutNote(moved, first.key)).notes).toEqual(["Second", "Third"]);
  });

  it("that are empty change nothing, and are at most as many as a recipe has", () => {
    const form = formOf({});
    expect(hasChanges(extras.withNewNote(form), form)).toBe(false);
    let full = form;
    for (let n = 0; n <= EDITABLE_FIELDS.notes.maxEntries; n += 1) full = extras.withNewNote(full);
    expect(full.notes).toHaveLength(EDITABLE_FIELDS.notes.maxEntries);
  });
});

describe("the further pictures of the form", () => {
  it("are added once, moved and removed", () => {
    const form = extras.withPicture(
      extras.withPicture(formOf({ image: one, moreImages: [two] }), three),
      two,
    );
    expect(form.moreImages).toEqual([two, three]);
    expect(extras.withMovedPicture(form, three.url, -1).moreImages).toEqual([three, two]);
    expect(extras.withMovedPicture(form, three.url, 1).moreImages).toEqual([two, three]);
    expect(extras.withoutPicture(form, two.url).moreImages).toEqual([three]);
  });

  it("change places with the first picture, or become it", () => {
    const form = formOf({ image: one, moreImages: [two, three] });
    const swapped = extras.withMovedPicture(form, two.url, -1);
    expect([swapped.image, ...swapped.moreImages]).toEqual([two, one, three]);
    const first = extras.withMovedPicture({ ...form, image: null }, two.url, -1);
    expect([first.image, ...first.moreImages]).toEqual([two, three]);
  });
});

describe("the linked recipes of the form", () => {
  it("are added once, removed, and sent without what the server adds", () => {
    const link = { name: "Dough", id: "dough", slug: "pie-dough" };
    const form = extras.withLink(extras.withLink(formOf({ linkedRecipes: ["Stock"] }), link), link);
    expect(patchFromForm(form).linkedRecipes).toEqual([{ name: "Stock" }, { name: "Dough", id: "dough" }]);
    expect(patchFromForm(extras.withoutLink(form, 0)).linkedRecipes).toEqual([
      { name: "Dough", id: "dough" },
    ]);
  });
});

describe("the video of the form", () => {
  it("must be a web address", () => {
    const form = formOf({});
    expect(problemsOf({ ...form, video: "film" })).toEqual({ video: "recipe-url-invalid" });
    expect(problemsOf({ ...form, video: " https://example.com/f " })).toEqual({});
    expect(patchFromForm({ ...form, video: " https://example.com/f " }).video).toBe("https://example.com/f");
  });
});

describe("a new recipe", () => {
  it("is added with all of them, and without those that are empty", () => {
    const fields = {
      notes: ["Rest it."],
      moreImages: [two],
      linkedRecipes: [{ name: "Dough", id: "dough" }],
      video: "https://example.com/film",
    };
    expect(recipeFromForm(formOf(fields))).toMatchObject(fields);
    expect(Object.keys(recipeFromForm(formOf({})))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:notes|moreImages|linkedRecipes|video)$/)]),
    );
  });

  it("is read from a stored form of before these fields", () => {
    const {
      notes: _n,
      moreImages: _m,
      linkedRecipes: _l,
      video: _v,
      ...old
    } = { ...emptyForm(), name: "Soup" };
    expect(storedForm(JSON.stringify(old))).toMatchObject({
      notes: [],
      moreImages: [],
      linkedRecipes: [],
      video: "",
    });
  });
});
