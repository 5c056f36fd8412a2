import type { Bilingual } from "../bilingual.ts";

/** What a technique teaches. It names no food, so that it fits wherever the technique does. */
export interface Lesson {
  why: Bilingual;
  tip: Bilingual;
  analogy?: Bilingual;
}

export const lesson = (why: Bilingual, tip: Bilingual, analogy?: Bilingual): Lesson => ({
  why,
  tip,
  ...(analogy && { analogy }),
});
