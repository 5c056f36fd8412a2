import { accountDataSchema } from "../account/account-data.ts";
import type { Schema } from "./endpoint.ts";
import { errorAnswer } from "./error.ts";
import { inputIssue } from "./received-error.ts";
import { listedRecipe } from "./recipes.ts";
import { collectionRuleSchema, collectionSchema } from "../collection/collection.ts";
import { collectedRecipeSchema, shelvedCollectionSchema } from "./collections.ts";
import { cookingNotesSchema } from "../account/cooking-notes.ts";
import { feedbackSchema } from "../account/feedback.ts";
import { jsonLdRecipeSchema } from "../formats/json-ld-schema.ts";
import { generationSchema } from "../generation/generation.ts";
import { makerNoteSchema } from "../recipe/maker-note.ts";
import {
  durationSchema,
  imageSchema,
  importedUrlSchema,
  ingredientRowSchema,
  ingredientsSchema,
  recipeDraftSchema,
  recipeSchema,
  recipeSummarySchema,
  reviewSchema,
  stepSchema,
  subStepSchema,
  toolSchema,
} from "../recipe/recipe.ts";
import { recipeContentSchema, recipeVersionSchema } from "../recipe/recipe-version.ts";
import { recipeRefSchema } from "../recipe/recipe-ref.ts";
import { queuedRequestSchema } from "../account/queued-request.ts";
import { userSchema } from "../account/user.ts";
import * as z from "zod/mini";

/** Schemas that stand by a name in the OpenAPI document, so that generated clients have types of these names. */
const NAMED_SCHEMAS = {
  AccountData: accountDataSchema,
  CollectedRecipe: collectedRecipeSchema,
  Collection: collectionSchema,
  CollectionRule: collectionRuleSchema,
  CookingNotes: cookingNotesSchema,
  Duration: durationSchema,
  Error: errorAnswer,
  Feedback: feedbackSchema,
  Generation: generationSchema,
  Image: imageSchema,
  ImportedUrl: importedUrlSchema,
  IngredientRow: ingredientRowSchema,
  Ingredients: ingredientsSchema,
  InputIssue: inputIssue,
  JsonLdRecipe: jsonLdRecipeSchema,
  ListedRecipe: listedRecipe,
  MakerNote: makerNoteSchema,
  Recipe: recipeSchema,
  RecipeContent: recipeContentSchema,
  RecipeDraft: recipeDraftSchema,
  RecipeRef: recipeRefSchema,
  QueuedRequest: queuedRequestSchema,
  RecipeSummary: recipeSummarySchema,
  RecipeVersion: recipeVersionSchema,
  Review: reviewSchema,
  ShelvedCollection: shelvedCollectionSchema,
  Step: stepSchema,
  SubStep: subStepSchema,
  Tool: toolSchema,
  User: userSchema,
} satisfies Record<string, Schema>;

const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED_SCHEMAS)) names.add(schema, { id });

/** An object schema of JSON Schema, as far as the document reads it again. */
export interface JsonSchema {
  properties?: Record<string, unknown>;
  required?: string[];
  [keyword: string]: unknown;
}

/** Turns schemas of the contract into JSON Schema and collects the named ones that they refer to. */
export function createSchemaWriter() {
  const components: Record<string, unknown> = {};
  return {
    /** The named schemas that were needed so far, by name. */
    components,
    /**
     * @param io "input": what a client sends; "output": what the server makes of it, and what it answers
     * @returns the schema with references to `#/components/schemas`
     */
    write(schema: Schema, io: "input" | "output"): JsonSchema {
      const {
        $schema: _,
        $defs = {},
        ...rest
      } = z.toJSONSchema(schema, {
        io,
        metadata: names,
        unrepresentable: "any",
        target: "draft-2020-12",
        // Answers may gain fields: a client must not take an unknown one for an error.
        override: ({ jsonSchema }) => {
          if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
        },
      });
      Object.assign(components, withComponentReferences($defs));
      return withComponentReferences(rest);
    },
  };
}

function withComponentReferences<T>(schema: T): T {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
