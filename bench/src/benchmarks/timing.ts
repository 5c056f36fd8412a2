import { openSqliteStore } from "@larder/api/storage/sqlite/sqlite-store";
import { createAdminService } from "@larder/api/features/admin/admin.service";
import { AppError } from "@larder/api/http/errors/app-error";
import { type Comparison, median } from "./table.ts";

/**
 * S24: measures whether the time of a refusal reveals how much of a guess is right. The number of timings in a round.
 */
const TIMINGS = 2_000;
const WARM_UP = 2_000;
/** The significance level below which two groups of timings count as different. */
const SIGNIFICANT = 0.01;
/** The number of rounds that must all differ: one in a hundred differs by chance. */
const ROUNDS = 3;
const PASSWORD = "correct horse battery";
/** Guesses that are wrong at the first letter, and only at the last one. */
const WRONG = `X${PASSWORD.slice(1)}`;
const NEARLY = `${PASSWORD.slice(0, -1)}X`;

type Guess = (password: string) => Promise<unknown>;

/**
 * Times the refusal of both guesses in random order, below HTTP, where a difference would show best. The same for a
 * comparison that stops at the first wrong letter proves that a difference would be detected.
 *
 * @throws when the app's times differ in every round
 */
export async function benchTiming(): Promise<Comparison[]> {
  const store = await openSqliteStore({ file: ":memory:" });
  const freely = { begin: async () => ({ succeeded: async () => {} }) };
  const admin = createAdminService({ store, clock: () => new Date() }, PASSWORD, freely);
  try {
    const ours = await upTo(ROUNDS, () => compare((guess) => admin.open("ana", guess, "127.0.0.1")));
    const leaking = await compare(async (guess) => {
      await admin.open("ana", "no guess at all", "127.0.0.1").catch(() => {});
      stopAtFirstDifference(guess);
    });
    if (ours.p <= SIGNIFICANT) throw new Error(`The time of a refusal tells of the guess: p = ${ours.p}`);
    return [
      row("a wrong admin password", ours),
      row("a comparison that leaks, to see that it shows", leaking),
    ];
  } finally {
    await store.close();
  }
}

interface Timing {
  wrongMs: number;
  nearlyMs: number;
  p: number;
}

async function compare(guess: Guess): Promise<Timing> {
  for (let i = 0; i < WARM_UP; i += 1) await time(guess, i % 2 ? WRONG : NEARLY);
  const wrong: number[] = [];
  const nearly: number[] = [];
  while (wrong.length + nearly.length < TIMINGS) {
    // In pairs of random order: what slows the machine down for a while slows both.
    const first = Math.random() < 0.5;
    if (first) wrong.push(await time(guess, WRONG));
    nearly.push(await time(guess, NEARLY));
    if (!first) wrong.push(await time(guess, WRONG));
  }
  // What the collector and other programs add is no property of the guess, and hides what is.
  const limit = [...wrong, ...nearly].toSorted((a, b) => a - b)[Math.floor(TIMINGS * 0.95)] ?? 0;
  const calm = (times: readonly number[]) => times.filter((ms) => ms <= limit);
  return { wrongMs: median(wrong), nearlyMs: median(nearly), p: sameMean(calm(wrong), calm(nearly)) };
}

async function time(guess: Guess, password: string): Promise<number> {
  const startedAt = performance.now();
  try {
    await guess(password);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  return performance.now() - startedAt;
}

async function upTo(rounds: number, round: () => Promise<Timing>): Promise<Timing> {
  let timing = await round();
  for (let i = 1; i < rounds && timing.p <= SIGNIFICANT; i += 1) timing = await round();
  return timing;
}

/** Compares as a careless program does: stops at the first difference, with some work for each letter. */
function stopAtFirstDifference(guess: string): boolean {
  for (const [index, letter] of PASSWORD.split("").entries()) {
    let folded = "";
    for (let i = 0; i < 20; i += 1) folded = letter.normalize("NFKD").toLowerCase();
    if (folded !== guess[index]) return false;
  }
  return true;
}

/**
 * Computes Welch's t-test.
 *
 * @returns the probability that samples of one mean differ by this much; with so many values the t-distribution is
 *   a normal one
 */
export function sameMean(a: readonly number[], b: readonly number[]): number {
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = (values: readonly number[], mean: number) =>
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1) / values.length;
  const [meanA, meanB] = [meanOf(a), meanOf(b)];
  const t = Math.abs(meanA - meanB) / Math.sqrt(spread(a, meanA) + spread(b, meanB));
  return beyond(t / Math.SQRT2);
}

/**
 * The complementary error function for x >= 0, to 1.2e-7.
 *
 * @see Press et al., Numerical Recipes, 6.2 (erfcc)
 */
function beyond(x: number): number {
  const t = 1 / (1 + x / 2);
  const series = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
    -0.82215223, 0.17087277,
  ];
  const sum = series.reduceRight((inner, factor) => factor + t * inner, 0);
  return t * Math.exp(-x * x + sum);
}

function row(what: string, { wrongMs, nearlyMs, p }: Timing): Comparison {
  return {
    what: `${what}: all but one letter right; bare: the first wrong`,
    oursMs: nearlyMs,
    bareMs: wrongMs,
    figure: `p ${p < 1e-9 ? "< 1e-9" : `= ${p.toPrecision(2)}`}, ${p > SIGNIFICANT ? "no difference" : "a difference"}`,
  };
}
