import type { Token } from "../text/text-tokens.ts";
import { wordSet } from "../text/word-set.ts";

/** The remarks of a line on the uses of its food. */
export interface LineRemarks {
  /** True where the line announces several uses: "divided", "plus extra for dusting". */
  isDivided: boolean;
  /** The only purpose of the line: to grease or to dust. */
  purpose: "grease" | "dust" | null;
  /** True where the food goes on what is served: "to serve", "for garnish". */
  isToServe: boolean;
  isOptional: boolean;
}

/** Words of which one stands in every remark, which spare most lines the patterns. */
const TRIGGERS = wordSet(
  `divided plus + extra more additional dividido dividida mas total geteilt divise mais
   for to para fur zum pour per p greasing grease greased nonstick spray stick dusting flouring garnish topping toppings optional opcional`,
);
const MORE = "(?:plus|\\+|extra|more|mas)";
const DIVIDED = new RegExp(
  "(?: \\+|\\b(?:divided|plus|extra (?:for|to|if)|(?:more|additional) (?:for|to|as|if)|dividido|dividida|poco mas|mas para|extra para|en total|geteilt|divise|mais q))(?= |$)",
);
const GREASE =
  /\b(?:greas(?:e|ed|ing)|for the (?:pan|tin|dish|mou?ld|baking)|to oil|cooking spray|nonstick|non - stick|baking spray|para (?:engrasar|untar|el molde|la sarten|la bandeja|la plancha)|fur die form|zum einfetten|pour le moule|per ungere|per la teglia|p \/ untar)\b/;
const DUST =
  /\b(?:dusting|to dust|for rolling|flouring|for the (?:work )?surface|para (?:espolvorear|enharinar|estirar)|zum bestauben)\b/;
const SERVE =
  /\b(?:to serve|for serving|garnish|toppings?|para servir|para acompanar|para decorar|zum servieren|pour servir|per servire)\b/;
const OPTIONAL = /(?:^|, |\( )(?:optional|opcional)(?: \)|,|$)/;
const WITH_MORE = new RegExp(`(?:^| )${MORE} `);

const NO_REMARKS: LineRemarks = { isDivided: false, purpose: null, isToServe: false, isOptional: false };

/** Reads the remarks of a line from its tokens. */
export function readRemarks(tokens: readonly Token[]): LineRemarks {
  if (!tokens.some(({ key }) => TRIGGERS.has(key))) return NO_REMARKS;
  const text = tokens.map(({ key }) => key).join(" ");
  const isMain = !WITH_MORE.test(text);
  return {
    isDivided: DIVIDED.test(text),
    purpose: isMain && GREASE.test(text) ? "grease" : isMain && DUST.test(text) ? "dust" : null,
    isToServe: SERVE.test(text),
    isOptional: OPTIONAL.test(text),
  };
}
