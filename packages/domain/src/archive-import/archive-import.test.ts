import { describe, expect, it } from "vitest";
import { normaliseRecipe } from "../normalise/normalise.ts";
import { PIECE_BYTES, pieceSize, piecesOf } from "./archive-import.ts";
import { type ArchiveSource, appOfFormat } from "./archive-source.ts";
import { type EntryIdentity, findDuplicate, type PresentRecipes } from "./find-duplicate.ts";
import { archivedContent, recipeFingerprint } from "./recipe-fingerprint.ts";

const draftOf = (fields: object) =>
  normaliseRecipe({
    name: "Crêpes",
    ingredients: ["2 eggs", "1 cup milk"],
    steps: ["Whisk.", "Fry."],
    ...fields,
  }).recipe;

describe("recipeFingerprint", () => {
  const fingerprint = (fields: object) => recipeFingerprint(draftOf(fields));

  it.each([
    ["composed and decomposed letters are the same", { name: "Cre\u0302pes" }, true],
    ["spaces do not matter", { name: " Crêpes  " }, true],
    ["tags do not matter", { tags: ["sweet"] }, true],
    [
      "another ingredient is another recipe of the same name",
      { ingredients: ["3 eggs", "1 cup milk"] },
      false,
    ],
    ["another step is another recipe", { steps: ["Whisk.", "Bake."] }, false],
    ["another name is another recipe", { name: "Pancakes" }, false],
  ])("%s", (_, fields, isSame) => {
    expect(fingerprint(fields) === fingerprint({})).toBe(isSame);
  });
});

describe("archivedContent", () => {
  it("changes with the servings and not with the order of tags", () => {
    expect(archivedContent(draftOf({ servings: 6 }))).not.toBe(archivedContent(draftOf({ servings: 2 })));
    expect(archivedContent(draftOf({ tags: ["a", "b"] }))).toBe(
      archivedContent(draftOf({ tags: ["b", "a"] })),
    );
  });
});

describe("findDuplicate", () => {
  const source: ArchiveSource = {
    recipeId: "here",
    uid: "ana",
    app: "paprika",
    ownId: "uid-1",
    fingerprint: "f",
    digest: "d",
    storedDigest: "s",
    importId: "i",
    importedAt: "2026-01-01T00:00:00.000Z",
  };
  const nothing: PresentRecipes = {
    byOwnId: () => [],
    bySourceFingerprint: () => [],
    byFingerprint: () => undefined,
    nameOf: () => undefined,
    byPage: () => undefined,
  };
  const entry: EntryIdentity = {
    app: "paprika",
    ownId: "uid-1",
    fingerprint: "f",
    digest: "d",
    name: "Crêpes",
    sourceUrl: "https://food.example/crepes",
  };

  it("finds a recipe by its own id, and that its archive has changed", () => {
    const present = { ...nothing, byOwnId: () => [source] };
    expect(findDuplicate(entry, present)).toEqual({ recipeId: "here", isChangedThere: false, source });
    expect(findDuplicate({ ...entry, digest: "e" }, present)).toMatchObject({ isChangedThere: true });
  });

  it("prefers the one of several with the same id that has the same content", () => {
    const twin = { ...source, recipeId: "twin", digest: "e" };
    const present = { ...nothing, byOwnId: () => [source, twin] };
    expect(findDuplicate({ ...entry, digest: "e" }, present)?.recipeId).toBe("twin");
  });

  it("finds an entry without an id by the fingerprint that it had at its import", () => {
    const present = { ...nothing, bySourceFingerprint: () => [source] };
    expect(findDuplicate({ ...entry, ownId: null }, present)?.recipeId).toBe("here");
  });

  it("finds a recipe that was not imported by its fingerprint, or by its page and name", () => {
    expect(findDuplicate(entry, { ...nothing, byFingerprint: () => "own" })).toEqual({
      recipeId: "own",
      isChangedThere: false,
      source: null,
    });
    expect(findDuplicate(entry, { ...nothing, byPage: () => "scraped" })?.recipeId).toBe("scraped");
    expect(findDuplicate({ ...entry, sourceUrl: null }, { ...nothing, byPage: () => "scraped" })).toBeNull();
  });

  it("finds nothing where nothing is the same", () => {
    expect(findDuplicate(entry, nothing)).toBeNull();
  });
});

describe("appOfFormat", () => {
  it("is one name for all formats of an app", () => {
    expect(appOfFormat("paprika-html")).toBe("paprika");
    expect(appOfFormat("mealie")).toBe("mealie");
  });
});

describe("the pieces of a file", () => {
  it.each([
    [0, 1],
    [1, 1],
    [PIECE_BYTES, 1],
    [PIECE_BYTES + 1, 2],
  ])("%i bytes are %i", (size, pieces) => {
    expect(piecesOf(size)).toBe(pieces);
  });

  it("are all of the same size but the last", () => {
    expect([0, 1, 2].map((piece) => pieceSize(PIECE_BYTES + 5, piece))).toEqual([PIECE_BYTES, 5, null]);
    expect(pieceSize(0, 0)).toBe(0);
  });
});
