import { describe, expect, it } from "vitest";
import { readRequest } from "./read-request.ts";

describe("the dangers of a request", () => {
  it.each([
    ["kidney beans soaked but not boiled in a slow cooker salad", "dried-beans"],
    ["slow cooker chili with dried kidney beans", "dried-beans"],
    ["raw kidney bean salad", "dried-beans"],
    ["ensalada de alubias rojas crudas", "dried-beans"],
    ["alubias rojas sin hervir", "dried-beans"],
    ["arroz cocido que lleva dos días fuera de la nevera", "left-out"],
    ["rice left out overnight", "left-out"],
    ["cooked chicken, 6 hours at room temperature", "left-out"],
    ["pollo que dejé fuera toda la noche", "left-out"],
    ["leftover rice that has been in the fridge for a week", "kept-too-long"],
    ["3 day old rice", "kept-too-long"],
    ["arroz de hace una semana", "kept-too-long"],
    ["refrozen chicken", "refrozen"],
    ["pollo descongelado y vuelto a congelar", "refrozen"],
    ["rare burger", "undercooked"],
    ["pink chicken", "undercooked"],
    ["chicken tartare", "undercooked"],
    ["hamburguesa poco hecha", "undercooked"],
    ["tartar de pollo", "undercooked"],
    ["garlic oil to keep at room temperature", "oil-kept"],
    ["ajo en aceite para guardar en la despensa", "oil-kept"],
    ["beans in olive oil kept in the cupboard", "oil-kept"],
    ["home canned green beans", "home-canning"],
    ["judías verdes en conserva casera", "home-canning"],
    ["jar my green beans", "home-canning"],
    ["how to can green beans at home", "home-canning"],
    ["carrots in jars for the winter", "home-canning"],
    ["conservas de judías verdes en tarro al baño maría sin vinagre", "home-canning"],
    ["conserva casera de atún", "home-canning"],
    ["envasar alubias en tarros para todo el invierno", "home-canning"],
    ["chocolate cookies for my dog", "pets"],
    ["dog biscuits", "pets"],
    ["una sopa para gatos y para mí con cebolla", "pets"],
    ["galletas para perros", "pets"],
    ["mayonnaise that keeps a month outside the fridge", "left-out"],
    ["mayonesa que aguante un mes fuera de la nevera", "left-out"],
    ["mushrooms I found in the forest", "foraged-mushrooms"],
    ["setas que encontré en el bosque", "foraged-mushrooms"],
    ["sprouting green potatoes", "green-potatoes"],
    ["patatas con brotes", "green-potatoes"],
    ["expired yogurt", "spoiled"],
    ["carne que huele mal", "spoiled"],
    ["mussels that did not open", "spoiled"],
    ["raw milk cheese", "raw-milk"],
    ["boquerones en vinagre sin congelar", "unfrozen-fish"],
    ["salmon ceviche without freezing the fish", "unfrozen-fish"],
  ] as const)("%s shows %s", (query, code) => {
    expect(readRequest(query).dangers).toEqual([code]);
  });

  it.each([
    "kidney bean salad",
    "white bean salad without cooking",
    "slow cooker chili with tinned kidney beans",
    "medium rare steak",
    "salmon curry with fish that was not frozen",
    "pink salt caramels",
    "2 raw chicken thighs",
    "pancakes with the eggs left out",
    "bread dough proved overnight at room temperature",
    "mushrooms from the garden centre",
    "wild mushroom risotto",
    "green potato curry",
    "patatas con salsa verde",
    "queso azul con moho",
    "day old bread",
    "jamón curado de un mes",
    "cena en 2 horas",
    "pan de ayer",
    "garlic bread",
    "yesterday's rice",
  ])("%s shows none", (query) => {
    expect(readRequest(query).dangers).toBeUndefined();
  });

  it("the words of a state name no dish", () => {
    expect(readRequest("arroz cocido que lleva dos días fuera de la nevera").unknown).toEqual([]);
    expect(readRequest("refrozen chicken").dish).toBeNull();
  });

  it.each([
    "sauce for hot dogs",
    "perritos calientes",
    "lenguas de gato",
    "a jar of peppers and a can of tuna",
    "what can my chicken be used for",
    "flan al baño maría",
    "atún en conserva con pasta",
    "mermelada de fresa en tarros",
  ])("%s shows none of animals or of canning", (query) => {
    expect(readRequest(query).dangers).toBeUndefined();
  });
});
