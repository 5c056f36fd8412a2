import { describe, expect, it } from "vitest";
import { findsForm, searchForms } from "./search-forms.ts";

const finds = (term: string, text: string) => {
  const forms = searchForms(term);
  return forms !== null && findsForm(text, forms);
};

describe("searchForms", () => {
  it.each([
    ["tomatoes", "1 tomato"],
    ["onions", "red onion, sliced"],
    ["leeks", "leek"],
    ["berries", "goji berry"],
    ["cookies", "cookie crumbs"],
    ["leaves", "bay leaf"],
    ["olives", "olive (black)"],
    ["peaches", "peach"],
    ["Patatas", "patata"],
    ["limones", "limon"],
    ["nueces", "nuez"],
    ["tomates", "tomate"],
    ["cherry tomatoes", "cherry tomato"],
    ["patatas nuevas", "patata nueva"],
    ["peas", "chickpea"],
    ["peas", "frozen peas"],
  ])("%s finds %s", (term, text) => {
    expect(finds(term, text)).toBe(true);
  });

  it.each([
    ["peas", "peanut butter"],
    ["oats", "oatmeal"],
    ["onion", "leek"],
    ["gas", "ga"],
    ["couscous", "couscou"],
    ["glass", "glas"],
  ])("%s does not find %s", (term, text) => {
    expect(finds(term, text)).toBe(false);
  });

  it("is null for a blank term", () => {
    expect(searchForms("  ")).toBeNull();
  });

  it.each(["tomatoes", "cherry tomatoes", "brussels sprouts", "berries", "🍅s🍅s"])(
    "returns the common prefix of all forms of %s",
    (term) => {
      const { any = [], common = "" } = searchForms(term) ?? {};
      expect(any.every((form) => form.startsWith(common))).toBe(true);
      expect(common).not.toBe("");
    },
  );
});
