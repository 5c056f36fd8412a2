/** A word of an ingredient, by which its line is found in the source of a page. */
const WORD = /[A-Za-z]{4,}/g;
/** A word of other letters; the source of a page may write these as entities. */
const OTHER_WORD = /\p{L}{2,}/gu;
/** The number of ingredients that are looked for; the first and the last are among them. */
const MOST_PROBES = 5;
const FEWEST_PROBES = 2;
const MOST_POSITIONS = 200;
/** A list with its markup is seldom longer. */
const LONGEST_LIST = 120_000;
/** The characters by which the markup of a recipe card may be longer than an article that names the same foods. */
const MARKUP_OF_CARD = 16_000;

interface Occurrence {
  at: number;
  probe: number;
}

/**
 * Returns the part of a page's source that most likely shows the ingredients: the last outside of scripts that has
 * words of all of them close together. Much cheaper than parsing the page.
 *
 * @param margin the characters before and behind these words: the first rows with the heading above them, the last rows
 * @returns null where no part has words of several ingredients
 */
export function excerptWith(ingredients: readonly string[], source: string, margin: number): string | null {
  const probes = probesOf(ingredients);
  const scripts = scriptsOf(source);
  const occurrences = probes
    .flatMap((word, probe) => positionsOf(word, source, scripts).map((at) => ({ at, probe })))
    .toSorted((one, other) => one.at - other.at);
  const window = lastDense(occurrences);
  if (!window || window.to - window.from > LONGEST_LIST) return null;
  const tag = Math.max(0, source.lastIndexOf("<", Math.max(0, window.from - margin)));
  const start = scripts.find(({ from, to }) => from < tag && tag < to)?.to ?? tag;
  return source.slice(start, window.to + margin);
}

/** Returns the longest words of some ingredients, from the first to the last. */
function probesOf(ingredients: readonly string[]): string[] {
  const count = Math.min(MOST_PROBES, ingredients.length);
  const chosen = Array.from({ length: count }, (_, index) => {
    const at = count === 1 ? 0 : Math.round((index * (ingredients.length - 1)) / (count - 1));
    const text = ingredients[at] ?? "";
    return (text.match(WORD) ?? text.match(OTHER_WORD) ?? []).reduce(
      (longest, word) => (word.length > longest.length ? word : longest),
      "",
    );
  });
  return [...new Set(chosen)].filter((word) => word !== "");
}

interface Range {
  from: number;
  to: number;
}

function scriptsOf(source: string): Range[] {
  const scripts: Range[] = [];
  for (let from = source.indexOf("<script"); from >= 0;) {
    const end = source.indexOf("</script", from);
    const to = end < 0 ? source.length : end;
    scripts.push({ from, to });
    from = source.indexOf("<script", to);
  }
  return scripts;
}

/** Returns where a word stands outside of scripts. */
function positionsOf(word: string, source: string, scripts: readonly Range[]): number[] {
  const positions: number[] = [];
  let script = 0;
  for (let at = source.indexOf(word); at >= 0 && positions.length < MOST_POSITIONS;) {
    while ((scripts[script]?.to ?? source.length) < at) script += 1;
    const around = scripts[script];
    const isInScript = around !== undefined && around.from <= at && at < around.to;
    if (!isInScript) positions.push(at);
    at = source.indexOf(word, isInScript ? around.to : at + word.length);
  }
  return positions;
}

/** Returns the last of the ranges with all different words that is about as short as the shortest. */
function lastDense(occurrences: readonly Occurrence[]): Range | null {
  const ranges = rangesWithAll(occurrences);
  const shortest = Math.min(...ranges.map(lengthOf));
  return ranges.findLast((range) => lengthOf(range) <= shortest * 2 + MARKUP_OF_CARD) ?? null;
}

function lengthOf({ from, to }: Range): number {
  return to - from;
}

/** Returns for each position the shortest range that ends there and has all different words. */
function rangesWithAll(occurrences: readonly Occurrence[]): Range[] {
  const all = new Set(occurrences.map(({ probe }) => probe)).size;
  if (all < FEWEST_PROBES) return [];
  const ranges: Range[] = [];
  const counts = new Map<number, number>();
  let left = 0;
  for (const { at, probe } of occurrences) {
    counts.set(probe, (counts.get(probe) ?? 0) + 1);
    let first = occurrences[left];
    // The first position goes while its word stands again behind it.
    while (first && (counts.get(first.probe) ?? 0) > 1) {
      counts.set(first.probe, (counts.get(first.probe) ?? 0) - 1);
      left += 1;
      first = occurrences[left];
    }
    if (first && counts.size === all) ranges.push({ from: first.at, to: at });
  }
  return ranges;
}
