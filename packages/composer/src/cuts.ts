import { type Bilingual, t } from "./bilingual.ts";

/** A way to prepare a food before cooking: its words in the list and in the step, and its minutes. */
interface Cutting {
  /** The text in the list; "@" is the Spanish ending o, a, os, as. */
  style: Bilingual;
  /** The instruction in the step; {x} stands for the foods. */
  instruction: Bilingual;
  /** The minutes for one food, for four people. */
  minutes: number;
}

const cutting = (style: Bilingual, instruction: Bilingual, minutes: number): Cutting => ({
  style,
  instruction,
  minutes,
});

export const CUTS = {
  dice: cutting(t("diced", "en dados"), t("Dice {x}.", "Corta en dados {x}."), 2),
  cubes: cutting(
    t("in 2 cm cubes", "en cubos de 2 cm"),
    t("Cut {x} into 2 cm cubes.", "Corta {x} en cubos de 2 cm."),
    2,
  ),
  chunks: cutting(
    t("in bite-size chunks", "en trozos de bocado"),
    t("Cut {x} into bite-size chunks.", "Corta {x} en trozos de bocado."),
    2,
  ),
  peelDice: cutting(
    t("peeled and diced", "pelad@ y en dados"),
    t("Peel and dice {x}.", "Pela y corta en dados {x}."),
    3,
  ),
  peelChunks: cutting(
    t("peeled, in 3 cm chunks", "pelad@ y en trozos de 3 cm"),
    t("Peel {x} and cut into 3 cm chunks.", "Pela {x} y corta en trozos de 3 cm."),
    3,
  ),
  peelSlice: cutting(
    t("peeled and thinly sliced", "pelad@ y en rodajas finas"),
    t("Peel and thinly slice {x}.", "Pela {x} y corta en rodajas finas."),
    4,
  ),
  slice: cutting(t("sliced", "en rodajas"), t("Slice {x}.", "Corta en rodajas {x}."), 2),
  thin: cutting(
    t("thinly sliced", "en láminas finas"),
    t("Slice {x} thinly.", "Corta en láminas finas {x}."),
    2,
  ),
  strips: cutting(t("cut into strips", "en tiras"), t("Cut {x} into strips.", "Corta en tiras {x}."), 2),
  halve: cutting(t("halved", "por la mitad"), t("Halve {x}.", "Corta por la mitad {x}."), 1),
  quarters: cutting(t("quartered", "en cuartos"), t("Quarter {x}.", "Corta en cuartos {x}."), 1),
  wedges: cutting(t("in wedges", "en gajos"), t("Cut {x} into wedges.", "Corta en gajos {x}."), 2),
  matchsticks: cutting(
    t("cut into matchsticks", "en bastones finos"),
    t("Cut {x} into matchsticks.", "Corta {x} en bastones finos."),
    3,
  ),
  florets: cutting(
    t("in small florets", "en ramilletes pequeños"),
    t("Cut {x} into small florets.", "Separa en ramilletes pequeños {x}."),
    2,
  ),
  shred: cutting(
    t("finely shredded", "en tiras muy finas"),
    t("Shred {x} finely.", "Corta en tiras muy finas {x}."),
    2,
  ),
  tear: cutting(
    t("torn", "trocead@ con las manos"),
    t("Wash {x}, dry well and tear into pieces.", "Lava {x}, seca bien y trocea con las manos."),
    2,
  ),
  pull: cutting(
    t("torn", "trocead@ con las manos"),
    t("Tear {x} into pieces.", "Trocea {x} con las manos."),
    1,
  ),
  wash: cutting(t("washed", "lavad@"), t("Wash and drain {x}.", "Lava y escurre {x}."), 1),
  fine: cutting(t("finely chopped", "picad@"), t("Finely chop {x}.", "Pica {x}."), 1.5),
  rough: cutting(t("roughly chopped", "trocead@"), t("Roughly chop {x}.", "Trocea {x}."), 1),
  grate: cutting(t("grated", "rallad@"), t("Grate {x}.", "Ralla {x}."), 1.5),
  crumble: cutting(t("crumbled", "desmenuzad@"), t("Crumble {x}.", "Desmenuza {x}."), 0.5),
  trim: cutting(t("trimmed", "sin puntas"), t("Trim {x}.", "Quita las puntas a {x}."), 2),
  crush: cutting(
    t("unpeeled, lightly crushed", "sin pelar y aplastad@"),
    t("Crush {x} lightly without peeling.", "Aplasta ligeramente {x} sin pelar."),
    1,
  ),
  juice: cutting(t("juiced", "exprimid@"), t("Squeeze out {x}.", "Exprime {x}."), 1),
  pat: cutting(
    t("patted dry", "sec@"),
    t("Pat {x} dry with kitchen paper.", "Seca {x} con papel de cocina."),
    1,
  ),
  rinse: cutting(t("rinsed", "enjuagad@"), t("Rinse {x} under cold water.", "Enjuaga {x} con agua fría."), 1),
  drain: cutting(t("drained", "escurrid@"), t("Drain {x}.", "Escurre {x}."), 0.5),
  drainRinse: cutting(
    t("drained and rinsed", "escurrid@ y enjuagad@"),
    t("Drain {x} and rinse well.", "Escurre {x} y enjuaga bien."),
    1,
  ),
  soaked: cutting(
    t("soaked overnight", "en remojo desde la víspera"),
    t("Drain {x} and rinse well.", "Escurre {x} y enjuaga bien."),
    1,
  ),
  scrub: cutting(
    t("scrubbed", "bien limpi@"),
    t(
      "Scrub {x} and discard any that stay open when tapped.",
      "Limpia bien {x} y tira los que no se cierren al golpearlos.",
    ),
    4,
  ),
  stone: cutting(
    t("stoned and sliced", "sin hueso y en gajos"),
    t("Stone {x} and cut into slices.", "Quita el hueso a {x} y corta en gajos."),
    2,
  ),
  peelSegments: cutting(
    t("peeled and sliced", "pelad@ y en rodajas"),
    t("Peel and slice {x}.", "Pela y corta en rodajas {x}."),
    2,
  ),
  mash: cutting(t("mashed", "en puré"), t("Mash {x} with a fork.", "Aplasta {x} con un tenedor."), 1),
  hull: cutting(
    t("hulled and halved", "sin rabito y por la mitad"),
    t("Hull and halve {x}.", "Quita el rabito a {x} y corta por la mitad."),
    2,
  ),
} as const satisfies Record<string, Cutting>;

export type Cut = keyof typeof CUTS;
