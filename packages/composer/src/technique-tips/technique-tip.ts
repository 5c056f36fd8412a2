import type { Bilingual } from "../bilingual.ts";

/** A tip on a technique. It names no food, so that it fits every dish of the technique. */
export interface TechniqueTip {
  why: Bilingual;
  tip: Bilingual;
  analogy?: Bilingual;
}

export const techniqueTip = (why: Bilingual, tip: Bilingual, analogy?: Bilingual): TechniqueTip => ({
  why,
  tip,
  ...(analogy && { analogy }),
});
