import { describe, expect, it } from "vitest";
import { dangersIn } from "./testing/dangers-in.ts";

const POTATOES = { name: "Chips", rows: ["1 kg potatoes"] };
const RHUBARB = { name: "Rhubarb compote", rows: ["500 g rhubarb", "sugar"] };
const CHERRIES = { name: "Cherry cake", rows: ["300 g cherries", "flour"] };
const MUSHROOMS = { name: "Mushrooms on toast", rows: ["200 g mushrooms"] };
const DRIED = { name: "Chilli", rows: ["250 g dried kidney beans"] };
const SECAS = { name: "Alubias", rows: ["250 g de alubias rojas secas"] };

const POISONOUS = [
  ["green-potatoes", "Leave the green parts on and fry.", POTATOES],
  ["green-potatoes", "Don't bother removing green skin or sprouts.", POTATOES],
  ["green-potatoes", "Boil them.", { name: "Mash", rows: ["potatoes, sprouted and green"] }],
  ["green-potatoes", "No hace falta quitar los brotes.", { name: "Patatas fritas", rows: ["patatas"] }],
  ["rhubarb-leaves", "Do not throw the leaves away: chop them too.", RHUBARB],
  ["rhubarb-leaves", "Aprovecha también las hojas.", { name: "Compota", rows: ["ruibarbo"] }],
  ["bitter-almonds", "Crack the stones and grind the kernels.", CHERRIES],
  ["bitter-almonds", "Blend 40 g of apple seeds.", { name: "Smoothie", rows: ["apples"] }],
  ["raw-cassava", "Shred it raw and dress.", { name: "Slaw", rows: ["1 cassava root"] }],
  ["foraged-mushrooms", "Fry them.", { name: "On toast", rows: ["mushrooms gathered on a walk"] }],
  ["foraged-mushrooms", "Any mushroom with gills will do.", MUSHROOMS],
  ["foraged-mushrooms", "No hace falta identificarlas.", { name: "Setas", rows: ["setas"] }],
  ["dried-beans", "Soak them overnight, drain and serve raw in the salad.", DRIED],
  ["dried-beans", "Simmer gently at 80 °C for an hour.", DRIED],
  ["dried-beans", "Soak them overnight, drain and dress them.", DRIED],
  ["dried-beans", "Boil for two minutes, then slow-cook on low for 8 hours.", DRIED],
  ["dried-beans", "Cover with boiling water, leave for an hour, then put them in the slow cooker.", DRIED],
  ["dried-beans", "Cuece a fuego muy suave, sin que hierva, 40 minutos.", SECAS],
  ["dried-beans", "Remoja las alubias y échalas en la olla lenta.", SECAS],
] as const;

const HARMLESS = [
  ["Leave the green parts of the leek on.", { name: "Potato soup", rows: ["potatoes", "1 leek"] }],
  ["Serve with something green.", POTATOES],
  ["Serve the potatoes with something green.", POTATOES],
  ["Do not forget to remove the green parts.", POTATOES],
  ["Sirve las patatas con mojo verde.", { name: "Papas", rows: ["papas"] }],
  ["Fry the mustard seeds.", { name: "Green potato curry", rows: ["potatoes"] }],
  ["Cook the rhubarb, then scatter the mint leaves.", { name: "Rhubarb and mint leaves", rows: ["rhubarb"] }],
  ["Decora con hojas de menta.", { name: "Ruibarbo con hojas de menta", rows: ["ruibarbo"] }],
  ["Trim off the leaves and chop the stalks.", RHUBARB],
  ["Stone the cherries and chop them.", CHERRIES],
  ["Add the ground mahleb (cherry kernels).", CHERRIES],
  ["Add the corn kernels and chop the peaches.", { name: "Salsa", rows: ["peaches", "corn"] }],
  ["Remove the apple seeds and blend.", { name: "Smoothie", rows: ["apples"] }],
  ["Pick over the mushrooms and slice them.", MUSHROOMS],
  ["Gather the mushrooms in the middle of the pan.", MUSHROOMS],
  ["Simmer for an hour until tender, then toss into the salad.", DRIED],
  ["Boil hard for fifteen minutes, then slow-cook on low for 8 hours.", DRIED],
  ["Simmer until tender. Serve with raw onion.", DRIED],
  ["Slow-cook on low for 6 hours.", { name: "Dal", rows: ["250 g dried mung beans"] }],
  ["Toss the beans with the salad.", { name: "Salad", rows: ["1 cup kidney beans"] }],
  ["Mix in the bleached or unbleached flour.", { name: "Bread", rows: ["flour"] }],
] as const;

describe("poisonousFoods", () => {
  it.each(POISONOUS)("finds %s: %s", (code, sentence, around) => {
    expect(dangersIn(sentence, around)).toEqual([code]);
  });

  it.each(HARMLESS)("passes over: %s", (sentence, around) => {
    expect(dangersIn(sentence, around)).toEqual([]);
  });

  it.each([
    ["Grate the raw cassava.", "Bake for an hour.", ["1 kg cassava"]],
    ["Mash the berries.", "Boil them for 20 minutes.", ["500 g raw elderberries"]],
    ["Ralla la yuca cruda.", "Hornea la masa 40 minutos.", ["1 yuca"]],
  ])("passes over raw food that is heated later: %s", (sentence, later, rows) => {
    expect(dangersIn(sentence, { rows, after: [later] })).toEqual([]);
  });
});
