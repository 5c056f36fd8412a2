import { allEn } from "@larder/domain/messages/all-en";
import { describe, expect, it } from "vitest";

const webFiles = import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/*.test.*", "!../testing/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const domainFiles = import.meta.glob<string>(
  ["../../../../packages/domain/src/**/*.ts", "!**/*.test.ts", "!**/testing/**", "!**/messages/{all,en,es}*"],
  { query: "?raw", import: "default", eager: true },
);
/** The files of the server that write in a user's language. */
const serverFiles = import.meta.glob<string>("../../../api/src/features/exports/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Messages that are looked up by a key from a recipe, an answer or the clock. */
const BY_KEY = new Set([
  "errors",
  "importProblems",
  "community.problems",
  "community.reasons",
  "community.warningAbout",
  "moderation.statuses",
  "moderation.kinds",
  "archiveProblems",
  "photo.errors",
  "photo.languages",
  "exports.formats",
  // The server writes them into files.
  "exportFiles",
  "collectionProblems",
  "imports.states",
  "imports.statuses",
  "imports.summary",
  "imports.reportCounts",
  "imports.formats",
  "imports.lacks",
  "imports.fields",
  "collections.orders",
  "collections.kinds",
  "collections.roles",
  "collections.audiences",
  "collections.audienceHints",
  "ownAccounts.problems",
  "ownAccounts.joinText",
  "ownAccounts.joiningChoices",
  "people.roles",
  "errorsWithWait",
  "list.heading",
  "links.ends",
  "links.skipped",
  "links.problems",
  "lists.sorts",
  "generate.made",
  "admin.kinds",
  "admin.outcomes",
  "categories",
  "groups",
  "units",
  "sourceTypes",
  "addJson.notes",
  "feedback.types",
  "admin.statuses",
  "admin.requestTypes",
  "admin.trial.outputModes",
  "cooking.unitNames",
  "dietary.allergens",
  "dietary.diets",
  "tokens.scopes",
  "understood.preferences",
  "visibility.names",
  "visibility.hints",
  "visibility.changed",
  "requestDangers",
]);

function pathsOf(node: object, path: string): string[] {
  if (BY_KEY.has(path)) return [path];
  return Object.entries(node).flatMap(([key, inner]) => {
    const here = path === "" ? key : `${path}.${key}`;
    return typeof inner === "object" && !Array.isArray(inner) ? pathsOf(inner, here) : [here];
  });
}

const word = (text: string) => new RegExp(`\\b${text}\\b`);
const sources = Object.values({ ...webFiles, ...domainFiles, ...serverFiles });

describe("the messages", () => {
  it.each(pathsOf(allEn, ""))("%s is said somewhere", (path) => {
    const parts = path.split(".").map(word);
    expect(sources.some((source) => parts.every((part) => part.test(source)))).toBe(true);
  });
});

/**
 * Matches several words in quotes that begin with a capital: a sentence on a screen, unless it is an error for
 * developers.
 */
const SENTENCE = /(["'`])\p{Lu}\p{Ll}+(?: [\p{L}${}'’,]+)+[.!?…]*\1/gu;

/** Matches texts for developers, for a server, or for the drawing of a cover. */
const UNSEEN = /Error\(|super\(|console\.|Authorization:|\bproduce=/;

const withoutComments = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/^\s*\/\/.*$/gm, "");

describe("a sentence on a screen", () => {
  it("is taken from the messages, never typed in the code", () => {
    const typed = Object.entries(webFiles).flatMap(([file, source]) =>
      withoutComments(source)
        .split("\n")
        .filter((line) => !UNSEEN.test(line))
        .flatMap((line) => line.match(SENTENCE) ?? [])
        .map((sentence) => `${file}: ${sentence}`),
    );
    expect(typed).toEqual([]);
  });

  it.each([
    ['title="Something went wrong"', true],
    ['show({ title: "Recipe bookmarked" })', true],
    ["`Failed to load ${thing}`", true],
    ['className="grid gap-2"', false],
    ['import { Key } from "@/components/ui/button"', false],
  ])("would be found in %s: %s", (line, isFound) => {
    expect(line.match(SENTENCE) !== null).toBe(isFound);
  });
});
