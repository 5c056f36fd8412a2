import { phrases } from "./phrases.ts";
import { isJoined, type Query, setUsed, writtenWords } from "./query-words.ts";
import { isDishWord } from "./vocabulary/dish-words.ts";

/** Words before a kind of dish that somebody does not eat: "he hates soup", "anything but stew". */
const REFUSALS = phrases<true>([
  [
    `[hate|hates|dislike|dislikes|detest|detests|doesnt like|dont like|does not like|do not like|cant stand|cannot stand|refuses|wont eat|will not eat] [a|any|],
     [anything|anything else|everything|whatever] [but|except|bar|other than] [a|], [not another|no more] [boring|],
     [odia|odian|odio|detesta|no soporta|no soporto|no come|no comen] [el|la|los|las|], no [me|le|les|nos] [gusta|gustan] [nada|] [el|la|los|las], [cualquier cosa|lo que sea|todo] [menos|excepto|salvo] [el|la|un|una|]`,
    true,
  ],
]);

/**
 * Reads the kinds of dishes that are not wanted, and marks their words. A request has no place for them: they are asked
 * back like a food that is not known.
 */
export function readRefusedDishes(query: Query): string[] {
  const { words, used } = query;
  const found: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const end = at + (REFUSALS.at(words, at)?.length ?? 0);
    if (end === at || used[end] || !isJoined(words[end]) || !isDishWord(words[end]?.key ?? "")) continue;
    // "She hates salad dressing" speaks of the dressing.
    if (
      isJoined(words[end + 1]) &&
      !/^(?:and|or|but|y|ni|o|so|please|for|at)$/.test(words[end + 1]?.key ?? "")
    )
      continue;
    found.push(writtenWords(query, end, end + 1));
    setUsed(query, at, end + 1);
  }
  return found;
}
