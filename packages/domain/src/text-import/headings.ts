import { fold } from "../text/fold.ts";

export type Section = "ingredients" | "method" | "notes" | "tools";

/** Headings by language, folded. Words that can also be part of a sentence count only when they are the whole line. */
const HEADINGS: Record<Section, string> = {
  ingredients: `
    ingredients, ingredient list, list of ingredients, shopping list, what you need, what youll need, you will need,
    youll need, what you will need, you need, ingredientes, lista de ingredientes, lista de la compra, que necesitas,
    lo que necesitas, necesitas, necesitaras, necesitamos, vas a necesitar, que necesitamos,
    zutaten, das brauchst du, ingredienti, ingredienten, boodschappen, dit heb je nodig, ingredienser, skladniki,
    hozzavalok, sastojci, les ingredients, il vous faut
  `,
  method: `
    method, directions, instructions, preparation, steps, how to make it, how to make, how to prepare, procedure,
    cooking instructions, preparation steps, recipe steps, preparation method, cooking method, what to do,
    preparacion, elaboracion, instrucciones, pasos, procedimiento, modo de preparacion, preparacion paso a paso,
    como se hace, como hacerlo, como se prepara, modo de elaboracion, paso a paso, pasos a seguir,
    zubereitung, anleitung, schritte, so wirds gemacht, zubereitungsschritte, etapes, realisation, instrucoes,
    preparazione, procedimento, istruzioni, bereiding, bereidingswijze, werkwijze, zo maak je het, gor sa har,
    tillagning, slik gjor du, fremgangsmate, sadan gor du, fremgangsmade, przygotowanie, wykonanie, elkeszites,
    priprema, modo de preparo, preparo, como preparar, les etapes, la preparation
  `,
  notes: `
    notes, note, recipe notes, tips, tip, recipe tips, cooks notes, cooks tips, chefs notes, nutrition,
    nutrition facts, nutritional information, nutrition information, nutrition info, nutritional info, storage,
    how to store, make ahead, substitutions, variations, video, did you make this recipe, did you make this,
    leave a comment, comments, advertisement, related recipes, you may also like, more recipes, reviews, faq, share this,
    frequently asked questions, about the author, serving suggestions,
    notas, nota, consejos, consejo, trucos, informacion nutricional, valores nutricionales, te ha gustado la receta,
    te ha gustado, dejanos un comentario, comentarios, publicidad, sugerencias, variantes, conservacion, videos,
    tipps, tipp, notizen, hinweise, nahrwerte, astuces, astuce, conseils, remarques, valeurs nutritionnelles,
    consigli, consiglio, conservazione, valori nutrizionali, tips en weetjes, dicas, anotacoes
  `,
  tools: `
    equipment, tools, special equipment, tools needed, equipment needed, utensilios, utensilios necesarios, herramientas
  `,
};

const SECTION_OF: ReadonlyMap<string, Section> = new Map(
  Object.entries(HEADINGS).flatMap(([section, list]) =>
    list.split(",").map((heading) => [heading.trim().replace(/\s+/g, " "), sectionNamed(section)] as const),
  ),
);

/** The beginnings of sections that are no longer part of the recipe. */
const ENDINGS =
  /^(?:did you make|leave a (?:comment|reply)|nutrition(?:al)? (?:facts|info)|nutrition per|informacion nutricional|te ha gustado|dejanos|(?:dont|do not) forget to (?:like|save|follow|subscribe|share)|dale (?:a )?like|calories:|calorias:|(?:like and )?subscribe\b|(?:please )?follow (?:me|us|@)|suscribete|sigueme|siguenos)/;

const LONGEST_HEADING = 60;
const PEOPLE_TAIL = /\s(?:for|para|fur|pour|per|voor)\s\S+(?:\s(?:a|to|-|o|or)\s\S+)?\s?(?:[\p{L}]{4,12})?$/u;

/** A heading of a part of the recipe, the text after it on its line, and its text in brackets. */
export type Heading = { section: Section; rest: string; aside: string };

/**
 * Parses a heading: "Ingredients", "INGREDIENTES (6 raciones):", "Method: Preheat the oven." Null when the line is
 * none.
 */
export function headingOf(line: string): Heading | null {
  const colon = line.indexOf(":");
  const name = colon === -1 ? line : line.slice(0, colon);
  if (name.length > LONGEST_HEADING) return null;
  const bracket = /[([]([^)\]]*)[)\]]?\s*$/.exec(name);
  const bare = plain(bracket && bracket.index > 0 ? name.slice(0, bracket.index) : name);
  const tail = PEOPLE_TAIL.exec(bare);
  const section = SECTION_OF.get(bare) ?? (tail && SECTION_OF.get(bare.slice(0, tail.index))) ?? null;
  if (section) {
    const rest = colon === -1 ? "" : line.slice(colon + 1).trim();
    return { section, rest, aside: bracket?.[1] ?? tail?.[0].trim() ?? "" };
  }
  return ENDINGS.test(plain(line)) ? { section: "notes", rest: "", aside: "" } : null;
}

/** Folds a text and removes the marks around it and its apostrophes: "You’ll need:" is "youll need". */
function plain(text: string): string {
  return fold(text)
    .replace(/['’´`¿¡]/g, "")
    .replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N})])[^\p{L}\p{N})]+$/gu, "");
}

function sectionNamed(name: string): Section {
  return name === "ingredients" || name === "method" || name === "tools" ? name : "notes";
}
