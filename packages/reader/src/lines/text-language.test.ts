import { describe, expect, it } from "vitest";
import { languageOfText } from "./text-language.ts";

describe("languageOfText", () => {
  it.each([
    ["en", "Heat the oil in a pan and stir until the onions are soft. Add the rice."],
    ["es", "Calienta el aceite en una sartén con la cebolla y los ajos hasta que se doren."],
    ["fr", "Faire fondre le beurre dans une poêle avec les oignons, puis ajouter le riz."],
    ["de", "Die Zwiebeln mit dem Öl in einer Pfanne anbraten und den Reis dazu geben."],
    ["it", "Fate rosolare la cipolla con il burro e il sale per dieci minuti, poi aggiungete il riso."],
    ["pt", "Refogue a cebola com o alho em uma panela e adicione o arroz e os legumes."],
    ["nl", "Bak de ui met een beetje olie in de pan en voeg het vlees toe."],
    ["sv", "Stek löken i smör på svag värme och tillsätt riset, rör om i ca fem minuter."],
    ["ja", "玉ねぎを切って、炒める。"],
  ])("detects %s", (language, text) => {
    expect(languageOfText([text])).toBe(language);
  });

  it("does not guess from a few words", () => {
    expect(languageOfText(["1 kg pasta"])).toBeNull();
    expect(languageOfText([])).toBeNull();
  });
});
