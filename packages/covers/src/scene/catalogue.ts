interface Traits {
  /** The flat tone that reads as the item's own colour; backgrounds avoid it. */
  colour: string;
  /** Steps behind a main ingredient: a dish is seldom named after its garlic. */
  minor?: true;
  /** Its edge reads against another of its kind, so it can be heaped. */
  heaps?: true;
}

const TRAITS = {
  aubergine: { colour: "#4B2350", heaps: true },
  avocado: { colour: "#3E6B33", heaps: true },
  carrot: { colour: "#EE7E22", heaps: true },
  cheese: { colour: "#F3C23C" },
  cherries: { colour: "#C42443" },
  chickpea: { colour: "#E2B260" },
  chilli: { colour: "#D3311F", minor: true, heaps: true },
  chocolate: { colour: "#5A3422" },
  cookie: { colour: "#D9A05B", heaps: true },
  drumstick: { colour: "#B9652C" },
  egg: { colour: "#FFFDF4" },
  fish: { colour: "#5F8FBF", heaps: true },
  garlic: { colour: "#FBF3EC", minor: true },
  leaf: { colour: "#3F8A48", minor: true, heaps: true },
  leek: { colour: "#7DB356" },
  lemon: { colour: "#F5C918", heaps: true },
  lime: { colour: "#8FC045", heaps: true },
  loaf: { colour: "#C9863F" },
  mushroom: { colour: "#B27E57" },
  onion: { colour: "#8C3566", minor: true, heaps: true },
  orange: { colour: "#F08A24", heaps: true },
  pasta: { colour: "#EDBE55" },
  pear: { colour: "#C7B93A", heaps: true },
  peas: { colour: "#6BAF45", heaps: true },
  pepper: { colour: "#F2B01E", heaps: true },
  potato: { colour: "#C99B5B" },
  prawn: { colour: "#F0866A" },
  pumpkin: { colour: "#EA8A1F", heaps: true },
  steak: { colour: "#C8473F" },
  strawberry: { colour: "#D8304A", heaps: true },
  tart: { colour: "#C9863F" },
  tomato: { colour: "#E0442E" },
  tomatoSlice: { colour: "#DE412C", heaps: true },
  wheat: { colour: "#D9A441", minor: true },
} satisfies Record<string, Traits>;

export type Produce = keyof typeof TRAITS;
export type Vessel = "cutting-board" | "bowl" | "plate" | "pot" | "glass";

/** The items that covers can show, and the traits that composing a cover needs. */
export const PRODUCE: Readonly<Record<Produce, Traits>> = TRAITS;
