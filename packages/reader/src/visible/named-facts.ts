import { cleanLine } from "@larder/domain/text/clean-text";
import { parseDurationMinutes } from "@larder/domain/time/duration";
import { parseServings } from "@larder/domain/measure/servings";
import { TIME_UNIT } from "../layout/label-words.ts";
import { piecesOf } from "../layout/element-shapes.ts";
import type { PageLines } from "../layout/page-lines.ts";
import type { PageElement } from "../layout/page-tree.ts";
import { isWithin } from "../layout/page-tree.ts";

export type FactKind = "total" | "prep" | "cook" | "servings";

/** The names of elements that hold one fact of a recipe, the surest for each. */
const FACT_NAMES: readonly (readonly [FactKind, RegExp])[] = [
  ["prep", /prep(?:aration)?[-_]?(?:time|duration)|active[-_]?time|hands[-_]?on/],
  ["cook", /(?:cook(?:ing)?|bak(?:e|ing))[-_]?(?:time|duration)/],
  ["total", /total[-_]?(?:time|duration)|(?:^|[\s:_-])(?:duration|dt-duration|ready-?in)(?:$|[\s_-])/],
  [
    "servings",
    /(?:^|[\s:_-])(?:servings?|recipe-?(?:servings?|yield)|yields?|p-yield|portions?|portionen|personen|persons|porties|porciones|raciones|comensales|personnes|porzioni|porcoes|portioner|porsjoner|porcje|porcji)(?:$|[\s_-])/,
  ],
];
/** The names of nutrition, scaling buttons and other recipes. */
const NOT_FACTS =
  /nutri|serving-?size|adjust|multipl|scale|button|increase|decrease|related|teaser|similar|recommend|sidebar|comment|rating|(?:^|[\s_-])(?:label|icon|card)(?:$|[\s_-])/;
const LONGEST_FACT = 40;
const MOST_SERVINGS = 500;

/** Reads unlabelled facts, as below an icon, by the names of their elements; the nearest to line `near` counts. */
export function readNamedFacts(lines: PageLines, near: number): Partial<Record<FactKind, number>> {
  const found: Partial<Record<FactKind, { value: number; distance: number }>> = {};
  for (const element of lines.elements) {
    if (element.names === "" || NOT_FACTS.test(element.names)) continue;
    const kind = FACT_NAMES.find(([, names]) => names.test(element.names))?.[0];
    const value = kind && valueOf(kind, element);
    if (!kind || !value || isWithin(element, ({ names }) => /related|teaser|similar|recommend/.test(names)))
      continue;
    const distance = Math.abs(lines.range(element).from - near);
    const known = found[kind];
    if (!known || distance < known.distance) found[kind] = { value, distance };
  }
  return Object.fromEntries(Object.entries(found).map(([kind, { value }]) => [kind, value] as const));
}

function valueOf(kind: FactKind, element: PageElement): number | null {
  const said = element.attributes.content ?? element.attributes.datetime ?? hiddenValue(element);
  const text = said ?? cleanLine(piecesOf(element).join(" "));
  if (text.length > LONGEST_FACT) return null;
  if (kind !== "servings")
    return TIME_UNIT.test(text) || text.startsWith("P") ? parseDurationMinutes(text) : null;
  const count = TIME_UNIT.test(text) || /\d\s?x\b/i.test(text) ? null : parseServings(text);
  return count !== null && count >= 1 && count <= MOST_SERVINGS ? count : null;
}

/** Returns the hidden value of a microformat: `<span class="value-title" title="PT3H">`. */
function hiddenValue({ children }: PageElement): string | undefined {
  const held = children.find((child) => typeof child !== "string" && child.names.includes("value-title"));
  return held !== undefined && typeof held !== "string" ? held.attributes.title : undefined;
}
