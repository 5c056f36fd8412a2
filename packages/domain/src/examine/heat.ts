/** Words by which a sentence heats food. */
const HEAT =
  /\b(?:boil\w*|cook\w*|simmer\w*|heat\w*|hot|bak(?:e|es|ed|ing)|roast\w*|fr(?:y|ies|ied|ying)|deep-fr\w*|steam\w*|stew\w*|saut(?:e|eed|eing)|microwave\w*|oven|pan|pot|grill\w*|toast\w*|bring to|hierv\w*|hervi\w*|cuec\w*|coc(?:er|ina\w*|id\w*|ci\w*)|calient\w*|calenta\w*|horn\w*|asa\w*|frie\w*|frei\w*|saltea\w*|vapor|guisa\w*|microondas|sarten|olla|cazuela)\b|°|\bgas mark\b/;
const UNHEATED =
  /\b(?:without|no|never|not|don't|sin|nunca|instead of) (?:need to |any |hace falta |que )?(?:cook|heat|boil|bak|fry|roast|coc|cuec|calent|calient|herv|hierv)\w*/g;

/** Returns whether a sentence heats something. One or two words are a title, such as "Cook", and say nothing of it. */
export function isHeated(plain: string): boolean {
  return plain.split(" ").length > 2 && HEAT.test(plain.replace(UNHEATED, " "));
}
