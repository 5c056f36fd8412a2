import type { Food } from "../food/food.ts";
import { readAmountHead } from "../ingredient/ingredient-amount.ts";
import { splitFood } from "../ingredient/ingredient-food.ts";
import type { Piece } from "../ingredient/ingredient-pieces.ts";
import { LIMITS } from "../limits.ts";
import { skipOf } from "../ingredient/ingredient-measure.ts";
import type { Quantity } from "../measure/amounts.ts";
import type { Unit } from "../measure/measure-units.ts";
import { withoutBullet } from "../text/bullet.ts";
import { type Token, tokenise } from "../text/text-tokens.ts";
import { readNames, type LineName, type NameContext } from "./line-names.ts";
import { type LineRemarks, readRemarks } from "./line-remarks.ts";
import { SOLID_PIECES } from "./link-vocabulary.ts";
import { type LinkWord, linkWords, readWords } from "./link-text.ts";

/** The properties that lines of the same words share, so that a repeated line is read once. */
export interface LineKind extends LineRemarks {
  names: readonly LineName[];
  /** The stems of all words of the line, also of its remarks. */
  stems: ReadonlySet<string>;
  /** True where the line lists things to cook with: "Accesorios: papel de horno". */
  isTool: boolean;
}

/** A line of an ingredient list, as far as steps refer to it. */
export interface FoodLine {
  index: number;
  group: string | null;
  quantity: Quantity | null;
  unit: Unit | null;
  kind: LineKind;
}

const TOOLS =
  /^(?:accesorios|utensilios|accessori|accessoires|equipment|special equipment|tools|zubehor|acessorios|utensilios)$/;
/** Units that give no amount to compare with. */
const UNCOUNTED = /^(?:pinch|dash|drizzle|splash|drop|handful|sprinkle|knob)$/;

/** Reads the lines of an ingredient list. Lines of the same food share their kind. */
export function readFoodLines(
  ingredients: readonly { text: string; group: string | null }[],
  context: NameContext,
): FoodLine[] {
  const kinds = new Map<string, LineKind>();
  return ingredients.map(({ text, group }, index) => {
    const line = withoutBullet(text.slice(0, LIMITS.textLength));
    const tokens = withoutPurpose(tokenise(line));
    const head = readAmountHead(tokens);
    const piece = head.quantity && pieceOf(head.unit, head.unitText, context);
    const key = `${piece?.key ?? ""} ${line.slice(tokens[head.next]?.start ?? 0)}`;
    let kind = kinds.get(key);
    if (!kind) {
      kind = readKind(tokens, head.next, piece, context);
      kinds.set(key, kind);
    }
    const isCounted = head.unit === null || !UNCOUNTED.test(head.unit.id);
    return { index, group, quantity: isCounted ? head.quantity : null, unit: head.unit, kind };
  });
}

/** Drops a purpose before the food: "to serve: toasted almonds". */
function withoutPurpose(tokens: readonly Token[]): readonly Token[] {
  if (!/^(?:to|for|optional|para|opcional)$/.test(tokens[0]?.key ?? "")) return tokens;
  const colon = tokens.findIndex(({ key }, at) => key === ":" && at < MOST_PURPOSE);
  return colon > 0 && colon < tokens.length - 1 ? tokens.slice(colon + 1) : tokens;
}

const MOST_PURPOSE = 6;

/** Returns the unit of a line that is a solid piece, by which steps can name it: "los filetes" of "4 filetes de lenguado". */
function pieceOf(unit: Unit | null, unitText: string | null, { language }: NameContext): LinkWord | null {
  if (!unit || unit.metric !== undefined) return null;
  const [word] = readWords(unitText ?? "", language);
  return word && (word.sorts === 0 || SOLID_PIECES.has(word.key)) ? word : null;
}

function readKind(
  tokens: readonly Token[],
  from: number,
  piece: LinkWord | null,
  context: NameContext,
): LineKind {
  const { item, remarks } = splitFood(tokens, skipOf(tokens, from));
  const words = ({ from: start, to }: Piece): LinkWord[] =>
    linkWords(tokens.slice(start, to), context.language);
  const pieces = (item.length > 0 ? item : remarks.slice(0, 1)).map(words);
  const asides = remarks.map(words);
  const names = readNames(pieces, asides, context);
  const [main] = names;
  if (piece && main)
    names.push({
      head: piece.stem,
      key: piece.key,
      modifiers: [{ ...piece, stem: main.head }],
      food: main.food,
      isWeak: true,
    });
  const stems = new Set<string>();
  for (const piece of [...pieces, ...asides]) for (const word of piece) stems.add(word.stem);
  return { names, stems, isTool: TOOLS.test(tokens[0]?.key ?? ""), ...readRemarks(tokens) };
}

/** Returns the food of a line where its table entry is known; the first of its names counts. */
export function foodOf({ kind }: FoodLine): Food | null {
  return kind.names[0]?.food ?? null;
}
