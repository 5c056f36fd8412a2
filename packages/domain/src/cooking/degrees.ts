import type { UnitChoice } from "./cooking-state.ts";
import { findTemperatures, type Scale, type Temperature } from "../measure/temperature.ts";

/** A piece of a text, with its temperature on the other scale. */
export interface DegreesPiece {
  text: string;
  /** The conversion that is shown beside the author's words: "180 °C", "350–375 °F"; absent where none is needed. */
  beside?: string;
  /** True when the text is a temperature. */
  isTemperature?: true;
}

/**
 * Splits a text at its temperatures, so that both scales can be shown while the author's sentence stays. As written,
 * the missing scale is shown beside; with a chosen system, its scale is shown where it is missing. A temperature that
 * the author gives on both, "180 °C (350 °F)", needs no addition.
 */
export function textWithDegrees(text: string, choice: UnitChoice): DegreesPiece[] {
  const pieces: DegreesPiece[] = [];
  let end = 0;
  for (const group of groupsIn(text, findTemperatures(text))) {
    const said = new Set(group.map(({ scale }) => scale));
    for (const temperature of group) {
      if (temperature.start > end) pieces.push({ text: text.slice(end, temperature.start) });
      const beside = besideOf(temperature, said, choice);
      const words = text.slice(temperature.start, temperature.end);
      pieces.push({ text: words, isTemperature: true, ...(beside !== "" && { beside }) });
      end = temperature.end;
    }
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** Text between two notations of one temperature: "180 °C (350 °F)", "180 °C/160 °C fan/gas 4". */
const BETWEEN =
  /^\s{0,2}(?:fan|fan oven|con ventilador|ventilador|conventional)?\s{0,2}[(/,;|=·~–-]?\s{0,2}(?:or|o|fan|about)?\s{0,2}$/i;
const LONGEST_BETWEEN = 24;

function groupsIn(text: string, temperatures: readonly Temperature[]): Temperature[][] {
  const groups: Temperature[][] = [];
  for (const temperature of temperatures) {
    const last = groups.at(-1)?.at(-1);
    const between = last && text.slice(last.end, temperature.start);
    const isSame = between !== undefined && between.length <= LONGEST_BETWEEN && BETWEEN.test(between);
    if (isSame) groups.at(-1)?.push(temperature);
    else groups.push([temperature]);
  }
  return groups;
}

function besideOf(temperature: Temperature, said: ReadonlySet<Scale>, choice: UnitChoice): string {
  const wanted: readonly ("C" | "F")[] =
    choice === "written" ? ["C", "F"] : choice === "metric" ? ["C"] : ["F"];
  // Degrees beside a gas mark state the same temperature.
  if (temperature.scale === "gas" && (said.has("C") || said.has("F"))) return "";
  return wanted
    .filter((scale) => !said.has(scale))
    .map((scale) => inScale(temperature, scale))
    .join(" / ");
}

function inScale({ scale, min, max }: Temperature, to: "C" | "F"): string {
  const low = degreesIn(to, scale, min);
  const high = max === null ? null : degreesIn(to, scale, max);
  return high === null || high === low ? `${signed(low)} °${to}` : `${signed(low)}–${signed(high)} °${to}`;
}

function signed(degrees: number): string {
  return degrees < 0 ? `−${-degrees}` : String(degrees);
}

/** The dial of a gas oven, as British cookery books print it. */
const GAS_MARKS: Readonly<Record<number, readonly [celsius: number, fahrenheit: number]>> = {
  0.25: [110, 225],
  0.5: [120, 250],
  1: [140, 275],
  2: [150, 300],
  3: [160, 325],
  4: [180, 350],
  5: [190, 375],
  6: [200, 400],
  7: [220, 425],
  8: [230, 450],
  9: [240, 475],
  10: [260, 500],
};

function degreesIn(to: "C" | "F", from: Scale, degrees: number): number {
  if (from === "gas") return GAS_MARKS[degrees]?.[to === "C" ? 0 : 1] ?? 0;
  if (from === to) return degrees;
  return to === "C" ? celsiusFrom(degrees) : fahrenheitFrom(degrees);
}

/** Returns a temperature in degrees Celsius; of a range, its lower end. */
export function celsiusOf({ scale, min }: Temperature): number {
  return degreesIn("C", scale, min);
}

/**
 * Converts to Celsius. Oven settings are paired as cookery books print them, within five degrees: 350 °F is 180 °C.
 * Other temperatures, such as those of a roast or a syrup, are exact to the degree.
 */
export function celsiusFrom(fahrenheit: number): number {
  const exact = ((fahrenheit - 32) * 5) / 9;
  if (fahrenheit < OVEN_FROM.F || fahrenheit % 5 !== 0) return Math.round(exact);
  if (fahrenheit % 25 === 0) return Math.round(exact / 10) * 10;
  return fahrenheit % 10 === 0 ? Math.round(exact / 5) * 5 : Math.round(exact);
}

/**
 * Converts to Fahrenheit and rounds like `celsiusFrom`: 180 °C is 350 °F, within nine degrees (five degrees Celsius).
 */
export function fahrenheitFrom(celsius: number): number {
  const exact = (celsius * 9) / 5 + 32;
  if (celsius < OVEN_FROM.C || celsius % 5 !== 0) return Math.round(exact);
  const dial = Math.round(exact / 25) * 25;
  return Math.abs(dial - exact) <= 9 ? dial : Math.round(exact / 5) * 5;
}

const OVEN_FROM = { C: 120, F: 250 } as const;
