import type { DietaryMessages } from "@larder/domain/messages/messages";
import { DIET_IDS, type DietId } from "@larder/domain/recipe/recipe-request";
import type { Conflict } from "@larder/domain/recipe/conflicts";

/** Returns the sentence of a conflict for one of its lines: "Holds milk: 200 ml cream". */
export function conflictText(dietary: DietaryMessages, { code, request }: Conflict, line: string): string {
  const isDiet = (id: string): id is DietId => DIET_IDS.some((diet) => diet === id);
  return code === "diet" && isDiet(request)
    ? dietary.breaksDiet(dietary.diets[request], line)
    : dietary.holds(request, line);
}
