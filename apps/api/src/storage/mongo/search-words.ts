import { Schema } from "mongoose";
import type { Mongo } from "./mongo.ts";
import { isOnlyDuplicates } from "./mongo-error.ts";

interface Word {
  _id: string;
}

const wordSchema = new Schema<Word>({ _id: String }, { versionKey: false });

/** The most words in a search; more do not narrow it. */
const MAX_WORDS = 500;
/** The largest number of words that are cached as known, so that they are not sent to the database again. */
const MAX_REMEMBERED = 20_000;

export type Words = ReturnType<typeof createSearchWords>;

/**
 * The vocabulary of the collection: every word of every name that can be searched for. MongoDB has no index that finds
 * parts of words, but it can look through the vocabulary, which is small, and then find recipes by whole words.
 *
 * Words are written before the recipe that holds them and never removed, so the vocabulary may know too many words
 * but never too few, whatever crashes and however many servers write.
 */
export function createSearchWords(mongo: Mongo) {
  const model = mongo.model("words", wordSchema);
  const remembered = new Set<string>();

  return {
    /** Must be done before a recipe with these words is written. */
    async learn(words: readonly string[]): Promise<void> {
      const news = [...new Set(words)].filter((word) => !remembered.has(word));
      if (news.length === 0) return;
      try {
        await model.insertMany(
          news.map((word) => ({ _id: word })),
          { ordered: false, lean: true },
        );
      } catch (error) {
        if (!isOnlyDuplicates(error)) throw error;
      }
      if (remembered.size + news.length > MAX_REMEMBERED) remembered.clear();
      for (const word of news) remembered.add(word);
    },

    /** The words that this pattern is found in; null when there are too many to be of use. */
    async matching(pattern: RegExp): Promise<string[] | null> {
      const found = await model
        .find({ _id: pattern }, { _id: 1 })
        .limit(MAX_WORDS + 1)
        .lean();
      return found.length > MAX_WORDS ? null : found.map(({ _id }) => _id);
    },
  };
}

/** The words of folded lines; a folded text separates them by single spaces. */
export function wordsOf(lines: string): string[] {
  return [...new Set(lines.split(/[ \n]/).filter((word) => word !== ""))];
}
