import type { RawIngredientGroup } from "@larder/domain/schema-org/ingredient-groups";
import type { PageLine } from "../layout/page-lines.ts";
import { hasAmount } from "../layout/similarity.ts";
import { lettersOf } from "../lines/letters.ts";
import { hasBoldWords, nameEvidence } from "./group-name.ts";
import { wordsOf } from "./line-words.ts";
import type { Match } from "./match-lines.ts";
import { NameFinder, styleOf } from "./name-finder.ts";

/** The largest share of the lines of a list that can be names of groups. */
const MOST_NAMES = 1 / 3;
/** One name above all the lines groups nothing. */
const FEWEST_GROUPS = 2;

/** The list of ingredients that a page shows. */
export class ShownList {
  /** The lines of the page that are ingredients, in its order. */
  readonly matches: readonly Match[];
  private readonly ingredients: readonly string[];
  private readonly lines: readonly PageLine[];
  private readonly isTitle: (line: PageLine) => boolean;
  /** The ingredients of the data that are names of groups. */
  private readonly names: ReadonlySet<number>;

  /**
   * @param all the lines of the page that repeat entries of the list, names of groups among them
   * @param isTitle whether the element of a line is named like a title, unlike the rows of the list
   */
  constructor(
    ingredients: readonly string[],
    lines: readonly PageLine[],
    all: readonly Match[],
    isTitle: (line: PageLine) => boolean,
  ) {
    this.ingredients = ingredients;
    this.lines = lines;
    this.isTitle = isTitle;
    const names = this.namesAmong(all);
    const areNames = names.length <= all.length * MOST_NAMES;
    this.names = new Set(areNames ? names.map(({ ingredient }) => ingredient) : []);
    this.matches = all.filter(({ ingredient }) => !this.names.has(ingredient));
  }

  /** Returns the ingredients by group; null where no group has a name. */
  groups(): RawIngredientGroup[] | null {
    const finder = new NameFinder(this.matches, this.lines, this.isTitle, this.missingWords());
    const names = finder.names();
    const groupOf: (number | undefined)[] = this.ingredients.map(() => undefined);
    const groups: RawIngredientGroup[] = [{ name: null, ingredients: [] }];
    for (const [index, { ingredient }] of this.matches.entries()) {
      const name = names[index];
      if (name !== undefined) groups.push({ name, ingredients: [] });
      groupOf[ingredient] = groups.length - 1;
    }
    this.fill(groups, groupOf);
    const filled = groups.filter(({ ingredients }) => ingredients.length > 0);
    const named = filled.flatMap(({ name }) => (name === null ? [] : [lettersOf(name)]));
    // A line that recurs within the list is no name.
    const areNames = named.length > 0 && new Set(named).size === named.length;
    return areNames && filled.length >= FEWEST_GROUPS ? filled : null;
  }

  /** Adds each ingredient to its group; one that the page does not show, to the group of the one before it. */
  private fill(groups: readonly RawIngredientGroup[], groupOf: readonly (number | undefined)[]): void {
    const shownNames = new Set(groups.map(({ name }) => lettersOf(name ?? "")));
    let last = groupOf.find((group) => group !== undefined) ?? 0;
    for (const [at, text] of this.ingredients.entries()) {
      const group = groupOf[at];
      last = group ?? last;
      const isName = this.names.has(at) || (group === undefined && shownNames.has(lettersOf(text)));
      if (!isName) groups[last]?.ingredients.push(text);
    }
  }

  /** Returns the matches of entries without amount that the page shows as names of groups. */
  private namesAmong(all: readonly Match[]): Match[] {
    const usual = mostFrequent(all.map(({ at }) => styleOf(this.lines[at])));
    const withAmount = all.flatMap(({ at }) => this.lines[at] ?? []).filter(({ text }) => hasAmount(text));
    // Pages may set each food in bold type, or each amount.
    const isBoldUsual = withAmount.some(hasBoldWords);
    return all.filter(({ at, ingredient }) => {
      const line = this.lines[at];
      const text = this.ingredients[ingredient] ?? "";
      if (!line || hasAmount(text) || lettersOf(text) !== lettersOf(line.text)) return false;
      const evidence = nameEvidence(line, this.isTitle(line));
      if (evidence === "bold") return !isBoldUsual;
      return evidence !== null && (/[:：]$/.test(text) || styleOf(line) !== usual);
    });
  }

  /** Returns the words of the ingredients that their lines on the page lack: other lines may have them. */
  private missingWords(): ReadonlySet<string> {
    const shown = new Map(this.matches.map(({ at, ingredient }) => [ingredient, this.lines[at]?.text ?? ""]));
    return new Set(
      this.ingredients.flatMap((text, at) => {
        const { words } = wordsOf(shown.get(at) ?? "");
        return [...wordsOf(text).words].filter((word) => !words.has(word));
      }),
    );
  }
}

function mostFrequent(values: readonly string[]): string {
  const counts = new Map<string, number>();
  let most = "";
  for (const value of values) {
    const count = (counts.get(value) ?? 0) + 1;
    counts.set(value, count);
    if (count > (counts.get(most) ?? 0)) most = value;
  }
  return most;
}
