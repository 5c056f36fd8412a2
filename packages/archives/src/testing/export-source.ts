import { allMessages } from "@larder/domain/messages/all-messages";
import type { Recipe } from "@larder/domain/recipe/recipe";
import type { ExportedPicture, ExportedRecipe, ExportSource } from "../write/exported-recipe.ts";
import { nastyRecipes } from "./nasty-recipes.ts";

/** The smallest JPEG, with its number as a comment so that pictures differ. */
export function jpegOf(n: number): Uint8Array {
  const comment = Buffer.from(`picture ${n}`);
  const marker = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([JPEG.subarray(0, 2), marker, comment, JPEG.subarray(2)]);
}

const JPEG = Buffer.from(
  "/9j/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=",
  "base64",
);

export function pictureOf(n: number): ExportedPicture {
  return {
    file: async () => ({ bytes: jpegOf(n), extension: "webp" }),
    jpeg: async () => jpegOf(n),
  };
}

export const brokenPicture: ExportedPicture = {
  file: () => Promise.reject(new Error("gone")),
  jpeg: () => Promise.reject(new Error("gone")),
};

export function exported(recipe: Recipe, fields: Partial<ExportedRecipe> = {}): ExportedRecipe {
  return { recipe, pictures: [], cookingNotes: null, isBookmarked: false, ...fields };
}

/** Returns a source of these recipes. */
export function sourceOf(
  recipes: readonly ExportedRecipe[],
  fields: Partial<ExportSource> = {},
): ExportSource {
  const byId = new Map(recipes.map((each) => [each.recipe.id, each]));
  const { exportFiles, groups } = allMessages.en;
  return {
    title: "My recipes",
    listed: recipes.map(({ recipe: { id, name } }) => ({ id, name })),
    read: async (id) => byId.get(id) ?? null,
    collections: [],
    exportedAt: "2026-11-28T20:00:00.000Z",
    origin: "https://larder.example",
    language: "en",
    labels: exportFiles,
    groupNames: groups,
    ...fields,
  };
}

/** Returns a source of all nasty recipes: with pictures, cooking notes and a collection. */
export function nastySource(fields: Partial<ExportSource> = {}): ExportSource {
  const recipes = nastyRecipes().map(({ recipe }, at) =>
    exported(recipe, {
      pictures: Array.from({ length: at % 4 }, (_, n) => pictureOf(at * 10 + n)),
      cookingNotes:
        at % 3 === 0
          ? {
              rating: (at % 5) + 1,
              note: `Next time: more of ${at}.`,
              cookedOn: ["2026-05-06T18:00:00.000Z"],
            }
          : null,
      isBookmarked: at % 2 === 0,
    }),
  );
  return sourceOf(recipes, {
    collections: [
      {
        id: "shelf",
        name: "Sunday / Lunch?",
        note: "For guests.",
        cover: "drawn",
        order: "hand",
        sections: [{ id: "s1", name: "First" }],
        rule: null,
        audience: "private",
        createdAt: "2026-01-01T00:00:00.000Z",
        updatedAt: "2026-01-01T00:00:00.000Z",
        recipes: [
          { id: "nasty-1", sectionId: "s1" },
          { id: "nasty-20", sectionId: null },
        ],
      },
    ],
    ...fields,
  });
}
