import { HAND_LESSONS } from "./by-hand.ts";
import { HOB_LESSONS } from "./on-the-hob.ts";
import { OVEN_LESSONS } from "./oven-and-dough.ts";

/** What every step can teach, by its technique. */
export const LESSONS = { ...HAND_LESSONS, ...HOB_LESSONS, ...OVEN_LESSONS } as const;

export type LessonId = keyof typeof LESSONS;
