import { type Query, setUsed, writtenWords } from "./query-words.ts";
import { CONDITIONS } from "./vocabulary/exclusion-words.ts";

/** Returns the illnesses of a query whose diet is not known here, and marks their words. */
export function readConditions(query: Query): { words: string; isSevere: boolean }[] {
  const { words, used } = query;
  const found: { words: string; isSevere: boolean }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const condition = used[at] ? null : CONDITIONS.at(words, at);
    if (!condition) continue;
    found.push({ words: writtenWords(query, at, at + condition.length), isSevere: condition.value });
    setUsed(query, at, at + condition.length);
  }
  return found;
}
