import type { EndpointResponse } from "@larder/domain/contract/endpoint";
import { draftFromText } from "@larder/domain/contract/generate";
import { scrapeRecipe } from "@larder/domain/contract/import";
import { createRecipe } from "@larder/domain/contract/recipes";
import type { Recipe } from "@larder/domain/recipe/recipe";
import type { DefaultVisibility } from "@larder/domain/recipe/visibility";
import { markedAsAi } from "@larder/domain/generation/ai-draft";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { call } from "@/lib/api/api-client";
import { lastingCall } from "@/lib/api/lasting-call";

/** Who sees the new recipe; undefined for the user's default. */
type Chosen = DefaultVisibility | undefined;

/** Imports a recipe from a web address. */
export function useImportFromUrl(userId: string, visibility: Chosen) {
  return useMutation({
    mutationFn: async ({ url, signal }: { url: string; signal: AbortSignal }) =>
      (await lastingCall(scrapeRecipe, { body: { url, userId, ...(visibility && { visibility }) }, signal }))
        .recipe,
  });
}

/** A recipe to send, and the source that it was made of. */
export interface NewRecipe {
  recipe: object;
  originalJson?: unknown;
}

const add = (userId: string, visibility: Chosen, { recipe, originalJson }: NewRecipe) =>
  call(createRecipe, {
    body: {
      userId,
      recipe: { ...recipe },
      ...(originalJson !== undefined && { originalJson }),
      ...(visibility && { visibility }),
    },
  });

/** Adds one recipe. */
export function useAddRecipe(userId: string, visibility: Chosen) {
  return useMutation({ mutationFn: (recipe: NewRecipe) => add(userId, visibility, recipe) });
}

/**
 * Reads a text with AI, and adds the resulting recipe; returns it and what was noticed in it. When the text was read
 * but could not be added, the next try for the same text does not ask the AI again.
 */
export function useAddByAi(userId: string, visibility: Chosen) {
  const read = useRef<{ text: string; draft: EndpointResponse<typeof draftFromText> }>(null);
  return useMutation({
    mutationFn: async ({ text, signal }: { text: string; signal: AbortSignal }) => {
      if (read.current?.text !== text) {
        read.current = { text, draft: await lastingCall(draftFromText, { body: { userId, text }, signal }) };
      }
      const { recipe: draft, notes } = read.current.draft;
      const { recipe } = await add(userId, visibility, { recipe: markedAsAi(draft) });
      read.current = null;
      return { recipe, notes };
    },
  });
}

/** Adds the recipes of a source one by one. After a failure the next try goes on where it stopped. */
export function useAddAll(userId: string, visibility: Chosen) {
  const done = useRef<{ source: string; recipes: Recipe[] }>({ source: "", recipes: [] });
  const mutation = useMutation({
    mutationFn: async ({ source, recipes }: { source: string; recipes: readonly NewRecipe[] }) => {
      if (done.current.source !== source) done.current = { source, recipes: [] };
      const { recipes: added } = done.current;
      for (const recipe of recipes.slice(added.length))
        added.push((await add(userId, visibility, recipe)).recipe);
      return added;
    },
  });
  return { ...mutation, addedSoFar: () => done.current.recipes.length };
}
