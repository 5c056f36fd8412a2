import { describe, expect, it } from "vitest";
import { dangersIn } from "./testing/dangers-in.ts";

const CHICKEN = { name: "Chicken breasts", rows: ["4 chicken breasts"] };
const BURGERS = { name: "Burgers", rows: ["500 g beef mince"] };
const POLLO = { name: "Pechugas de pollo", rows: ["4 pechugas de pollo"] };

const UNDERDONE = [
  ["Fry for a minute so the chicken is opaque outside but translucent within.", CHICKEN],
  ["Don't worry if the juices run pink.", CHICKEN],
  ["It is fine if the meat is still slightly pink.", CHICKEN],
  ["The chicken is nicest when rosé.", CHICKEN],
  ["Brown the outside; the inside may stay soft and raw.", CHICKEN],
  ["Half-cook the chicken and serve.", CHICKEN],
  ["Partly cook the chicken tonight and finish it tomorrow.", CHICKEN],
  ["Take the chicken off while it is not quite cooked through, and serve.", CHICKEN],
  ["Reheat the chicken until lukewarm.", CHICKEN],
  ["Cook the burgers blue.", BURGERS],
  ["Flash-fry the patties so they stay red in the centre.", BURGERS],
  ["The middle should be raw.", BURGERS],
  ["Deja el pollo al punto, con el centro crudo.", POLLO],
  ["No importa si sale jugo rosado.", POLLO],
  ["Que quede crudito por dentro.", POLLO],
  ["Deja el centro jugoso y rosa.", POLLO],
  ["Sella el pollo vuelta y vuelta.", POLLO],
  ["Sirve el pollo sin hacer del todo.", POLLO],
  ["Pour the used raw marinade over the cooked chicken before serving.", CHICKEN],
  ["Use the leftover raw chicken marinade as a sauce without boiling.", CHICKEN],
  ["Riega el pollo asado con la marinada en la que estuvo crudo y sirve.", POLLO],
] as const;

const HARMLESS = [
  ["Serve with pink pickled onions.", CHICKEN],
  ["Cook the prawns with the chicken until pink.", CHICKEN],
  ["Cut the chicken, and serve with a glass of chilled pink wine.", CHICKEN],
  ["Season the raw chicken with salt and fry it for 20 minutes.", CHICKEN],
  ["Mix the raw chicken with the yoghurt.", CHICKEN],
  ["Serve the chicken over raw, shaved fennel.", CHICKEN],
  ["Serve the chicken with the cabbage, left raw.", CHICKEN],
  ["Do not cook the chicken for too long, or it dries.", CHICKEN],
  ["No need to cook the chicken first: it cooks in the sauce.", CHICKEN],
  ["No need to cook the pasta sheets.", { name: "Chicken lasagne", rows: ["chicken"] }],
  ["If the juices run pink, roast for ten minutes more.", CHICKEN],
  ["Chicken that is pink inside can make you ill.", CHICKEN],
  ["Boil the leftover marinade for five minutes and pour it over the cooked chicken.", CHICKEN],
  ["Pour the leftover marinade over the chicken and bake for 40 minutes.", CHICKEN],
  ["Drizzle with the marinade that you set aside, and serve.", CHICKEN],
  ["Serve with a rare gin.", BURGERS],
  ["Cook until 10 minutes have passed and the centre is no longer red.", BURGERS],
  ["Place a slice of red onion in the centre of the bun.", BURGERS],
  ["Crumble the blue cheese over the burgers.", BURGERS],
  ["Añade el pomelo rosado al pollo bien hecho.", { name: "Pollo con pomelo rosado", rows: ["pollo"] }],
  ["Sirve el pollo con cebolla rosada.", POLLO],
  ["No hace falta cocinar las láminas antes.", { name: "Lasaña de pollo", rows: ["pollo"] }],
  ["Mezcla la carne cruda con el huevo.", { name: "Albóndigas", rows: ["carne picada"] }],
  ["Pon el arroz al punto de sal.", { name: "Arroz con pollo", rows: ["arroz", "pollo"] }],
  ["Sirve el pollo con zanahoria cruda.", POLLO],
] as const;

describe("undercookedMeat", () => {
  it.each(UNDERDONE)("finds: %s", (sentence, around) => {
    expect(dangersIn(sentence, around)).toEqual(["undercooked"]);
  });

  it.each(HARMLESS)("passes over: %s", (sentence, around) => {
    expect(dangersIn(sentence, around)).toEqual([]);
  });

  it.each([
    ["Brown the chicken; it will still be raw inside.", "Simmer it in the sauce for 20 minutes."],
    ["Fry until half-cooked.", "Return everything to the oven for half an hour."],
    ["Dora el pollo; quedará crudo por dentro.", "Cuece el pollo en la salsa 20 minutos."],
    ["Sella las pechugas vuelta y vuelta.", "Hornea 25 minutos."],
  ])("passes over meat that is cooked later: %s", (sentence, later) => {
    expect(dangersIn(sentence, { ...CHICKEN, after: [later] })).toEqual([]);
  });

  it.each([
    ["Fry the chicken; it should stay pink in the middle.", "Simmer it in the sauce."],
    ["Leave the chicken slightly pink in the middle.", "Boil the rice."],
    ["Deja las pechugas rosadas por dentro.", "Cuece las patatas."],
  ])("finds meat that is meant so, or beside which another food is cooked later: %s", (sentence, later) => {
    expect(dangersIn(sentence, { ...CHICKEN, after: [later] })).toEqual(["undercooked"]);
  });
});
