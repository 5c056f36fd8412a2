import { type Bilingual, readBilingual } from "./bilingual.ts";

/** A way to prepare a food before cooking: its words in the list and in the step, and its minutes. */
interface Cutting {
  /** The text in the list; "@" is the Spanish ending o, a, os, as. */
  style: Bilingual;
  /** The instruction in the step; {x} stands for the foods. */
  instruction: Bilingual;
  /** The minutes for one food, for four people. */
  minutes: number;
}

/** Both texts are written as "English | Spanish". */
const cutting = (style: string, instruction: string, minutes: number): Cutting => ({
  style: readBilingual(style),
  instruction: readBilingual(instruction),
  minutes,
});

export const CUTS = {
  dice: cutting("diced | en dados", "Dice {x}. | Corta en dados {x}.", 2),
  cubes: cutting(
    "in 2 cm cubes | en cubos de 2 cm",
    "Cut {x} into 2 cm cubes. | Corta {x} en cubos de 2 cm.",
    2,
  ),
  chunks: cutting(
    "in bite-size chunks | en trozos de bocado",
    "Cut {x} into bite-size chunks. | Corta {x} en trozos de bocado.",
    2,
  ),
  peelDice: cutting(
    "peeled and diced | pelad@ y en dados",
    "Peel and dice {x}. | Pela y corta en dados {x}.",
    3,
  ),
  peelChunks: cutting(
    "peeled, in 3 cm chunks | pelad@ y en trozos de 3 cm",
    "Peel {x} and cut into 3 cm chunks. | Pela {x} y corta en trozos de 3 cm.",
    3,
  ),
  peelSlice: cutting(
    "peeled and thinly sliced | pelad@ y en rodajas finas",
    "Peel and thinly slice {x}. | Pela {x} y corta en rodajas finas.",
    4,
  ),
  slice: cutting("sliced | en rodajas", "Slice {x}. | Corta en rodajas {x}.", 2),
  thin: cutting("thinly sliced | en láminas finas", "Slice {x} thinly. | Corta en láminas finas {x}.", 2),
  strips: cutting("cut into strips | en tiras", "Cut {x} into strips. | Corta en tiras {x}.", 2),
  halve: cutting("halved | por la mitad", "Halve {x}. | Corta por la mitad {x}.", 1),
  quarters: cutting("quartered | en cuartos", "Quarter {x}. | Corta en cuartos {x}.", 1),
  wedges: cutting("in wedges | en gajos", "Cut {x} into wedges. | Corta en gajos {x}.", 2),
  matchsticks: cutting(
    "cut into matchsticks | en bastones finos",
    "Cut {x} into matchsticks. | Corta {x} en bastones finos.",
    3,
  ),
  florets: cutting(
    "in small florets | en ramilletes pequeños",
    "Cut {x} into small florets. | Separa en ramilletes pequeños {x}.",
    2,
  ),
  shred: cutting(
    "finely shredded | en tiras muy finas",
    "Shred {x} finely. | Corta en tiras muy finas {x}.",
    2,
  ),
  tear: cutting(
    "torn | trocead@ con las manos",
    "Wash {x}, dry well and tear into pieces. | Lava {x}, seca bien y trocea con las manos.",
    2,
  ),
  pull: cutting("torn | trocead@ con las manos", "Tear {x} into pieces. | Trocea {x} con las manos.", 1),
  wash: cutting("washed | lavad@", "Wash and drain {x}. | Lava y escurre {x}.", 1),
  fine: cutting("finely chopped | picad@", "Finely chop {x}. | Pica {x}.", 1.5),
  rough: cutting("roughly chopped | trocead@", "Roughly chop {x}. | Trocea {x}.", 1),
  grate: cutting("grated | rallad@", "Grate {x}. | Ralla {x}.", 1.5),
  crumble: cutting("crumbled | desmenuzad@", "Crumble {x}. | Desmenuza {x}.", 0.5),
  trim: cutting("trimmed | sin puntas", "Trim {x}. | Quita las puntas a {x}.", 2),
  crush: cutting(
    "unpeeled, lightly crushed | sin pelar y aplastad@",
    "Crush {x} lightly without peeling. | Aplasta ligeramente {x} sin pelar.",
    1,
  ),
  juice: cutting("juiced | exprimid@", "Squeeze out {x}. | Exprime {x}.", 1),
  pat: cutting("patted dry | sec@", "Pat {x} dry with kitchen paper. | Seca {x} con papel de cocina.", 1),
  rinse: cutting("rinsed | enjuagad@", "Rinse {x} under cold water. | Enjuaga {x} con agua fría.", 1),
  drain: cutting("drained | escurrid@", "Drain {x}. | Escurre {x}.", 0.5),
  drainRinse: cutting(
    "drained and rinsed | escurrid@ y enjuagad@",
    "Drain {x} and rinse well. | Escurre {x} y enjuaga bien.",
    1,
  ),
  soaked: cutting(
    "soaked overnight | en remojo desde la víspera",
    "Drain {x} and rinse well. | Escurre {x} y enjuaga bien.",
    1,
  ),
  scrub: cutting(
    "scrubbed | bien limpi@",
    "Scrub {x} and discard any that stay open when tapped. | Limpia bien {x} y tira los que no se cierren al golpearlos.",
    4,
  ),
  stone: cutting(
    "stoned and sliced | sin hueso y en gajos",
    "Stone {x} and cut into slices. | Quita el hueso a {x} y corta en gajos.",
    2,
  ),
  peelSegments: cutting(
    "peeled and sliced | pelad@ y en rodajas",
    "Peel and slice {x}. | Pela y corta en rodajas {x}.",
    2,
  ),
  hull: cutting(
    "hulled and halved | sin rabito y por la mitad",
    "Hull and halve {x}. | Quita el rabito a {x} y corta por la mitad.",
    2,
  ),
} as const satisfies Record<string, Cutting>;

export type Cut = keyof typeof CUTS;
