const list = (...lines: string[]): readonly string[] => lines.flatMap((line) => line.split(", "));

/** The tags that starter recipes may bear: what it is, when it is eaten, who can eat it, how it fits into the week. */
export const STARTER_TAGS = {
  en: list(
    "baking, beef, bread, chicken, cookies, crumble, curry, drink, eggs, fish, noodles, pork, rice, roast, salad, soup",
    "stew, tacos",
    "breakfast, brunch, lunch, dinner, dessert, snack",
    "vegan, vegetarian, dairy-free",
    "quick, weeknight, sunday, one-pan, make-ahead, freezer-friendly, summer, autumn, winter",
  ),
  es: list(
    "bebida, carne, guiso, horno, huevos, marisco, pescado, sopa fría, tapas",
    "desayuno, almuerzo, cena, postre",
    "vegano, vegetariano, sin gluten, sin lactosa",
    "rápido, domingo, para congelar, verano, invierno",
  ),
} as const;
