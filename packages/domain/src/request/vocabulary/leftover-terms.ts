import { phrases } from "../phrases.ts";

/** What is left over is read as a food with this state; `food` is null for a dish, which keeps its own name. */
export interface LeftoverTerm {
  food: string | null;
}

const term = (food: string | null): LeftoverTerm => ({ food });

/** Words before what is left over. */
export const BEFORE_LEFTOVER = phrases<true>([
  [
    `[some|my|our|the|] [leftover|leftovers|left over|remaining|yesterdays|last nights|day old|two day old|three day old] [of|from|of the|from the|], [leftovers|remains|rest] [of|from] [the|my|some|a|],
     [que|] [me|nos|se me|se nos|] [ha|han|] [sobro|sobraron|sobrado|quedo|quedaron|quedado] [un poco de|algo de|mucho|mucha|bastante|el|la|los|las|un|una|medio|media|] [resto de|],
     [me|nos] [sobra|sobran] [un poco de|algo de|mucho|mucha|bastante|],
     [unas|las|mis|los|] [sobras|restos] de [la|el|los|las|un|una|], [las|unas] sobras del, sobras del, restos del, resto de`,
    true,
  ],
]);

/** Words before a dish that is there already. */
export const BEFORE_FINISHED = phrases<true>([
  [
    `[use|using|finish|finishing] up [the|my|our|some|], [left me|left us|left me with|left us with|stuck with] [half a pot of|a pot of|a pan of|half a pan of|a bowl of|some|a load of|] [cold|cooked|], [aprovechar|aprovechando|acabar] [el|la|los|las|]`,
    true,
  ],
]);

/** Words after what is left over. */
export const AFTER_LEFTOVER = phrases<true>([
  [
    `leftovers, leftover, left [over|] [from|] [yesterday|last night|dinner|lunch|sunday|christmas|], [that was|that is|that are|] left over, [cooked|made|boiled|] [from|] [yesterday|last night|the night before|the day before], [cocido|cocida|hecho|hecha|cocidos|cocidas] [ayer|anoche],
     [que|] [me|nos|] [sobro|sobraron|ha sobrado|han sobrado|quedo|quedaron|queda|quedan|ha quedado|sobra] [de|] [ayer|anoche|], de [ayer|anoche|la cena], sobrante, sobrantes, ya [cocido|cocida|cocidos|cocidas], del dia anterior`,
    true,
  ],
]);

/** Dishes and side dishes that are left over, as a household says them; other foods are read with their state. */
export const LEFTOVER_TERMS = phrases<LeftoverTerm>([
  [
    `[boiled|white|cooked|steamed|plain|fried|basmati|takeaway|cold|] rice, arroz [blanco|cocido|hervido|], arroz blanco [cocido|hervido]`,
    term("rice"),
  ],
  [
    `mash, [creamy|] mashed [potato|potatoes], [boiled|roast|baked|new|] [potatoes|potato], roasties, pure [de|] [patata|patatas|papa|papas], [patatas|papas] [cocidas|hervidas|asadas|]`,
    term("potato"),
  ],
  [
    `[cooked|] pasta, [cooked|] spaghetti, noodles, macarrones, espaguetis, pasta cocida, penne, tallarines, fideos`,
    term("pasta"),
  ],
  [
    `[roast|roasted|] [vegetables|veg|veggies], [verduras|hortalizas] [asadas|cocidas|al horno|]`,
    term("vegetables"),
  ],
  [
    `roast dinner, sunday roast, sunday dinner, roast [beef|lamb|pork], carne asada, asado, carne [cocida|del cocido], rosbif`,
    term("cooked-meat"),
  ],
  [`[roast|rotisserie] chicken, pollo [asado|al horno|rustido]`, term("cooked-chicken")],
  [
    `[chicken|beef|lamb|vegetable|lentil|chickpea|thai|indian|] [curry|stew|casserole|tagine|chilli|chili|goulash|ragu|korma|tikka masala|dal|dhal],
     [chilli|chili] [con|sin] carne, [bolognese|bolognaise|meat|pasta|spaghetti bolognese] sauce, bolognese, spaghetti bolognese, ratatouille, pulled pork, sloppy joes, hotpot, stir fry,
     [paella|risotto|jambalaya|biryani|pilaf|arroz al horno|arroz con pollo|arroz a la cubana|arroz negro|cuscus|couscous],
     cocido [madrileno|], puchero, potaje, fabada, caldo gallego, olla podrida,
     lentejas [guisadas|estofadas|con chorizo|], lentil stew, guiso [de carne|de ternera|de pollo|], estofado [de carne|de ternera|], ropa vieja, boloneza, salsa bolonesa, bolonesa, pisto, curry [de pollo|], albondigas, callos, rabo de toro`,
    term(null),
  ],
]);

/** Foods that are named as cooked, without another word for it. */
export const COOKED_TERMS = phrases<LeftoverTerm>([
  [
    `cooked rice, ready cooked rice, cold rice, cold cooked rice, arroz cocido, arroz ya cocido, arroz frio`,
    term("rice"),
  ],
]);
