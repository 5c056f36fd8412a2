import type { ToGather } from "@larder/domain/cooking/gather-all";
import { shownMeasure } from "@larder/domain/cooking/shown-measure";
import type { Tool } from "@larder/domain/recipe";

/** What is said of a thing to get ready: "300 g rice". */
export function spokenThing(thing: ToGather | { tool: Tool }): string {
  if ("tool" in thing) return thing.tool.tool_name;
  const { row } = thing;
  return [shownMeasure(row), row.unit, row.ingredient_name].filter(Boolean).join(" ");
}
