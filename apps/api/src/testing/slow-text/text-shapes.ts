/** Texts that make careless code take quadratic time: runs of one unit, halves of two units, and two units by turns. */

const split = (units: string) => units.split("|");

/** Characters and words of each kind, whose repetitions are tried in every run of the tests. */
export const KINDS: readonly string[] = [
  ...split("a|7| |\n|\r|\t|\u00a0|\u200b|\u0301|\u0f73|é|½|漢|パ|🍅|\ud800"),
  ...split(".|,|;|:|!|-|–|*|#|•|/|\\|&|'|\"|(|)|[|{|<|>|%|°|@"),
  ...split('1 |1-|or |cup |min |de |1. |a: |**|&amp;|<p>|</p>|http://|{"a":'),
];

/** The kinds that most patterns distinguish, whose pairs are tried in every run of the tests. */
export const TELLING_KINDS: readonly string[] = ["a", "7", " ", "\n", ",", "("];

/** The units whose pairs are tried on demand, by `SLOW_TEXTS`. */
export const UNITS: readonly string[] = [
  ...KINDS,
  ...split(
    "E|0|\r\n|\u2009|\u200d|\u00ad|\u0323|\uff9e|ß|İ|⅓|⁄|１|。|ж|א|👩‍🍳|\ufe0f|\udc00|\u0000|\ufeff|\u202e",
  ),
  ...split("?|—|_|~|+|=|×|’|”|]|}|$|^|`"),
  "|",
  ...split(
    "1/2 |2) |10 to |1 or |and |to |of |y |o |a |x |cups of |g |oz |tbsp. |can |for |para |half |media ",
  ),
  ...split(
    "about |minutes |hour |1h|30 min |every |between |350°F |degrees |C |tomatoes |chopped |large |plus ",
  ),
  ...split(
    "salt, |fat-free |without |no |vegan |Serves |Step 1 |Ingredients:\n|Method\n|For the |- |> |# |[ ] ",
  ),
  ...split("12:30 |PT1H|P1D|1,000|<br|<div |<!--|-->|<script>|</script|<li>|<![CDATA[|&#|&lt;|&#x41;"),
  ...split('class="a" |www.|//|%20|%E0|a=|@type|"a":|[1,|\\u0041|\\"|{"'),
];

/** A text of any length. */
export interface TextShape {
  label: string;
  ofLength: (length: number) => string;
}

const run = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length));

/** A run of a unit between letters, where a pattern of the end of a text begins in vain at every unit. */
export function ofOneUnit(units: readonly string[]): TextShape[] {
  return units.map((unit) => ({
    label: `${JSON.stringify(unit)} over and over between letters`,
    ofLength: (length) => `a${run(unit, length)}b`,
  }));
}

/** @param firsts the units that come first; by turns, two units come in one order alone */
export function ofTwoUnits(units: readonly string[], firsts = units): TextShape[] {
  return firsts.flatMap((first) =>
    units.flatMap((second): TextShape[] => {
      if (first === second) return [];
      const label = `${JSON.stringify(first)} and ${JSON.stringify(second)}`;
      const halves = {
        label: `${label}, one half each`,
        ofLength: (length: number) => run(first, length / 2) + run(second, length / 2),
      };
      if (units.indexOf(second) < units.indexOf(first)) return [halves];
      return [halves, { label: `${label} by turns`, ofLength: (length) => run(first + second, length) }];
    }),
  );
}
