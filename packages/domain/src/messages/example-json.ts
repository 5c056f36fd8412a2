import type { RecipeLanguage } from "../language.ts";

/** The example recipe of the JSON page, by language: the fields that most recipes need, in the current shape. */
export const EXAMPLE_JSON: Readonly<Record<RecipeLanguage, string>> = {
  en: `{
  "name": "Tuna salad",
  "description": "Ready in twenty minutes.",
  "servings": 4,
  "tags": ["salad", "quick"],
  "duration": { "prep_time_minutes": 20, "cook_time_minutes": 0 },
  "ingredients": {
    "main": [
      { "ingredient_name": "tuna", "measure": 2, "unit": "can", "prep_style": "drained" },
      { "ingredient_name": "lettuce", "measure": 1, "unit": "", "prep_style": "torn" }
    ],
    "dressing": [
      { "ingredient_name": "olive oil", "measure": 3, "unit": "tbsp", "prep_style": "" },
      { "ingredient_name": "vinegar", "measure": 1, "unit": "tbsp", "prep_style": "" }
    ]
  },
  "steps": [
    {
      "main_step": "Prepare and dress",
      "tip": "Dress it just before you serve.",
      "sub_steps": [
        { "description": "Put the lettuce in a bowl and the tuna on top." },
        { "description": "Whisk oil and vinegar, and pour them over." }
      ]
    }
  ],
  "tools": [{ "tool_name": "salad bowl", "purpose": "mixing" }]
}`,
  es: `{
  "name": "Ensalada de atún",
  "description": "Lista en veinte minutos.",
  "servings": 4,
  "tags": ["ensalada", "rápida"],
  "duration": { "prep_time_minutes": 20, "cook_time_minutes": 0 },
  "ingredients": {
    "main": [
      { "ingredient_name": "atún", "measure": 2, "unit": "lata", "prep_style": "escurrido" },
      { "ingredient_name": "lechuga", "measure": 1, "unit": "", "prep_style": "troceada" }
    ],
    "aliño": [
      { "ingredient_name": "aceite de oliva", "measure": 3, "unit": "cucharada", "prep_style": "" },
      { "ingredient_name": "vinagre", "measure": 1, "unit": "cucharada", "prep_style": "" }
    ]
  },
  "steps": [
    {
      "main_step": "Montar y aliñar",
      "tip": "Alíñala justo antes de servir.",
      "sub_steps": [
        { "description": "Pon la lechuga en una fuente y el atún encima." },
        { "description": "Bate el aceite con el vinagre y viértelo por encima." }
      ]
    }
  ],
  "tools": [{ "tool_name": "ensaladera", "purpose": "mezclar" }]
}`,
};
