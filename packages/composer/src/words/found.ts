import type { Language } from "@larder/domain/language";
import type { Form } from "../forms/form.ts";
import { type Food, type Season, wordList } from "../pantry/food.ts";
import { food } from "../pantry/pantry.ts";
import { type Theme, THEMES } from "../themes.ts";
import type { CountedWords } from "./counted-words.ts";
import type { KnownDish } from "./known-dishes.ts";
import type { Meaning } from "./lexicon.ts";
import { type Diet, DIETS, type Wish } from "./query-words.ts";
import type { Asked, Barred, Reading } from "./reading.ts";

const QUICK_MINUTES = 30;

/** A phrase of the query with what it means; none where it is unknown. */
export interface Piece {
  words: string;
  key: string;
  meanings: readonly Meaning[];
}

/** Gathers what the pieces of a query say. */
export class Found {
  readonly foods: Asked[] = [];
  readonly excluded: Asked[] = [];
  readonly barred: Barred[] = [];
  readonly diets = new Set<Diet>();
  readonly forms: { words: string; form: Form }[] = [];
  /** Words that name a dish or a food; a dish unless another is named. */
  readonly either: { words: string; form: Form; foods: readonly Food[] }[] = [];
  /** Ways of cooking: a dish of their own unless another is named. */
  readonly ways: { words: string; form: Form }[] = [];
  readonly wishes = new Set<Wish>();
  readonly seasons = new Set<Season>();
  readonly understood: string[] = [];
  readonly notObeyed: string[] = [];
  readonly unknown: string[] = [];
  private readonly language: Language;
  theme: Theme | undefined;
  dish: { words: string; dish: KnownDish } | undefined;
  servings: number | undefined;
  minutes: number | undefined;

  constructor(language: Language) {
    this.language = language;
  }

  count({ servings, minutes }: CountedWords, words: string): void {
    this.servings ??= servings;
    this.minutes ??= minutes;
    this.understood.push(words);
  }

  bar(piece: Piece, without: string): void {
    const words = `${without} ${piece.words}`;
    const foods = foodsOf(piece);
    const barred = piece.meanings.find((meaning) => meaning.kind === "barred");
    if (barred) {
      const diet = DIETS.find(({ id }) => id === barred.diet);
      if (diet) this.diets.add(diet);
      this.barred.push({ words, bars: barred.bars });
      this.understood.push(words);
    } else if (foods.length > 0) {
      this.excluded.push({ words, foods });
      this.understood.push(words);
    } else if (piece.meanings.length > 0) {
      this.notObeyed.push(words);
    } else {
      this.unknown.push(piece.words);
    }
  }

  private ask(words: string, foods: readonly Food[]): void {
    const isAsked = this.foods.some(
      (asked) => asked.foods[0] === foods[0] && asked.foods.length === foods.length,
    );
    if (!isAsked) this.foods.push({ words, foods });
  }

  take(piece: Piece): void {
    const { words, meanings } = piece;
    const foods = foodsOf(piece);
    const known = meanings.find((meaning) => meaning.kind === "dish");
    if (known) {
      this.forms.push({ words, form: known.form });
      this.dish ??= { words, dish: known.dish };
      this.theme ??= THEMES.find(({ id }) => id === known.dish.kitchen);
      for (const id of wordList(known.dish.foods)) this.ask(food(id).short[this.language].many, [food(id)]);
      this.understood.push(words);
      return;
    }
    const way = meanings.find((meaning) => meaning.kind === "way");
    if (way && foods.length === 0) {
      this.ways.push({ words, form: way.form });
      this.understood.push(words);
      return;
    }
    const form = meanings.find((meaning) => meaning.kind === "form")?.form;
    if (form && foods.length > 0) {
      this.either.push({ words, form, foods });
      this.understood.push(words);
      return;
    }
    if (foods.length > 0) {
      this.ask(words, foods);
      this.understood.push(words);
      return;
    }
    const meaning = meanings[0];
    switch (form ? "form" : meaning?.kind) {
      case undefined:
        // Amounts are the planner's own.
        (/^\d+$/.test(words) ? this.notObeyed : this.unknown).push(words);
        return;
      case "not-made":
        this.unknown.push(words);
        return;
      case "filler":
      case "nor":
      case "without":
        return;
      case "not-obeyed":
        this.notObeyed.push(words);
        return;
      default:
        this.understood.push(words);
    }
    if (form) this.forms.push({ words, form });
    for (const each of meanings) {
      if (each.kind === "theme") this.theme ??= each.theme;
      if (each.kind === "diet") this.diets.add(each.diet);
      if (each.kind === "wish") this.wishes.add(each.wish);
      if (each.kind === "season") this.seasons.add(each.season);
    }
  }

  reading(): Reading {
    for (const { words, form, foods } of this.either) {
      if (this.forms.length === 0) this.forms.push({ words, form });
      else if (this.forms[0]?.form !== form) this.foods.push({ words, foods });
    }
    for (const { words, form } of this.ways) {
      if (this.forms.length === 0) this.forms.push({ words, form });
      else if (this.forms[0]?.form !== form) this.notObeyed.push(words);
    }
    const quick = this.wishes.has("quick") ? QUICK_MINUTES : undefined;
    return {
      language: this.language,
      servings: this.servings,
      maxMinutes: this.minutes ?? quick,
      foods: this.foods,
      forms: this.forms,
      dish: this.dish,
      theme: this.theme,
      diets: [...this.diets],
      barred: this.barred,
      excluded: this.excluded,
      wishes: this.wishes,
      seasons: [...this.seasons],
      understood: [...new Set(this.understood)],
      notObeyed: [...new Set(this.notObeyed)],
      unknown: [...new Set(this.unknown)],
    };
  }
}

function foodsOf({ meanings }: Piece): Food[] {
  return meanings.flatMap((meaning) => (meaning.kind === "food" ? [meaning.food] : []));
}
