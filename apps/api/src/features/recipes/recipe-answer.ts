import { withUses } from "@larder/domain/links/recipe-uses";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { answerEtagOf } from "@larder/domain/recipe/recipe-etag";
import { Reply } from "../../http/answers/reply.ts";
import type { ShowLinks } from "./show-links.ts";

/** Returns the answer with a whole recipe to a reader who sees it: with what its steps take, its links and an ETag. */
export async function recipeAnswer(showLinks: ShowLinks, recipe: Recipe, uid: string | undefined) {
  const shown = await showLinks(recipe, uid);
  return new Reply({ recipe: withUses(shown) }, { etag: answerEtagOf(shown) });
}
