import { LANGUAGES } from "@larder/domain/language";
import { describe, expect, it } from "vitest";
import { takes } from "../placement.ts";
import { food, PANTRY } from "../pantry/pantry.ts";
import { wordList } from "../pantry/food.ts";
import { THEMES } from "../themes.ts";
import { KNOWN_DISHES } from "../words/known-dishes.ts";
import { FORMS } from "./forms.ts";

const SLOTS = FORMS.flatMap((form) =>
  Object.entries(form.slots).map(([name, slot]) => ({ at: `${form.id}.${name}`, form, name, slot })),
);

/** The slots that a form's sentences and lists can speak of. */
const isSlot = (form: (typeof FORMS)[number], names: string) =>
  wordList(names).filter((name) => !(name in form.slots));

describe("the kinds of dish", () => {
  it("are at least sixteen, each once", () => {
    expect(FORMS.length).toBeGreaterThanOrEqual(16);
    expect(new Set(FORMS.map(({ id }) => id)).size).toBe(FORMS.length);
  });

  it.each(LANGUAGES)("can be asked for in %s by words of their own", (language) => {
    const nameless = FORMS.filter(({ words, ways }) => !words[language] && !ways?.[language]);
    expect(nameless.map(({ id }) => id)).toEqual([]);
    const words = FORMS.flatMap((form) => [
      ...new Set(form.words[language].split(", ").filter((word) => word !== "")),
    ]);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  it("name slots and kitchens that there are", () => {
    const unknown = FORMS.flatMap((form) => [
      ...isSlot(form, form.lead),
      ...isSlot(form, form.beside ?? ""),
      ...isSlot(form, form.base ?? ""),
      ...Object.values(form.slots).flatMap(({ unless = "", lessBy = "" }) =>
        isSlot(form, `${unless} ${lessBy}`),
      ),
      ...wordList(form.themes).filter((id) => !THEMES.some((theme) => theme.id === id)),
    ]);
    expect(unknown).toEqual([]);
  });

  it("name foods that there are, and fill a place only with what may stand there", () => {
    const misplaced = SLOTS.flatMap(({ at, form, slot }) => [
      ...[...wordList(slot.only), ...wordList(slot.not)].filter((id) => food(id).id !== id),
      ...wordList(slot.fill)
        .filter((id) => !takes(form, slot, food(id)))
        .map((id) => `${at}: ${id}`),
    ]);
    expect(misplaced).toEqual([]);
  });

  it("are invited by foods and kinds that there are", () => {
    const known = new Set(PANTRY.flatMap(({ id, kind }) => [id, kind]));
    const strangers = FORMS.flatMap(({ invites }) =>
      wordList(invites).filter((word) => ![...known].some((each) => each === word)),
    );
    expect(strangers).toEqual([]);
  });
});

describe("the dishes with a name of their own", () => {
  it("are of a kind that there is, with foods that it has a place for", () => {
    const homeless = KNOWN_DISHES.flatMap(({ words, form: id, foods, kitchen }) => {
      const form = FORMS.find((each) => each.id === id);
      const hasKitchen = kitchen === undefined || THEMES.some((theme) => theme.id === kitchen);
      if (!form || !hasKitchen) return [words.en];
      return wordList(foods)
        .filter((each) => !Object.values(form.slots).some((slot) => takes(form, slot, food(each))))
        .map((each) => `${words.en}: ${each}`);
    });
    expect(homeless).toEqual([]);
  });
});
