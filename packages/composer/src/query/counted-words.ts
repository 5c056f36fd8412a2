import { parseQuantity } from "@larder/domain/measure/quantity";
import type { Word } from "./tokens.ts";

/** Servings or minutes, and the number of words that state them. */
export interface CountedWords {
  servings?: number;
  minutes?: number;
  length: number;
}

const FOR = new Set(["for", "para", "serves", "feeds"]);
const PEOPLE = new Set([
  "people",
  "persons",
  "person",
  "servings",
  "serving",
  "portions",
  "personas",
  "persona",
  "comensales",
  "raciones",
  "racion",
  "porciones",
  "of",
]);
/** Articles that state no number of people: "para una cena", but "para una persona" does. */
const ARTICLES = new Set(["un", "una", "unos", "unas"]);
const MINUTES = new Set(["minutes", "minute", "mins", "min", "minutos", "minuto"]);
const HOURS = new Set(["hour", "hours", "hora", "horas", "h"]);

/** Reads the people or minutes at this index of a query. */
export function readCounted(words: readonly Word[], at: number): CountedWords | null {
  return readServings(words, at) ?? readTime(words, at);
}

/** Reads servings: "for two", "para 6 personas", "4 servings". */
function readServings(words: readonly Word[], at: number): CountedWords | null {
  const start = FOR.has(words[at]?.key ?? "") ? 1 : 0;
  const number = numberAt(words, at + start);
  if (number === null) return null;
  const isArticle = ARTICLES.has(words[at + start]?.key ?? "");
  const isPeople = PEOPLE.has(words[at + start + 1]?.key ?? "");
  const isTime = MINUTES.has(words[at + start + 1]?.key ?? "") || HOURS.has(words[at + start + 1]?.key ?? "");
  if (isTime || ((start === 0 || isArticle) && !isPeople)) return null;
  return { servings: number, length: start + 1 + (isPeople ? 1 : 0) };
}

/** Reads a time: "30 minutes", "in half an hour", "media hora". */
function readTime(words: readonly Word[], at: number): CountedWords | null {
  const key = (offset: number) => words[at + offset]?.key ?? "";
  if (key(0) === "half" && key(1) === "an" && key(2) === "hour") return { minutes: 30, length: 3 };
  if (key(0) === "media" && key(1) === "hora") return { minutes: 30, length: 2 };
  const number = numberAt(words, at);
  if (number === null) return null;
  if (MINUTES.has(key(1))) return { minutes: number, length: 2 };
  if (HOURS.has(key(1))) return { minutes: number * 60, length: 2 };
  return null;
}

/** Reads a number in digits or words; articles are none. */
function numberAt(words: readonly Word[], at: number): number | null {
  const key = words[at]?.key ?? "";
  if (key === "" || key === "a" || key === "an" || key === "half") return null;
  const read = parseQuantity(key);
  return read && read.max === undefined && read.min > 0 && read.min < 1000 ? read.min : null;
}
