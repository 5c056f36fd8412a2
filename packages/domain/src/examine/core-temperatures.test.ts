import { describe, expect, it } from "vitest";
import { dangersIn } from "./testing/dangers-in.ts";

const CHICKEN = { name: "Roast chicken", rows: ["1 whole chicken", "100 g butter"] };
const BURGERS = { name: "Burgers", rows: ["500 g beef mince", "4 burger buns"] };

const UNSAFE = [
  ["Roast until the thickest part is 62.", CHICKEN],
  ["Aim for 60 at the bone.", CHICKEN],
  ["Once it's 58 C by the bone, take it off.", CHICKEN],
  ["You want the meat at 60°C, no higher.", CHICKEN],
  ["The thigh should measure between 55 and 60 degrees.", CHICKEN],
  ["Roast at 60 °C for 2 hours.", CHICKEN],
  ["Asa hasta que el termómetro marque 60.", CHICKEN],
  ["El punto ideal es 60 °C en la pechuga.", CHICKEN],
  ["The probe says sixty-two: lift it out.", CHICKEN],
  ["Do not let the meat go over 62 °C.", CHICKEN],
  ["Cook it to a hundred and forty Fahrenheit.", CHICKEN],
  ["Melt the butter in a tray. Roast until it is 60 °C inside.", CHICKEN],
  ["Core: 55.", BURGERS],
] as const;

const SAFE = [
  ["Roast until the thickest part is 75.", CHICKEN],
  ["Once it's 76 C by the bone, take it off.", CHICKEN],
  ["Roast at 200 for 50 minutes, until the juices run clear at the bone.", CHICKEN],
  ["Roast at 60 °C for 2 hours, then at 220 °C for 40 minutes.", CHICKEN],
  ["Keep warm in the oven at 60 °C.", CHICKEN],
  ["Hold the carved meat at 65 °C until you serve.", CHICKEN],
  ["Let it cool to 50 °C before you carve.", CHICKEN],
  ["If it is still below 70 °C, roast it for ten minutes more.", CHICKEN],
  ["If the thermometer reads 65 °C, return it to the oven.", CHICKEN],
  ["Slice the breast at a 45 degree angle.", CHICKEN],
  ["Turn the chicken by 90 degrees after half an hour.", CHICKEN],
  ["Bacteria grow in the danger zone between 5 °C and 60 °C.", CHICKEN],
  ["Heat the milk to 45 °C and dissolve the yeast.", CHICKEN],
  ["Set it over medium (160 degrees) coals.", CHICKEN],
  ["Warm the plates to 60 °C.", CHICKEN],
  ["A whole piece is safe at 63 °C in the middle.", { name: "Beef and sausages", rows: ["sausages"] }],
  ["Roast for 60, turning once; it is done at 75 in the thickest part.", CHICKEN],
  ["Cook until 60 °C in the middle.", { name: "Black bean burgers", rows: ["black beans", "burger buns"] }],
  ["Mince the garlic. Roast until 52 °C inside.", { name: "Dinner", rows: ["salmon fillets", "garlic"] }],
  ["Hornea hasta 60 °C en el centro.", { name: "Hamburguesas de lentejas", rows: ["lentejas"] }],
] as const;

describe("unsafeTemperatures", () => {
  it.each(UNSAFE)("finds: %s", (sentence, around) => {
    expect(dangersIn(sentence, around)).toEqual(["core-temperature"]);
  });

  it.each(SAFE)("passes over: %s", (sentence, around) => {
    expect(dangersIn(sentence, around)).toEqual([]);
  });
});
