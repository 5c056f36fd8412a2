/** The eight produce colours. `category.ts` assigns them to kinds of dishes. */
export type Tone = "herb" | "carrot" | "tomato" | "berry" | "aubergine" | "radish" | "lemon" | "wheat";
