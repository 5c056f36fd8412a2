import { wordSet } from "../text/word-set.ts";
import type { FoodLine } from "./food-line.ts";
import { type GroupRequest, several } from "./group-request.ts";
import type { LinkWord } from "./link-text.ts";

/** Words that mean all lines together; after a list of foods they only refer back. */
export const EVERYTHING = wordSet("everything todo alles tout tutto tudo");

const ELSE = wordSet("else lo ubrige weitere altro resto");
const REFERRING = wordSet(
  "until till while before after so sure enough hasta mientras que bis pour fino ate over entre",
);

/** Returns whether a word means all lines: "Blend everything until smooth", but not "until everything is smooth". */
function meansEverything(words: readonly LinkWord[], at: number): boolean {
  const [before, next] = [words[at - 1], words[at + 1]];
  if (!words[at] || REFERRING.has(before?.key ?? "")) return false;
  // "Todo el aceite" is of the oil.
  return (
    !next ||
    next.kind !== "word" ||
    !/^(?:el|la|los|las|le|il|o|a|bagel|is|are|has|lo)$/.test(next.key) ||
    meansElse(words, at)
  );
}

/** Returns whether the word means what no step took yet: "everything else", "todo lo demás". */
function meansElse(words: readonly LinkWord[], at: number): boolean {
  const [next, second] = [words[at + 1]?.key ?? "", words[at + 2]?.key ?? ""];
  return ELSE.has(next) && (next !== "lo" || /^(?:demas|otro)$/.test(second));
}

/** Reads "everything" where the step names no food before it, and "everything else". */
export function everythingAt(request: GroupRequest, at: number): readonly FoodLine[] | null {
  const { words, unusedLines, namedCount, isNamedHere, isNamedLater } = request;
  const isElse = meansElse(words, at);
  if ((namedCount > 0 && !isElse) || !meansEverything(words, at)) return null;
  const open = unusedLines().filter(
    (line) => !isNamedHere(line, at) && !isNamedLater(line) && !line.kind.isTool && !line.kind.isToServe,
  );
  if (!isElse && !request.isFirst) return null;
  const own = open.filter((line) => line.group === request.group);
  return several(request.group !== null && own.length > 0 ? own : open);
}
