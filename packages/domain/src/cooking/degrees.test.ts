import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { celsiusFrom, fahrenheitFrom, textWithDegrees } from "./degrees.ts";
import { findTemperatures } from "../measure/temperature.ts";

const shown = (text: string, choice: Parameters<typeof textWithDegrees>[1] = "written") =>
  textWithDegrees(text, choice).flatMap(({ text: words, beside, isTemperature }) =>
    isTemperature ? (beside === undefined ? words : `${words} [${beside}]`) : [],
  );

describe("textWithDegrees", () => {
  it.each([
    ["Bake at 350°F for 20 minutes.", ["350°F [180 °C]"]],
    ["Bake at 350 °F.", ["350 °F [180 °C]"]],
    ["Preheat to 350F.", ["350F [180 °C]"]],
    ["Preheat to 425 F", ["425 F [220 °C]"]],
    ["heat to 350 degrees Fahrenheit", ["350 degrees Fahrenheit [180 °C]"]],
    ["heat to 350 degrees F.", ["350 degrees F [180 °C]"]],
    ["a 375-degree oven", ["375-degree [190 °C]"]],
    ["Preheat the oven to 400 degrees", ["400 degrees [200 °C]"]],
    ["a 180 °C", ["180 °C [350 °F]"]],
    ["a 180ºC", ["180ºC [350 °F]"]],
    ["a 180º durante", ["180º [350 °F]"]],
    ["Hornea a 180 grados.", ["180 grados [350 °F]"]],
    ["a 200 grados centígrados", ["200 grados centígrados [400 °F]"]],
    ["heat to 180C/160C fan", ["180C [350 °F]", "160C [325 °F]"]],
    ["heat to 200C/fan180C/gas 6", ["200C [400 °F]", "180C [350 °F]", "gas 6"]],
    ["180-200 °C", ["180-200 °C [350–400 °F]"]],
    ["180 °C to 200 °C", ["180 °C to 200 °C [350–400 °F]"]],
    ["entre 180 y 200 ºC", ["180 y 200 ºC [350–400 °F]"]],
    ["de 160 a 180 grados", ["160 a 180 grados [325–350 °F]"]],
    ["350 to 375°F", ["350 to 375°F [180–190 °C]"]],
    ["the thickest part reads 74 °C", ["74 °C [165 °F]"]],
    ["until 165°F inside", ["165°F [74 °C]"]],
    ["cook the syrup to 118 °C", ["118 °C [244 °F]"]],
    ["keep at 4 °C", ["4 °C [39 °F]"]],
    ["freeze at -18 °C", ["-18 °C [0 °F]"]],
    ["gas mark 4", ["gas mark 4 [180 °C / 350 °F]"]],
    ["Gas Mark ½", ["Gas Mark ½ [120 °C / 250 °F]"]],
    ["gas 4-5", ["gas 4-5 [180–190 °C / 350–375 °F]"]],
    ["℃: 180℃", ["180℃ [350 °F]"]],
    ["first 220 °C, after 10 minutes 180 °C", ["220 °C [425 °F]", "180 °C [350 °F]"]],
  ])("shows both scales: %s", (text, expected) => {
    expect(shown(text)).toEqual(expected);
  });

  it.each([
    ["150 °C (300 °F)", ["150 °C", "300 °F"]],
    ["350°F/180°C", ["350°F", "180°C"]],
    ["350 °F (180 °C, gas mark 4)", ["350 °F", "180 °C", "gas mark 4"]],
    ["180C/160C fan/350F/gas 4", ["180C", "160C", "350F", "gas 4"]],
    ["350 degrees F (175 degrees C)", ["350 degrees F", "175 degrees C"]],
    ["180 °C (fan 160 °C, gas 4)", ["180 °C [350 °F]", "160 °C [325 °F]", "gas 4"]],
  ])("adds no scale that the author states: %s", (text, expected) => {
    expect(shown(text)).toEqual(expected);
  });

  it.each([
    "35 g butter",
    "5 C. flour",
    "5 C flour",
    "2 c. sugar",
    "Vitamin C",
    "50 cl",
    "100 f",
    "turn the tray 180 degrees",
    "rotate the pan by 180 degrees",
    "gira la bandeja 180 grados",
    "cut at a 45-degree angle",
    "200 degrees",
    "350 cups",
    "1/2 C",
    "heat the gas for 4 minutes",
    "step 180 of 200",
    "180 Cups",
    "9999 °F",
    "350F1",
    "20 – 25 minutes",
  ])("finds no temperature in %s", (text) => {
    expect(findTemperatures(text)).toEqual([]);
    expect(textWithDegrees(text, "written")).toEqual([{ text }]);
  });

  it("shows the chosen scale alone, and only where the text does not state it", () => {
    expect(shown("at 350°F", "metric")).toEqual(["350°F [180 °C]"]);
    expect(shown("at 350°F", "us")).toEqual(["350°F"]);
    expect(shown("at 180 °C", "us")).toEqual(["180 °C [350 °F]"]);
    expect(shown("gas mark 6", "metric")).toEqual(["gas mark 6 [200 °C]"]);
  });

  it("preserves any sentence of the author", () => {
    const words = fc.constantFrom(
      "180",
      "°C",
      "ºC",
      " ",
      "-",
      "350",
      "F",
      "gas mark 4",
      "(",
      "to",
      "degrees",
      "½",
      "\n",
      "−",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words).map((all) => all.join("")),
        ),
        (text) => {
          const pieces = textWithDegrees(text, "written");
          expect(pieces.map((piece) => piece.text).join("")).toBe(text);
        },
      ),
    );
  });

  it("pairs ovens within five degrees Celsius, and the inside of food to the degree", () => {
    for (let celsius = -30; celsius <= 300; celsius += 1) {
      const off = Math.abs(fahrenheitFrom(celsius) - (celsius * 1.8 + 32));
      expect(off).toBeLessThanOrEqual(celsius < 120 ? 0.5 : 9);
    }
    for (let fahrenheit = 0; fahrenheit <= 550; fahrenheit += 1) {
      const off = Math.abs(celsiusFrom(fahrenheit) - (fahrenheit - 32) / 1.8);
      expect(off).toBeLessThanOrEqual(fahrenheit < 250 ? 0.5 : 5.001);
    }
  });

  it.each([
    "1".repeat(200_000),
    "180 ".repeat(50_000),
    "180-".repeat(50_000),
    "gas  ".repeat(40_000),
    " ".repeat(200_000),
    "180 °C (".repeat(20_000),
  ])("is done in linear time (%.10s)", (text) => {
    const before = performance.now();
    textWithDegrees(text, "written");
    expect(performance.now() - before).toBeLessThan(1500);
  });
});
