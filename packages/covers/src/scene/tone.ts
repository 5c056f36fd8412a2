/** The eight produce colours. Which kind of dish wears which one is said in components/cover/category. */
export type Tone = "herb" | "carrot" | "tomato" | "berry" | "aubergine" | "radish" | "lemon" | "wheat";
