/** Words that tell what a length of time in a step is about, English and Spanish, without accents. */

/** What may follow a length used as an adjective and still be timed: "10-minute rest", "30-second bursts". */
export const TIMED_NOUNS: ReadonlySet<string> = new Set([
  ...[
    "mark",
    "rest",
    "resting",
    "soak",
    "simmer",
    "boil",
    "bake",
    "cook",
    "cooking",
    "chill",
    "steep",
    "stand",
  ],
  ...[
    "rise",
    "proof",
    "proofing",
    "ferment",
    "brine",
    "marinade",
    "marinate",
    "cooling",
    "baking",
    "timer",
    "wait",
  ],
  ...[
    "period",
    "period",
    "stretch",
    "blast",
    "release",
    "pressure",
    "natural",
    "knead",
    "mix",
    "microwave",
    "sear",
  ],
  ...["blanch", "broil", "point", "window", "session", "sessions", "rests"],
]);

/** Said of a length that comes again and again: "30-second increments". */
export const REPEATED_NOUNS: ReadonlySet<string> = new Set([
  ...[
    "increment",
    "increments",
    "interval",
    "intervals",
    "burst",
    "bursts",
    "pulse",
    "pulses",
    "stint",
    "stints",
  ],
  ...[
    "zap",
    "zaps",
    "spurt",
    "spurts",
    "blasts",
    "intervalos",
    "intervalo",
    "tandas",
    "golpes",
    "pulsaciones",
  ],
]);

export const EVERY: ReadonlySet<string> = new Set(["every", "each", "cada"]);

/** Said of what is kept or made ahead. */
export const KEEPING_WORDS: ReadonlySet<string> = new Set([
  ...[
    "keep",
    "keeps",
    "kept",
    "store",
    "stored",
    "storage",
    "storing",
    "leftover",
    "leftovers",
    "freeze",
    "frozen",
  ],
  ...[
    "freezer",
    "advance",
    "ahead",
    "airtight",
    "fresh",
    "freshness",
    "enjoy",
    "enjoyed",
    "eat",
    "consume",
    "lasts",
  ],
  ...["last", "stays", "lose", "refrigerate", "refrigerator", "fridge", "container", "within"],
  ...[
    "conserva",
    "conservar",
    "conservan",
    "guarda",
    "guardar",
    "guardalo",
    "aguanta",
    "dura",
    "congela",
    "congelar",
  ],
  ...[
    "congelador",
    "nevera",
    "frigorifico",
    "refrigerador",
    "hermetico",
    "antelacion",
    "sobras",
    "anticipacion",
  ],
]);

/** Said of what takes days because it is being made; keeping words beside them do not make it storage. */
export const MAKING_WORDS: ReadonlySet<string> = new Set([
  ...[
    "marinate",
    "marinade",
    "brine",
    "soak",
    "cure",
    "ferment",
    "chill",
    "rest",
    "age",
    "dry",
    "steep",
    "infuse",
  ],
  ...["marinar", "macerar", "reposar", "remojo", "fermentar", "curar", "marina", "macera"],
]);

/** What a length before it names, so that it is no time to wait for: "2-minute noodles". */
export const NAMED_BY_TIME: ReadonlySet<string> = new Set([
  ...[
    "noodle",
    "noodles",
    "meal",
    "meals",
    "recipe",
    "recipes",
    "dinner",
    "dinners",
    "instructions",
    "rice",
    "oats",
  ],
  ...[
    "oatmeal",
    "polenta",
    "grits",
    "egg",
    "eggs",
    "pasta",
    "ramen",
    "instant",
    "salsa",
    "sauce",
    "bread",
    "ham",
  ],
  ...["old", "aged"],
]);

/** Before or after a length that is an age: "aged 12 months", "12 months old", "curado de 12 meses". */
export const AGE_BEFORE: ReadonlySet<string> = new Set(["aged", "cured", "curado", "curada", "anejo"]);

/** May follow "a second" where it means the time and not an order. */
export const AFTER_A_SECOND: ReadonlySet<string> = new Set([
  "or",
  "before",
  "until",
  "to",
  "at",
  "then",
  "and",
]);
