import { HAND_TIPS } from "./by-hand.ts";
import { HOB_TIPS } from "./on-the-hob.ts";
import { OVEN_TIPS } from "./oven-and-dough.ts";

/** The tips for steps, by technique. */
export const TECHNIQUE_TIPS = { ...HAND_TIPS, ...HOB_TIPS, ...OVEN_TIPS } as const;

export type TechniqueTipId = keyof typeof TECHNIQUE_TIPS;
