import { allEn as en } from "@larder/domain/messages/all-en";
import { allEs as es } from "@larder/domain/messages/all-es";

/** The placeholder of a value in a sentence. */
const VALUE = "\u00a7";

/** Returns patterns that match the messages of a language, with any values filled in. */
function patternsOf(messages: object): RegExp[] {
  return Object.values(messages).flatMap((entry: unknown) => {
    if (typeof entry === "object" && entry !== null) return patternsOf(entry);
    const said = typeof entry === "function" ? saidWithValues(entry) : String(entry);
    return said === undefined ? [] : [patternOf(said)];
  });
}

function saidWithValues(sentence: object): string | undefined {
  const values = [VALUE, VALUE].map((value) => Object.assign([value], { toString: () => value }));
  const said: unknown = typeof sentence === "function" && Reflect.apply(sentence, undefined, values);
  // A value that is formatted as a number comes out as none.
  const text = typeof said === "string" ? said.replaceAll("NaN", VALUE) : "";
  return text.includes(VALUE) ? text : undefined;
}

const patternOf = (said: string) => new RegExp(`^${RegExp.escape(said).replaceAll(VALUE, ".+")}$`, "s");

const english = patternsOf(en);
const spanish = patternsOf(es);

/** The names of languages in the choice of the interface's language, each in its own. */
const OWN_NAMES = new Set(["English"]);

/** Reports whether a text is a message of the English interface and not also of the Spanish one. */
export function isEnglishOnly(text: string): boolean {
  return (
    !OWN_NAMES.has(text) && english.some((one) => one.test(text)) && !spanish.some((one) => one.test(text))
  );
}

/** Returns all texts of a page: texts, names, placeholders and its title. Runs inside the page. */
export function whatIsSaid(): string[] {
  const said = new Set([document.title.replace(/ · Larder$/, "")]);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) said.add(walker.currentNode.textContent?.trim() ?? "");
  for (const element of document.querySelectorAll("*")) {
    for (const name of ["aria-label", "aria-description", "aria-valuetext", "placeholder", "title", "alt"]) {
      said.add(element.getAttribute(name)?.trim() ?? "");
    }
  }
  said.delete("");
  return [...said];
}
