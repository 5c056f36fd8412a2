const PARTS =
  "(?:half|the other half|most|part|some|the rest|(?:another |two )?thirds?|a third|a quarter|three quarters|two thirds|a little|a pinch|half of the rest|tufts|sprigs|wedges|the (?:green|white|leaves|stalks|wedges|slices)|the (?:zest|juice|zest and juice)) (?:of|for)";
const PARTES =
  "(?:la mitad|la otra mitad|el resto|parte|(?:dos |otro |un )?tercios?|un cuarto|tres cuartos|una pizca|un poco|la mitad del resto|ramitas|gajos|(?:el|lo) (?:verde|blanco)|las hojas|los tallos|los gajos|las rodajas|la ralladura y el zumo|la ralladura|el zumo) del?|gajos para|casi tod[oa]s?";
/** A share of a food: "half of {onion}", "casi toda {salt}". */
const SHARE = `(?:(?:${PARTS}|${PARTES}|the browned) )?`;
const FOOD = String.raw`\{[a-z][\w+-]*(?::(?:part|rest|bare))?\}`;

/**
 * What goes with a food that is missing, and what stands in its place. In the patterns, `#` is the food that is missing
 * with its share, `@` any food.
 */
const RULES: readonly (readonly [pattern: string, replacement: string])[] = [
  // "Soften the onion in the butter" is "Heat the butter".
  [
    "^(?:Gently fry|Slowly fry|Fry|Soften|Sweat|Brown|Toast|Warm|Stir-fry|Cook) # (?:gently )?in (?=@)",
    "Heat ",
  ],
  [
    "^(?:Pocha|Ablanda|Sofríe|Rehoga|Fríe|Dora|Saltea|Cocina|Tuesta|Calienta) (?:un poco )?# (?:en|con) (?=@)",
    "Calienta ",
  ],
  ["^(?:Dissolve|Stir) # in(?:to)? (?=@)", "Take "],
  ["^(?:Disuelve|Deslíe) # en (?=@)", "Toma "],
  ["^(Simmer|Cook|Pound|Crush) # (?:gently )?(?:in|with) (?=@)", "$1 "],
  ["^(Cuece|Maja|Machaca) # (?:en|con) (?=@)", "$1 "],
  ["^(?:Soften|Fry) # in the same pan with (?=@)", "Fry in the same pan "],
  ["^(?:Pocha|Sofríe|Fríe) # en la misma sartén con (?=@)", "Sofríe en la misma sartén "],
  // "Heat the oil in the wok and fry the prawns" needs the wok.
  ["^(?:Heat|Melt|Warm) # in (?=the )", "Heat "],
  ["^(?:Calienta|Funde|Derrite) # en (?=(?:el|la) )", "Calienta "],
  [" and (fry|cook|soften|brown) # with (?=@)", " and $1 "],
  [" y (sofríe|fríe|dora|pocha|ablanda|rehoga|cocina|saltea) # con (?=@)", " y $1 "],
  // "Heat the oil and fry the onion until soft" is "Heat the oil".
  [",? and (?:fry|cook|soften|brown|let) #[^.;,]*(?:, (?:until|without|stirring)[^.;,]*)*", ""],
  [
    " y (?:sofríe|fríe|dora|pocha|ablanda|rehoga|cocina|saltea) #[^.;,]*(?:, (?:hasta|sin|removiendo)[^.;,]*)*",
    "",
  ],
  // Cutting.
  [
    " and (?:slice|chop|dice|peel|cut|grate|mince|crush) #(?: (?:thinly|finely|small|into [a-z ]+|in [a-z ]+))?",
    "",
  ],
  [
    " y (?:pica|corta|pela|ralla|lamina|trocea|machaca) (?:fin[oa] )?#(?: (?:fin[oa]s?|en [a-záéíóúñ ]+))?",
    "",
  ],
  ["^(?:Peel|Chop|Slice|Dice|Crush) # and (?=[a-z])", "^"],
  ["^(?:Pela|Pica|Corta|Machaca) (?:fin[oa] )?# y (?=[a-z])", "^"],
  ["^(?:Sprinkle with|Scatter|Squeeze) # (?:over |over it |on top )?and (?=[a-z])", "^"],
  ["^(?:Crush|Pound|Grind) #[^.;,]*, (?=add )", "^"],
  ["^(?:Aplasta|Maja|Machaca) #[^.;,]*, (?=añade )", "^"],
  [",? bury # in it(?=,| and)", ""],
  [",? hunde # dentro(?=,| y)", ""],
  ["^(?:Espolvorea|Reparte|Exprime) (?:por encima )?# (?:por encima )?y (?=[a-z])", "^"],
  // A clause of its own.
  [
    ",? (?:add|adding|and add|and adding|and spreading|and season with|sprinkle with|scatter|and scatter|and stir in|stir in) #(?: (?:over|for the last|halfway|which)[^.;,]*?)?(?=[,.;]| and |$)",
    "",
  ],
  [
    ",? (?:añade|agrega|añadiendo|y añade|y untando|y sazona con|y espolvorea|espolvorea|y reparte|reparte|y mezcla|mezcla|y incorpora|e incorpora|incorpora) #(?: (?:en los últimos|a mitad|fuera del fuego)[^.;,]*?)?(?=[,.;]| y |$)",
    "",
  ],
  ["^(?:Fry|Soften|Sweat|Brown|Cook) #[^.;,]*, (?:then )?(?=(?:add|stir in|pour in) )", "^"],
  ["^(?:Pocha|Ablanda|Sofríe|Rehoga|Fríe|Dora) #[^.;,]*(?:,| y) (?=(?:añade|incorpora|vierte) )", "^"],
  [" let # [a-z]+ and ", " "],
  [" deja que # [a-z]+ y ", " "],
  // The first of several.
  [
    "((?:^|[ ,])(?:Add|Stir|Fry|Brown|Roast|Boil|Mix|Stir in|Soften|Blend|Season with|add|fry|mix|stir in|blend)) #(?:, and |, then |, | and | with )(?=@|the )",
    "$1 ",
  ],
  [
    "((?:^|[ ,])(?:Añade|Sofríe|Saltea|Dora|Asa|Cuece|Fríe|Mezcla|Incorpora|Pocha|Tritura|Sazona con|añade|sofríe|fríe|mezcla|incorpora|tritura|Espolvorea|mete)) #(?:, después |, | y después | y | con )(?=@|el |la )",
    "$1 ",
  ],
  // One of several, or what stands beside another.
  ["((?: with| in| con| en)) #(?:, and |, | and | y )(?=@)", "$1 "],
  ["(?:, and|, then|,| and| y|, después|, luego) #((?:, and|,| and| y) (?=@))", "$1"],
  [
    "(?:, and |, then |, | and | with | in | into | on | over | y | con | en | sobre |, después |, luego )#",
    "",
  ],
];

const PATTERNS = RULES.map(([pattern, replacement]) => ({
  source: pattern.replaceAll("@", SHARE + FOOD),
  replacement,
}));

/**
 * Removes foods that are left out from a sentence that has other foods, with what belongs to them: "Fry the beef with half
 * of the onion" is "Fry the beef", "Soften the onion in the butter, then stir in the rice" begins with "Heat the butter".
 *
 * @param has whether a dish has one of these foods, which are joined by "+"
 */
export function withoutMissing(sentence: string, has: (names: string) => boolean): string {
  const foodsOf = (text: string) =>
    [...text.matchAll(/\{([a-z][\w+-]*)/g)]
      .map(([, names = ""]) => names)
      .filter((names) => names !== "time" && names !== "pieces");
  const missing = foodsOf(sentence).filter((names) => !has(names));
  let shortened = sentence;
  for (const names of missing) shortened = withoutFood(withoutState(shortened, names), names);
  return foodsOf(shortened).some(has) ? shortened.replaceAll(/[,:] ?(?=[.;])/g, "") : sentence;
}

/** Removes until when a food cooks where the words follow its number or gender: "hasta que {onion?se dore|se doren}". */
function withoutState(sentence: string, names: string): string {
  const state = new RegExp(`,? (?:until|hasta que|so that|para que)[^,.;{]*\\{${names}[?!][^}]*\\}[^,.;]*`);
  return sentence.replace(state, "");
}

/** Applies the first rule that takes a food out of a sentence. */
function withoutFood(sentence: string, names: string): string {
  const food = `${SHARE}\\{${names.replaceAll("+", "\\+")}(?::(?:part|rest|bare))?\\}`;
  for (const { source, replacement } of PATTERNS) {
    const pattern = new RegExp(source.replaceAll("#", food));
    if (!pattern.test(sentence)) continue;
    const isOpened = replacement === "^";
    const shortened = sentence.replace(pattern, isOpened ? "" : replacement).trim();
    return isOpened ? shortened.charAt(0).toUpperCase() + shortened.slice(1) : shortened;
  }
  return sentence;
}
