import { wordSet } from "../text/word-set.ts";

/**
 * Words for numbers in German, French, Italian, Portuguese and Dutch, without accents. They count lengths of time alone:
 * before a food the same words are names, such as the "cinq" of a spice mix.
 */
export const TIME_NUMBERS: ReadonlyMap<string, number> = numbers({
  0.25: "quart quarto viertel kwart",
  0.5: "halb halbe halben halber halbes half halve demi demie mezz mezzo mezza meio meia",
  0.75: "dreiviertel driekwart",
  1: "ein eine einen einem einer un une uno una um uma een",
  1.5: "anderthalb eineinhalb einundeinhalb anderhalf anderhalve",
  2: "zwei deux due dois duas twee",
  2.5: "zweieinhalb tweeenhalf",
  3: "drei trois tre tres drie",
  3.5: "dreieinhalb drieenhalf",
  4: "vier quatre quattro quatro",
  4.5: "viereinhalb",
  5: "funf fuenf cinq cinque cinco vijf",
  6: "sechs six sei seis zes",
  7: "sieben sept sette sete zeven",
  8: "acht huit otto oito",
  9: "neun neuf nove negen",
  10: "zehn dix dieci dez tien",
  12: "zwolf zwoelf douze dodici doze twaalf",
  14: "vierzehn quatorze quattordici catorze veertien",
  15: "funfzehn fuenfzehn quinze quindici vijftien",
  20: "zwanzig vingt venti vinte twintig",
  24: "vierundzwanzig ventiquattro vierentwintig",
  25: "funfundzwanzig venticinque vijfentwintig",
  30: "dreissig trente trenta trinta dertig",
  40: "vierzig quarante quaranta quarenta veertig",
  45: "funfundvierzig quarantacinque vijfenveertig",
  50: "funfzig cinquante cinquanta cinquenta vijftig",
  60: "sechzig soixante sessanta sessenta zestig",
  90: "neunzig novanta noventa negentig",
});

/** Words for parts, which another number or an article may precede: "trois quarts", "tre quarti", "een half". */
export const TIME_PARTS: ReadonlyMap<string, number> = numbers({
  0.25: "quart quarts quarto quarti quartos viertel kwart",
  0.5: "halb halbe halben halber halbes half halve demi demie mezzo mezza meio meia",
});

/** Words that begin a range of which both ends follow: "zwischen 5 und 10", "tra 5 e 10". */
export const TIME_BETWEEN = wordSet("between entre zwischen tussen tra fra");
/** Words between the ends of such a range. */
export const TIME_AND = wordSet("and y und et e en");
/** Words between the ends of a range: "5 bis 10 minuten", "5 ou 6 minutes", "5 a 10". */
export const TIME_TO = wordSet("to a or o u hasta bis oder ou tot ate");
/** Words for "or" in a length that takes the unit of the number before it: "eine minute oder zwei". */
export const TIME_OR = wordSet("or o oder ou");

/** Words for "and" before a part: "une heure et demie", "un'ora e mezza". */
export const AND_A_PART = wordSet("et e en und");

/** Articles that can precede a part after "and": "um quarto", "un quarto". */
export const TIME_ARTICLES = wordSet("ein eine einen einem einer un une uno una um uma een");

function numbers(byValue: Readonly<Record<string, string>>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(byValue).flatMap(([value, list]) => {
      return list.split(" ").map((word) => [word, Number(value)] as const);
    }),
  );
}
