import { describe, expect, it } from "vitest";
import { tagLanguage } from "./tag-language.ts";

describe("tagLanguage", () => {
  it.each(["vegetariano", "sopa", "sin gluten", "niños", "Repostería", "cena rápida", "al horno", "navidad"])(
    "takes %s for Spanish",
    (tag) => expect(tagLanguage(tag)).toBe("es"),
  );

  it.each([
    "vegetarian",
    "soup",
    "gluten-free",
    "one-pot",
    "Mexican",
    "dinner",
    "classic",
    "tomato",
    "",
    "30 min",
  ])("takes %j for English", (tag) => expect(tagLanguage(tag)).toBe("en"));
});
