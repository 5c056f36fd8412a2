import type { RecipeLanguage } from "../language.ts";
import { addExclusions, type Exclusions } from "./add-exclusions.ts";
import { dishAt, type DishIndex } from "./dish-index.ts";
import { type ItemList, listFrom, listUpTo } from "./exclusion-lists.ts";
import { itemAt } from "./items.ts";
import { isJoined, type Query, setUsed, writtenWords } from "./query-words.ts";
import type { Cue } from "./vocabulary/exclusion-words.ts";
import { wordSet } from "../text/word-set.ts";
import { isKnownWord } from "./vocabulary/known-words.ts";

export const ALLERGY: Cue = { isAllergy: true, isStrict: true };
export const STRICT: Cue = { isAllergy: false, isStrict: true };

/** The most words between a list and its predicate, or between a list and the negation that refers to it. */
export const MOST_BETWEEN = 6;

/** A query that is read for what it leaves out, with what was found so far. */
export class ExclusionScan {
  readonly query: Query;
  readonly language: RecipeLanguage;
  readonly found: Exclusions;
  private readonly dishes: DishIndex;

  constructor(query: Query, language: RecipeLanguage, dishes: DishIndex, found: Exclusions) {
    this.query = query;
    this.dishes = dishes;
    this.language = language;
    this.found = found;
  }

  /** Returns whether an item begins at this word, joined to what stands before it. */
  hasItem(at: number): boolean {
    return isJoined(this.query.words[at]) && itemAt(this.query, at, this.language) !== null;
  }

  /** Returns the number of words of a dish's name that begins here; 0 where none does. */
  dishLength(at: number): number {
    const found = dishAt(this.dishes, this.query.words, at);
    return found && found.dish.isGeneric !== true ? found.length : 0;
  }

  /** Returns the list that begins at this word. */
  listFrom(at: number, isAllergy: boolean): ItemList {
    return listFrom(this.query, at, { language: this.language, isAllergy, dishes: this.dishes });
  }

  /** Returns the list that ends before this word. */
  listUpTo(end: number): ItemList {
    return listUpTo(this.query, end, { language: this.language, dishes: this.dishes });
  }

  /** Marks words as understood; returns the index after them. */
  use(from: number, to: number): number {
    setUsed(this.query, from, to);
    return to;
  }

  /** Returns whether a clause ends before this word. */
  endsAt(at: number): boolean {
    const word = this.query.words[at];
    return !isJoined(word) || /^(?:gracias|thanks|thank|please|por)$/.test(word?.key ?? "");
  }

  /** Returns the index after "is" where what is left out follows it: "the only thing I can't eat is fish". */
  afterIs(at: number): number {
    const { words } = this.query;
    if (!isJoined(words[at]) || !/^(?:is|are|es|son)$/.test(words[at]?.key ?? "")) return at;
    const isArticle = /^(?:the|el|la|los|las|any|all)$/.test(words[at + 1]?.key ?? "");
    return this.hasItem(at + (isArticle ? 2 : 1)) ? at + 1 : at;
  }

  /** Returns whether a list that no cue has read ends directly before this word. */
  hasTopic(at: number): boolean {
    if (!isJoined(this.query.words[at])) return false;
    const { items, start } = this.listUpTo(at);
    return items.length > 0 && !this.query.used[start] && this.dishLength(start) < at - start;
  }

  /** Adds the dish of these words to what is left out, which holds no food: "but not banana bread"; returns the index after it. */
  addDish(at: number, from: number, end: number): number {
    const words = writtenWords(this.query, from, end);
    this.found.excluded.push({ words, foods: [], contents: [], isAllergy: false });
    return this.use(at, end);
  }

  /** Adds a list to what is left out. */
  add(list: ItemList, cue: Cue, isFree = false): void {
    addExclusions(this.query, this.found, list, { isAllergy: cue.isAllergy, isFree });
  }

  /** Returns the list after an allergy: "rice, allergy to nuts" bars no rice. Null where none follows. */
  listAfter(at: number): ItemList | null {
    const word = this.query.words[at];
    if (!isJoined(word) || !/^(?:al?|to)$/.test(word?.key ?? "")) return null;
    const list = this.listFrom(at + 1, true);
    return list.items.length > 0 ? list : null;
  }

  /** Reads a cue whose list stands before it: "eggs he hates", "los huevos los odia". */
  readTopic(at: number, end: number, cue: Cue): number {
    const { words } = this.query;
    let to = at;
    while (to > 0 && at - to < MOST_BETWEEN && isJoined(words[to]) && isSubject(words[to - 1]?.key ?? ""))
      to -= 1;
    const isLast = end >= words.length || !isJoined(words[end]) || isKnownWord(words[end]?.key ?? "");
    if (isLast && words[to]?.before !== "stop") {
      const list = this.listUpTo(to);
      const isFree = list.items.every(({ start }) => !this.query.used[start]);
      // "Eggs, milk: allergic to both."
      const isMeant = words[to]?.before !== "colon" || REFERRING.has(words[end]?.key ?? "");
      // The lasagne of "lasagne, nobody would come near mushrooms" is asked for.
      const isDish = words[to]?.before === "comma" && this.dishLength(list.start) >= to - list.start;
      if (list.items.length > 0 && isFree && isMeant && !isDish) {
        this.add(list, cue);
        return this.use(list.start, end);
      }
    }
    if (cue.isAllergy) {
      this.found.bareAllergies.push(writtenWords(this.query, at, end));
      return this.use(at, end);
    }
    return at;
  }
}

/** Words that refer to a list before them. */
export const REFERRING = wordSet("both these those all them ambos ambas dos estos estas todo");

const SUBJECTS =
  /^(?:i|we|he|she|they|you|it|my|our|his|her|their|that|which|who|son|daughter|wife|husband|kids|children|friend|partner|guest|guests|me|le|les|nos|se|lo|la|los|las|te|que|mi|su|hijo|hija|mujer|marido|yo|el|ella|ellos|nosotros|are|is|something|things|foods|what|one|ones|thing|absolutely|really|just)$/;

function isSubject(key: string): boolean {
  return SUBJECTS.test(key);
}
