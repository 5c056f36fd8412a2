import type { ToGather } from "@larder/domain/cooking/gather-all";
import type { ShownIngredient } from "@larder/domain/cooking/shown-measure";
import { spokenMeasure } from "@larder/domain/messages/spoken-measure";
import type { Messages } from "@larder/domain/messages/messages";
import type { Tool } from "@larder/domain/recipe/recipe";

/**
 * Returns the spoken text of a thing to get ready: "300 grams rice".
 *
 * @param language the language of the voice
 */
export function spokenThing(
  thing: ToGather<ShownIngredient> | { tool: Tool },
  messages: Messages,
  language: string,
): string {
  if ("tool" in thing) return thing.tool.tool_name;
  const { row } = thing;
  return `${spokenMeasure(row, messages, language)} ${row.ingredient_name}`.trim();
}
