/** The scale of a temperature. */
export type Scale = "C" | "F" | "gas";

/** A temperature, or both ends of a range, in a text. */
export interface Temperature {
  start: number;
  end: number;
  scale: Scale;
  min: number;
  /** Null where only one temperature is named. */
  max: number | null;
}

const NUMBER = String.raw`\d{1,3}(?:[.,]\d)?`;
const SIGN = String.raw`°|º|˚|(?:[\s-]{1,2}|(?<=\d))(?:degrees?|degs?\.?|grados?)(?![\p{L}])`;
const LETTER = String.raw`C|F|(?:celsius|centigrade|cent[ií]grados|fahrenheit)`;
/** The sign of a temperature: "°C", "degrees Fahrenheit", "º", "℃"; a bare letter only as a capital. */
const SIGN_PATTERN = String.raw`(?:℃|℉|\s{0,2}(?:${SIGN})(?:\s{0,2}(?:${LETTER})(?![\p{L}]))?|\s?[CF](?![\p{L}\d'’]))`;
const JOINT = String.raw`\s{0,2}(?:-|–|—|\b(?:to|a|or|o|and|y|hasta)\b)\s{0,2}`;

/** Every part is bounded, so that reading a text takes linear time. */
const DEGREES = new RegExp(
  String.raw`(?:(?<=\bfan)|(?<![\p{L}\d½¼¾]|\d[.,/⁄]))(?<minus>(?<!\d\s)[-−])?(?<low>${NUMBER})(?<lowSign>${SIGN_PATTERN})?` +
    String.raw`(?:${JOINT}(?<high>${NUMBER})(?<highSign>${SIGN_PATTERN}))?`,
  "giu",
);

/** A gas mark: "gas mark 4", "gas 4-5", "Gas Mark ½", "marca de gas 4". */
const GAS =
  /(?<![\p{L}])(?:gas[ -]{1,2}mark|gas|marca (?:de|del) gas|nivel de gas) {1,2}(?<low>10|[1-9]|½|¼)(?:[-–](?<high>10|[1-9]))?(?![\d\p{L}½¼¾]| ?(?:°|º))/giu;

/** The least numbers before a bare capital that is a scale: "350F", "180 C", but not "5 C. flour". */
const LEAST_BARE = { C: 50, F: 100 } as const;
/** Limits above the temperature of any oven. */
const HOTTEST = { C: 320, F: 600 } as const;
/** The least number without a scale that is certainly Fahrenheit. */
const LEAST_UNNAMED_FAHRENHEIT = 275;
const HOTTEST_UNNAMED_CELSIUS = 274;
const LEAST_UNNAMED_CELSIUS = 40;

/** Words before an angle: a pan is turned by degrees too. */
const TURNED_BEFORE = /(?:rotat|turn|spin|flip|swivel|angle|tilt|gir|volte|inclin|[aá]ngulo)[^.!?]{0,40}$/iu;
const TURNED_AFTER = /^[\s-]{0,2}(?:angle|turn|rotation|clockwise|bend)/iu;

/** Finds temperatures, English and Spanish, in order. What could be either scale, or an angle, is none. */
export function findTemperatures(text: string): Temperature[] {
  const found = [...degreesIn(text), ...gasMarksIn(text)].sort((one, other) => one.start - other.start);
  return found.filter(({ start }, position) => start >= (found[position - 1]?.end ?? 0));
}

function* degreesIn(text: string): Generator<Temperature> {
  for (const match of text.matchAll(DEGREES)) {
    const { minus, low = "", lowSign, high, highSign } = match.groups ?? {};
    const start = match.index;
    const isOneScale = scaleOf(lowSign) === null || scaleOf(lowSign) === scaleOf(highSign);
    const isRange = high !== undefined && highSign !== undefined && isOneScale && number(high) > number(low);
    if (isRange) {
      const found = judged(text, start, start + match[0].length, highSign, number(low), number(high));
      if (found) yield found;
      continue;
    }
    if (lowSign !== undefined) {
      const degrees = minus === undefined ? number(low) : -number(low);
      const end = start + (minus?.length ?? 0) + low.length + lowSign.length;
      const found = judged(text, start, end, lowSign, degrees, null);
      if (found) yield found;
    }
    if (high !== undefined && highSign !== undefined) {
      const end = start + match[0].length;
      const found = judged(text, end - high.length - highSign.length, end, highSign, number(high), null);
      if (found) yield found;
    }
  }
}

function judged(
  text: string,
  start: number,
  end: number,
  sign: string,
  min: number,
  max: number | null,
): Temperature | null {
  const hottest = max ?? min;
  const said = scaleOf(sign);
  if (said !== null) {
    const isBare = /^\s?[cf]$/i.test(sign);
    if (isBare && (/[cf]$/.test(sign) || min < LEAST_BARE[said])) return null;
    return hottest <= HOTTEST[said] ? { start, end, scale: said, min, max } : null;
  }
  const before = text.slice(Math.max(0, start - 60), start);
  if (TURNED_BEFORE.test(before) || TURNED_AFTER.test(text.slice(end, end + 20))) return null;
  const scale = unnamedScale(sign, min, hottest);
  return scale && { start, end, scale, min, max };
}

/**
 * Decides the scale of degrees that name none. Numbers too hot for Celsius are Fahrenheit; Spanish degrees in an oven's
 * range are Celsius. Null otherwise.
 */
function unnamedScale(sign: string, min: number, max: number): "C" | "F" | null {
  if (min >= LEAST_UNNAMED_FAHRENHEIT && max <= HOTTEST.F) return "F";
  const isSpanish = /grado|º/i.test(sign);
  return isSpanish && min >= LEAST_UNNAMED_CELSIUS && max <= HOTTEST_UNNAMED_CELSIUS ? "C" : null;
}

function scaleOf(sign: string | undefined): "C" | "F" | null {
  if (sign === undefined) return null;
  if (/℃|(?:C|celsius|centigrade|cent[ií]grados)$/iu.test(sign)) return "C";
  return /℉|(?:F|fahrenheit)$/iu.test(sign) ? "F" : null;
}

function* gasMarksIn(text: string): Generator<Temperature> {
  for (const match of text.matchAll(GAS)) {
    const { low = "", high } = match.groups ?? {};
    const min = low === "½" ? 0.5 : low === "¼" ? 0.25 : Number(low);
    const max = high === undefined ? null : Number(high);
    yield { start: match.index, end: match.index + match[0].length, scale: "gas", min, max };
  }
}

function number(digits: string): number {
  return Number(digits.replace(",", "."));
}
