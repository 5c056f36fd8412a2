import type { Bilingual } from "../bilingual.ts";

/** What a technique teaches. It names no food, so that it fits wherever the technique does. */
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
