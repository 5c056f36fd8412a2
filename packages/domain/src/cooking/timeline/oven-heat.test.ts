import { expect, it } from "vitest";
import { ovenHeats } from "./oven-heat.ts";

const step = (main_step: string, ...parts: string[]) => ({
  main_step,
  sub_steps: parts.map((description) => ({ description })),
});

it("a named temperature lasts until the next", () => {
  const heats = ovenHeats([
    step("", "Heat the oven to 200C/180C fan/gas 6.", "Chop the leeks."),
    step("", "Bake for 10 minutes.", "Lower the oven to 160 °C and bake 30 minutes more."),
    step("", "Cool on a baking tray for 10 minutes."),
  ]);
  expect(heats).toEqual([[200, null], [200, 160], [null]]);
});

it.each<[string, number | null]>([
  ["Bake at 350°F for 30 minutes.", 180],
  ["Roast at gas mark 7 for an hour.", 220],
  ["Braise in the oven at 150 °C for 2 hours.", 150],
  ["Hornea a 180 ºC unos 25 minutos.", 180],
  ["Mete la masa en el horno a 220 grados, 15 minutos.", 220],
  ["Bake for 30 minutes.", null],
  ["Cook the sugar to 160 °C, 8 minutes.", null],
  ["Rest the roast at 60 °C for 10 minutes.", null],
])("%s", (text, heat) => {
  expect(ovenHeats([step("", text)])).toEqual([[heat]]);
});

it("a food that comes out of the oven is not in it", () => {
  const heats = ovenHeats([
    step("", "Heat the oven to 200 °C."),
    step("", "Take it from the oven and let it rest for 20 minutes."),
    step("", "Saca el pan del horno y deja reposar 20 minutos."),
  ]);
  expect(heats).toEqual([[200], [null], [null]]);
});

it("a step without sub-steps can use the oven itself", () => {
  expect(ovenHeats([step("Bake at 180 °C for 30 minutes")])).toEqual([[180]]);
});
