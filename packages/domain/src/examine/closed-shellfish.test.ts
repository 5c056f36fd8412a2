import { describe, expect, it } from "vitest";
import { dangersIn } from "./testing/dangers-in.ts";

const MUSSELS = { name: "Mussels", rows: ["1 kg mussels"] };
const MEJILLONES = { name: "Mejillones", rows: ["1 kg de mejillones"] };

describe("closedShellfish", () => {
  it.each([
    ["Eat the mussels which have not opened.", MUSSELS],
    ["Those that stay shut are fine: prise them open.", MUSSELS],
    ["Do not throw away the closed ones, open them with a knife and serve.", MUSSELS],
    ["Abre a la fuerza los mejillones que sigan cerrados y sírvelos.", MEJILLONES],
  ])("finds: %s", (sentence, around) => {
    expect(dangersIn(sentence, around)).toEqual(["spoiled"]);
  });

  it.each([
    ["Discard any that have not opened and serve.", MUSSELS],
    ["Cook until the mussels open, and serve.", MUSSELS],
    ["If some have not opened, cook for two minutes more.", MUSSELS],
    ["Do not eat mussels that stay closed.", MUSSELS],
    ["Desecha los que no se abran y sirve.", MEJILLONES],
    ["Serve with the box unopened.", { name: "Cake", rows: ["flour"] }],
  ])("passes over: %s", (sentence, around) => {
    expect(dangersIn(sentence, around)).toEqual([]);
  });
});
