import { enArchiveProblems } from "@larder/domain/messages/en-archive-problems";
import { enImports } from "@larder/domain/messages/en-imports";
import { expect, it } from "vitest";
import { ARCHIVE_FAILURES } from "./archive-error.ts";
import { UNREAD_REASONS } from "./entry-error.ts";
import { PROBLEM_CODES } from "./foreign-recipe.ts";
import { CSV_FIELDS } from "./formats/csv/csv-columns.ts";

it.each([
  ["failure of an archive", ARCHIVE_FAILURES, enArchiveProblems.failures],
  ["reason for an unread entry", UNREAD_REASONS, enArchiveProblems.reasons],
  ["problem of a recipe", PROBLEM_CODES, enArchiveProblems.problems],
] as const)("each %s has a sentence", (_, codes, sentences) => {
  expect(codes.filter((code) => !Object.hasOwn(sentences, code))).toEqual([]);
});

it("each field that a cook can name a column by is one that tables are read by", () => {
  const known: readonly string[] = CSV_FIELDS;
  expect(Object.keys(enImports.fields).filter((field) => !known.includes(field))).toEqual([]);
});
