import { wordSet } from "../text/word-set.ts";

/** Words that decide what a length of time in a step is for, in the languages of `findTimers`, without accents. */

/** Nouns that a timed length can describe: "10-minute rest", "30-second bursts". */
export const TIMED_NOUNS = wordSet(`
  mark rest resting soak simmer boil bake cook cooking chill steep stand rise proof proofing ferment
  brine marinade marinate cooling baking timer wait period stretch blast release pressure natural knead
  mix sear blanch broil point window session sessions rests
`);

/** Words after a length that is timed for each item: "1-minute per side". */
export const TIMED_EACH = wordSet("per each por");

/** Nouns of a length that repeats: "30-second increments". */
export const REPEATED_NOUNS = wordSet(`
  increment increments interval intervals burst bursts pulse pulses stint stints zap zaps spurt spurts
  blasts intervalos intervalo tandas golpes pulsaciones
`);

export const EVERY = wordSet("every each cada alle ogni chaque elke iedere");

/** Words for food that is stored or made ahead. */
export const STORAGE_WORDS = wordSet(`
  keep keeps kept store stored storage storing leftover leftovers freeze frozen freezer advance ahead
  airtight fresh freshness enjoy enjoyed eat consume lasts last stays lose refrigerate refrigerator
  fridge container within conserva conservar conservan guarda guardar guardalo aguanta dura congela
  congelar congelador nevera frigorifico refrigerador hermetico antelacion sobras anticipacion
  haltbar halten halt haltet aufbewahren gekuhlt kuhlschrank einfrieren gefrierfach
  conserver conservez frigo refrigerateur congelateur
  conservare conservate conservano frigorifero
  geladeira frigorifica congelar guarde
  bewaren bewaar houdbaar koelkast vriezer invriezen
`);

/** Words for making food that takes days; storage words beside them do not make it storage. */
export const MAKING_WORDS = wordSet(`
  marinate marinade brine soak cure ferment chill rest age dry steep infuse marinar macerar reposar
  remojo fermentar curar marina macera
  marinieren ziehen ruhen fermentieren reifen reposer mariner macerer fermenter affiner
  marinare riposare macerare fermentare descansar fermente marineren rusten rijpen trekken
`);

/** Nouns that are named by a length, which is no time to wait: "2-minute noodles". */
export const NAMED_BY_TIME = wordSet(`
  noodle noodles meal meals recipe recipes dinner dinners instructions rice oats oatmeal polenta grits
  egg eggs pasta ramen instant salsa sauce bread ham old aged
`);

/** Words before or after a length that is an age: "aged 12 months", "12 months old", "curado de 12 meses", "stagionato 24 mesi". */
export const AGE_BEFORE = wordSet(
  "aged cured curado curada anejo gereift affine stagionato stagionata gerijpt",
);

/** Words after "a second" where it is a time and not an ordinal. */
export const AFTER_A_SECOND = wordSet("or before until to at then and ou oder bis");

/** Words after a number that goes on a length: "then 10 more". */
export const MORE = wordSet("more longer mas mehr weitere encore piu mais meer");
/** Words that can follow them; others are what the number counts. */
export const AFTER_MORE = wordSet(
  "until on or at with without over in then and if per hasta por a o en con sin y si bis jusqu'a fino ate tot",
);
