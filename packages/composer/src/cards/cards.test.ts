import { RECIPE_LANGUAGES } from "@larder/domain/language";
import { foldWord } from "@larder/domain/text/fold";
import { describe, expect, it } from "vitest";
import { cardFaults } from "../testing/card-faults.ts";
import { CARDS } from "./cards.ts";
import { readCards } from "./parse-cards.ts";

describe("the dish cards", () => {
  it.each(CARDS.map((card) => [card.id, card] as const))("%s follows the rules of cards", (_, card) => {
    expect(cardFaults(card)).toEqual([]);
  });

  it("have ids and names of their own", () => {
    const ids = CARDS.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    for (const language of RECIPE_LANGUAGES) {
      const names = CARDS.flatMap((card) => card.names[language].map(foldWord));
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
  });

  it("name existing cards of other versions", () => {
    const ids = new Set(CARDS.map(({ id }) => id));
    expect(CARDS.flatMap(({ instead }) => instead.filter((id) => !ids.has(id)))).toEqual([]);
  });
});

const CARD = `
== toast
names: Toast | Tostada
about: toasted bread | pan tostado
kind: breakfast any easy
serves: 2, most 4 in pan
tools: pan
core: bread
ways: stove
- 2 slice bread
- 10 g butter; soft | bland@; optional
+ 20 g cheese
# Toast | Tuesta
4 cook | Toast {bread} in the pan for {time}.
| Tuesta {bread} en la sartén {time}.
# Serve | Sirve
1 work | Spread {butter}.[ Add {extra}.]
| Unta {butter}.[ Añade {extra}.]
`;

describe("readCards", () => {
  it("reads a card", () => {
    const [card] = readCards(CARD);
    expect(card?.rows.map(({ key, amount, unit }) => [key, amount, unit])).toEqual([
      ["bread", 2, "slice"],
      ["butter", 10, "g"],
    ]);
    expect(card && cardFaults(card)).toEqual([]);
  });

  it.each([
    ["juiced | en zumo", "lemon juice", "zumo de limón"],
    ["only the zest | solo la ralladura", "lemon zest", "ralladura de limón"],
    ["in wedges | en gajos", "lemon", "limón"],
  ])("names a lemon %s by what is used of it", (prep, en, es) => {
    const [card] = readCards(
      CARD.replace("10 g butter; soft | bland@", `1 lemon; ${prep}`).replaceAll("{butter}", "{lemon}"),
    );
    const short = card?.rows[1]?.food.short;
    expect([short?.en.one, short?.es.one]).toEqual([en, es]);
  });

  it("names cream by its use: that for whipping is no cooking cream", () => {
    const withCream = (sentence: string) =>
      readCards(
        CARD.replace("10 g butter; soft | bland@", "100 ml cream")
          .replaceAll("{butter}", "{cream}")
          .replace("Spread", sentence),
      )[0]?.rows[1]?.food.name.es.one;
    expect([withCream("Whip"), withCream("Pour over")]).toEqual(["nata para montar", "nata para cocinar"]);
  });

  it.each([
    ["an unknown food", "slice bread", "slice zorblax", /No food "zorblax"/],
    ["an unknown unit", "2 slice", "2 boxes", /"boxes" is none of/],
    ["a missing translation", "| Unta {butter}.[ Añade {extra}.]\n", "", /Spanish/],
    ["an unknown key", "core: bread", "core: egg", /no ingredient "egg"/],
    ["an unknown header", "ways:", "wayz:", /no header "wayz"/],
  ])("rejects %s", (_, from, to, reason) => {
    expect(() => readCards(CARD.replace(from, to))).toThrow(reason);
  });

  it.each([
    ["a diet in a name that it does not obey", "names: Toast", "names: Vegan toast", /must not name a diet/],
    [
      "a food that no sentence uses",
      "Spread {butter}.[ Add {extra}.]\n| Unta {butter}.[ Añade {extra}.]",
      "Serve.\n| Sirve.",
      /no sentence uses/,
    ],
    ["other foods in the other language", "Unta {butter}", "Unta {bread}", /name other foods/],
    ["an ending after its sign", "bland@", "bland@s", /whole ending/],
    ["cooking without its time", "in the pan for {time}", "in the pan", /needs \{time\}/],
    ["a food in plain words", "in the pan for", "in the pan with milk for", /"milk" as a placeholder/],
    ["an egg without a word on safety", "- 10 g butter", "- 1 egg\n- 10 g butter", /needs safe=egg/],
    [
      "an added food that leaves a hole",
      "in the pan for {time}.\n| Tuesta {bread} en la sartén {time}",
      "with {extra} for {time}.\n| Tuesta {bread} con {extra} {time}",
      /is optional/,
    ],
    [
      "the rest of a food before a part of it",
      "Spread {butter}.",
      "Spread the rest of {butter}.",
      /comes before a part/,
    ],
    ["an optional food that leaves a hole", "Spread {butter}.", "Spread {butter} on {bread}.", /is optional/],
  ])("finds %s", (_, from, to, fault) => {
    const [card] = readCards(CARD.replace(from, to));
    expect(card && cardFaults(card).join("\n")).toMatch(fault);
  });
});
