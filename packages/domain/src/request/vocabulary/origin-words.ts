import { wordSet } from "../../text/word-set.ts";

/** Spanish adjectives of origin without their endings: "gazpacho andaluz", "pozole oaxaqueño". */
const SPANISH = wordSet(
  `andaluz andaluc asturian valencian madrilen galleg cordob cordobes vizcain riojan mallorquin canari murcian extremen criol limen peruan argentin mexican venezolan colombian chilen castellan zamoran segovian navarr aragon
   aragones alicantin malaguen sevillan gaditan jerezan antequeran maragat montan montanes pasieg menorquin oaxaquen tapati veracruzan yucatec norten salvadoren ecuatorian bolivian uruguay paraguay dominican brasilen hondur
   manch cuban bogotan costen santanderean tucuman salten cordobes porten granadin leones catalan vasc cantabr abulens burgales toledan`,
);
const SPANISH_ENDING = /(?:[ao]s?|z|ces|es)$/;

/** English words for where a dish comes from, beside those of the cuisines. */
const ENGLISH = wordSet(
  `irish scottish welsh english british german austrian swiss dutch belgian danish norwegian finnish polish russian ukrainian hungarian romanian bulgarian czech georgian armenian portuguese catalan basque andalusian sicilian
   tuscan roman neapolitan venetian cuban jamaican caribbean haitian puerto-rican dominican peruvian colombian venezuelan argentine argentinian chilean brazilian bolivian ecuadorian american southern texan cajun creole canadian
   hawaiian australian filipino malaysian singaporean indonesian burmese nepali nepalese tibetan bengali punjabi gujarati goan keralan hyderabadi kashmiri afghan iraqi iranian israeli egyptian tunisian algerian ethiopian
   nigerian ghanaian kenyan african`,
);

/** Towns and countries where people have eaten a dish: "as in Seville", "we had in Georgia". */
const TOWNS_AND_COUNTRIES = wordSet(
  `spain italy france germany portugal greece turkey georgia morocco mexico peru argentina chile colombia cuba jamaica brazil japan china korea thailand vietnam india england scotland wales ireland america texas louisiana
   sevilla seville madrid barcelona valencia cordoba malaga cadiz bilbao galicia asturias andalucia catalunya bogota habana havana oaxaca london paris rome roma naples napoles lisbon lisboa istanbul tokyo bangkok athens espana
   italia francia alemania grecia turquia marruecos japon tailandia inglaterra irlanda`,
);
const BEFORE_TOWN = wordSet("in from at en desde de como");

/** Returns whether a word is a Spanish adjective of origin. */
export function isSpanishOrigin(key: string): boolean {
  return SPANISH_ENDING.test(key) && SPANISH.has(key.replace(/l?[ao]s?$|es$/, ""));
}

/** Returns whether a word only says where a dish comes from: the dish stays the same where its name is one of its own. */
export function isOriginWord(key: string): boolean {
  return ENGLISH.has(key) || isSpanishOrigin(key);
}

/** Returns whether a word names the town or country where a dish was eaten. */
export function isTownOrCountry(key: string, before: string): boolean {
  return TOWNS_AND_COUNTRIES.has(key) && BEFORE_TOWN.has(before);
}
