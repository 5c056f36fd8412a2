import { describe, expect, it } from "vitest";
import { changeRequest } from "./change-request.ts";
import { readRequest } from "./read-request.ts";

const changed = (query: string, sentence: string) =>
  changeRequest(readRequest(query, "en"), readRequest(sentence, "en"));
const words = (list: readonly { words: string }[]) => list.map((each) => each.words);

describe("changeRequest", () => {
  it("keeps what the sentence does not speak of", () => {
    const request = changed("vegan chickpea stew for 4 without nuts", "for 20");
    expect([request.servings, words(request.excluded), request.diets.map(({ diet }) => diet)]).toEqual([
      20,
      ["nuts"],
      ["vegan"],
    ]);
    expect(request.foods.map(({ food }) => food)).toContain("chickpeas");
  });

  it("leaves out a food that was asked for", () => {
    const request = changed("salad with tomatoes and feta", "without feta");
    expect([words(request.foods), words(request.excluded)]).toEqual([["tomatoes"], ["feta"]]);
  });

  it("keeps an allergy though its food is asked for, and drops a dislike", () => {
    expect(words(changed("soup, allergic to peanuts", "with peanuts").excluded)).toEqual(["peanuts"]);
    expect(words(changed("soup without coriander", "with coriander").excluded)).toEqual([]);
  });

  it("rules out an appliance, and takes the last time", () => {
    const request = changed("chicken in 60 minutes", "I have no oven, in 20 minutes");
    expect([request.minutes, request.tools.map(({ tool, use }) => [tool, use])]).toEqual([
      20,
      [["oven", false]],
    ]);
  });

  it("asks about the new sentence alone", () => {
    expect(changed("soup", "without zorblax").unresolved).toEqual(["zorblax"]);
  });
});
