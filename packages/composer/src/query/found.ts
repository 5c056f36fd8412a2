import type { RecipeLanguage } from "@larder/domain/language";
import type { DishType } from "../dish-types/dish-type.ts";
import { type Food, type Season, wordList } from "../pantry/food.ts";
import { food } from "../pantry/pantry.ts";
import { type Cuisine, CUISINES } from "../cuisines.ts";
import type { CountedWords } from "./counted-words.ts";
import type { KnownDish } from "./known-dishes.ts";
import type { Meaning } from "./lexicon.ts";
import { type Diet, DIETS, type Preference } from "./query-words.ts";
import type { Asked, Barred, ParsedQuery } from "./parsed-query.ts";

const QUICK_MINUTES = 30;

/** A phrase of the query with its meaning; none where it is unknown. */
export interface Piece {
  words: string;
  key: string;
  meanings: readonly Meaning[];
}

/** Collects the meanings of a query's parts. */
export class Found {
  readonly foods: Asked[] = [];
  readonly excluded: Asked[] = [];
  readonly barred: Barred[] = [];
  readonly diets = new Set<Diet>();
  readonly dishTypes: { words: string; dishType: DishType }[] = [];
  /** Words that name a dish or a food; a dish unless another is named. */
  readonly either: { words: string; dishType: DishType; foods: readonly Food[] }[] = [];
  /** Ways of cooking: a dish type of their own unless another is named. */
  readonly ways: { words: string; dishType: DishType }[] = [];
  readonly preferences = new Set<Preference>();
  readonly seasons = new Set<Season>();
  readonly understood: string[] = [];
  readonly notObeyed: string[] = [];
  readonly unknown: string[] = [];
  private readonly language: RecipeLanguage;
  cuisine: Cuisine | undefined;
  dish: { words: string; dish: KnownDish } | undefined;
  servings: number | undefined;
  minutes: number | undefined;

  constructor(language: RecipeLanguage) {
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
      this.dishTypes.push({ words, dishType: known.dishType });
      this.dish ??= { words, dish: known.dish };
      this.cuisine ??= CUISINES.find(({ id }) => id === known.dish.cuisine);
      for (const id of wordList(known.dish.foods)) this.ask(food(id).short[this.language].many, [food(id)]);
      this.understood.push(words);
      return;
    }
    const way = meanings.find((meaning) => meaning.kind === "way");
    if (way && foods.length === 0) {
      this.ways.push({ words, dishType: way.dishType });
      this.understood.push(words);
      return;
    }
    const dishType = meanings.find((meaning) => meaning.kind === "dish-type")?.dishType;
    if (dishType && foods.length > 0) {
      this.either.push({ words, dishType, foods });
      this.understood.push(words);
      return;
    }
    if (foods.length > 0) {
      this.ask(words, foods);
      this.understood.push(words);
      return;
    }
    const meaning = meanings[0];
    switch (dishType ? "dish-type" : meaning?.kind) {
      case undefined:
        // The planner decides the amounts.
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
    if (dishType) this.dishTypes.push({ words, dishType });
    for (const each of meanings) {
      if (each.kind === "cuisine") this.cuisine ??= each.cuisine;
      if (each.kind === "diet") this.diets.add(each.diet);
      if (each.kind === "preference") this.preferences.add(each.preference);
      if (each.kind === "season") this.seasons.add(each.season);
    }
  }

  parsed(): ParsedQuery {
    for (const { words, dishType, foods } of this.either) {
      if (this.dishTypes.length === 0) this.dishTypes.push({ words, dishType });
      else if (this.dishTypes[0]?.dishType !== dishType) this.foods.push({ words, foods });
    }
    for (const { words, dishType } of this.ways) {
      if (this.dishTypes.length === 0) this.dishTypes.push({ words, dishType });
      else if (this.dishTypes[0]?.dishType !== dishType) this.notObeyed.push(words);
    }
    const quick = this.preferences.has("quick") ? QUICK_MINUTES : undefined;
    return {
      language: this.language,
      servings: this.servings,
      maxMinutes: this.minutes ?? quick,
      foods: this.foods,
      dishTypes: this.dishTypes,
      dish: this.dish,
      cuisine: this.cuisine,
      diets: [...this.diets],
      barred: this.barred,
      excluded: this.excluded,
      preferences: this.preferences,
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
