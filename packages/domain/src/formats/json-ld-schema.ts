import * as z from "zod/mini";

const text = z.string();

/** An ISO 8601 duration. */
const length = z.string().check(z.regex(/^PT(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?$/));

const step = z.object({ "@type": z.literal("HowToStep"), text, timeRequired: z.optional(length) });
const tip = z.object({ "@type": z.literal("HowToTip"), name: z.optional(text), text });
const section = z.object({
  "@type": z.literal("HowToSection"),
  name: text,
  itemListElement: z.array(z.union([step, tip])),
});

/** A recipe in the part of schema.org that Larder writes. */
export const jsonLdRecipeSchema = z.object({
  "@context": z.literal("https://schema.org"),
  "@type": z.literal("Recipe"),
  name: text,
  description: z.optional(text),
  abstract: z.optional(text),
  author: z.optional(z.object({ "@type": z.literal("Person"), name: text })),
  url: z.optional(text),
  isBasedOn: z.optional(text),
  image: z.optional(z.array(text)),
  inLanguage: z.optional(text),
  datePublished: z.optional(text),
  dateModified: z.optional(text),
  prepTime: z.optional(length),
  cookTime: z.optional(length),
  totalTime: z.optional(length),
  recipeYield: z.optional(text),
  recipeCategory: z.optional(z.array(text)),
  recipeCuisine: z.optional(text),
  keywords: z.optional(text),
  suitableForDiet: z.optional(z.array(text)),
  nutrition: z.optional(
    z.object({
      "@type": z.literal("NutritionInformation"),
      calories: z.optional(text),
      description: z.optional(text),
    }),
  ),
  video: z.optional(z.object({ "@type": z.literal("VideoObject"), name: text, url: text })),
  comment: z.optional(z.array(z.object({ "@type": z.literal("Comment"), name: text, text }))),
  tool: z.optional(
    z.array(z.object({ "@type": z.literal("HowToTool"), name: text, description: z.optional(text) })),
  ),
  recipeIngredient: z.array(text),
  recipeInstructions: z.array(z.union([section, step, tip])),
});

export type JsonLdRecipe = z.infer<typeof jsonLdRecipeSchema>;
export type JsonLdPart = z.infer<typeof step> | z.infer<typeof tip>;
