import type { Wait, PartSpan, PlannedPart } from "./timeline.ts";

/**
 * Returns the waits of a plan, each with the hands-on parts during it.
 *
 * @param parts by their beginning
 */
export function waitsOf(parts: readonly PlannedPart[]): Wait[] {
  const inHand = parts.filter(({ work }) => work === "hands-on");
  return parts
    .filter(({ work }) => work === "waiting")
    .map((during) => {
      const { startAt, endAt } = during;
      const beside = inHand.filter((part) => part.startAt < endAt && part.endAt > startAt);
      const busy = beside.reduce(
        (sum, part) => sum + Math.min(part.endAt, endAt) - Math.max(part.startAt, startAt),
        0,
      );
      return { during, ms: endAt - startAt, doing: spansOf(beside), freeMs: endAt - startAt - busy };
    });
}

function spansOf(parts: readonly PlannedPart[]): PartSpan[] {
  const spans: PartSpan[] = [];
  for (const { slug, step, subStep } of parts) {
    const last = spans.at(-1);
    if (last && last.slug === slug && last.step === step && subStep === last.to + 1) last.to = subStep;
    else spans.push({ slug, step, from: subStep, to: subStep });
  }
  return spans;
}
