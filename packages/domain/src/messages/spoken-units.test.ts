import { describe, expect, it } from "vitest";
import { spokenSentence } from "./spoken-units.ts";

describe("spokenSentence", () => {
  it.each([
    ["Add 2 tbsp oil and 1 tsp salt.", "Add 2 tablespoons oil and 1 teaspoon salt."],
    ["Stir in 400g rice and 1.5 L stock.", "Stir in 400 grams rice and 1.5 litres stock."],
    ["Add 1½ Tbsp. oil, ½ tsp salt.", "Add 1½ tablespoons oil, ½ teaspoon salt."],
    ["Add 1/2 lb beef, 1 1/2 lbs pork.", "Add 1/2 pound beef, 1 1/2 pounds pork."],
    ["Cook 5 min. Then rest 1 h.", "Cook 5 minutes. Then rest 1 hour."],
    ["Line a 20 cm tin.", "Line a 20 cm tin."],
    ["Use 3 large eggs and 2 lemons.", "Use 3 large eggs and 2 lemons."],
  ])("writes the units of an English sentence in full: %s", (written, said) => {
    expect(spokenSentence(written, "en-GB")).toBe(said);
  });

  it.each([
    ["Añade 2 cdas. de aceite y 1 cdta. de sal.", "Añade 2 cucharadas de aceite y 1 cucharadita de sal."],
    ["Cuece 250 g de arroz 18 min.", "Cuece 250 gramos de arroz 18 minutos."],
    ["Agrega 1,5 l de caldo.", "Agrega 1,5 litros de caldo."],
  ])("writes the units of a Spanish sentence in full: %s", (written, said) => {
    expect(spokenSentence(written, "es")).toBe(said);
  });

  it("leaves sentences of other languages as they are", () => {
    expect(spokenSentence("250 g Mehl 5 min rühren.", "de")).toBe("250 g Mehl 5 min rühren.");
  });
});
