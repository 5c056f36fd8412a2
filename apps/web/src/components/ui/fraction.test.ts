import { describe, expect, it } from "vitest";
import { splitFractions } from "@/components/ui/fraction";

const spelled = (amount: string) =>
  splitFractions(amount)
    .map(({ text, isFraction }) => (isFraction ? `<${text}>` : text))
    .join("");

describe("splitFractions", () => {
  it.each([
    ["a character alone", "½", "<1/2>"],
    ["one the fonts lack", "⅔", "<2/3>"],
    ["a whole number before it", "1½", "1<1/2>"],
    ["a space between the two goes", "1 ⅓", "1<1/3>"],
    ["sixteenths, which have no character", "5/16", "<5/16>"],
    ["a mixed number with a slash", "2 3/16", "2<3/16>"],
    ["the fraction slash", "1⁄8", "<1/8>"],
    ["a range", "½-¾", "<1/2>-<3/4>"],
    ["words around it", "about ½ a cup", "about <1/2> a cup"],
    ["a plain number", "250", "250"],
    ["a decimal", "1.8", "1.8"],
    ["words", "a handful", "a handful"],
    ["nothing", "", ""],
  ])("%s", (_, amount, expected) => {
    expect(spelled(amount)).toBe(expected);
  });
});
