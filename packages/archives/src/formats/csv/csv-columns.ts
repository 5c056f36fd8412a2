import { plainLetters } from "@larder/domain/text/fold";

/**
 * The names of columns by the field of a recipe that they hold: those of the apps that write CSV, then of tables that
 * cooks made, in several languages. Compared without case, accents, blanks and signs.
 */
const COLUMN_NAMES = {
  ownId: "recipe id, uuid, uid",
  name: "title, name, recipe, recipe name, recipe title, recipename, titulo, nombre, nombre de la receta, receta, titel, rezept, rezeptname, name des rezepts, titre, nom, recette, nom de la recette, titolo, nome, ricetta, nome da receita, receita, naam, recept, receptnaam, namn, nazwa, przepis, nazev",
  description:
    "description, summary, abstract, intro, introduction, descripcion, resumen, beschreibung, kurzbeschreibung, descrizione, descricao, omschrijving, beschrijving, beskrivning, opis, popis",
  ingredients:
    "ingredients, ingredient, ingredient list, ingredientes, zutaten, zutatenliste, ingredienti, ingredienten, ingredienser, skladniki, suroviny, ingredients list",
  steps:
    "directions, direction, instructions, instruction, method, steps, step, preparation, procedure, how to make, recipe text, recipetext, instrucciones, preparacion, elaboracion, pasos, metodo, zubereitung, anleitung, anweisungen, schritte, zubereitungsschritte, instructions de preparation, etapes, procedimento, preparazione, istruzioni, modo de preparo, preparo, instrucoes, bereiding, bereidingswijze, instructies, tillagning, gor sa har, sposob przygotowania, przygotowanie, postup",
  notes:
    "notes, note, inactive time, resting time, waiting time, cost, storage, tiempo de reposo, ruhezeit, temps de repos, comments, comment, tips, notas, nota, comentarios, consejos, notizen, notiz, anmerkungen, hinweise, bemerkungen, remarques, commentaires, appunti, commenti, notities, opmerkingen, anteckningar, uwagi",
  servings:
    "servings, serves, serving, yield, yields, quantity, portions, serving size, raciones, porciones, comensales, personas, portionen, personen, menge, anzahl portionen, nombre de personnes, personnes, portions nombre, parts, porzioni, dosi, porcoes, rendimento, porties, portioner, porcje, porce",
  prepTime:
    "prep time, preptime, preparation time, preparationtime, prep time minutes, prep, active time, tiempo de preparacion, vorbereitungszeit, arbeitszeit, zubereitungszeit, temps de preparation, tempo di preparazione, tempo de preparo, voorbereidingstijd, bereidingstijd, forberedelsetid, czas przygotowania",
  cookTime:
    "cook time, cooktime, cooking time, cookingtime, cook time minutes, bake time, tiempo de coccion, kochzeit, backzeit, garzeit, koch backzeit, temps de cuisson, cuisson, tempo di cottura, cottura, tempo de cozimento, kooktijd, baktijd, tillagningstid, czas gotowania",
  totalTime:
    "total time, totaltime, ready in, duration, time, total minutes, minutes, tiempo total, tiempo, duracion, gesamtzeit, dauer, temps total, duree, tempo totale, tempo total, totale tijd, tijd, total tid, czas",
  ownRating:
    "rating, my rating, stars, score, valoracion, puntuacion, bewertung, sterne, evaluation, valutazione, avaliacao, beoordeling, betyg, ocena",
  isFavorite: "favorite, favourite, is favorite, favorito, favorita, favorit, favori, preferito, favoriet",
  difficulty:
    "difficulty, level, dificultad, schwierigkeit, schwierigkeitsgrad, difficulte, difficolta, dificuldade, moeilijkheid, svarighetsgrad, trudnosc",
  author: "author, by, recipe by, created by, autor, autora, verfasser, auteur, autore, forfattare",
  source:
    "source, from, cookbook, book, fuente, origen, quelle, herkunft, kochbuch, livre, fonte, origine, bron, kalla, zrodlo",
  url: "url, link, source url, sourceurl, original url, website, web, web page, recipe url, enlace, direccion, webseite, adresse, lien, site, sito, collegamento, website url",
  video: "video, video url, youtube",
  nutrition:
    "nutrition, nutritional info, nutrition info, nutritional information, nutricion, informacion nutricional, nahrwerte, nahrwertangaben, valeurs nutritionnelles, valori nutrizionali, voedingswaarde, calories, kcal, fat, saturated fat, cholesterol, sodium, sugar, carbohydrate, carbohydrates, carbs, fiber, fibre, protein, calorias, grasas, proteinas, kalorien, fett, eiweiss, kohlenhydrate",
  cuisine: "cuisine, kitchen, cocina, kuche, cuisine style, cucina, cozinha, keuken, kok",
  labels:
    "tags, tag, labels, keywords, category, categories, course, courses, main ingredient, type, meal type, dish type, diet, collection, collections, folder, etiquetas, categoria, categorias, palabras clave, tipo, kategorie, kategorien, schlagworte, stichworte, sammlung, gang, categorie, etiquettes, mots cles, etichette, tipo di piatto, trefwoorden, categorieen, kategorier, kategoria, kategorie przepisu, stitky",
  pictures:
    "photo url, image, image url, imageurl, picture, photo, photos, images, original picture, originalpicture, imagen, foto, bild, bilder, bild url, image principale, immagine, imagem, afbeelding",
  createdAt:
    "created at, created, date added, date created, fecha, fecha de creacion, erstellt, erstellt am, datum, date de creation, data",
  language: "language, lang, idioma, sprache, langue, lingua, taal",
  tools: "tools, equipment, utensilios, utensilien, ustensiles, utensili, benodigdheden",
} as const;

/** Names of columns that say by themselves what their cells are; other notes and nutrients need their column's name. */
const PLAIN_NAMES =
  /^(?:note|notas|notiz|comment|coment|comm?enti|tips|consejo|anmerk|hinweis|bemerk|remarque|appunti|opmerk|antecknin|uwagi|nutri|nahrwert|valeursnutri|valorinutri|voedingswaarde|informacionnutri)/;

export type CsvField = keyof typeof COLUMN_NAMES;

/** The fields of a recipe that a column can hold. */
export const CSV_FIELDS = Object.keys(COLUMN_NAMES) as readonly CsvField[];

const FIELD_BY_NAME = new Map<string, CsvField>(
  CSV_FIELDS.flatMap((field) =>
    COLUMN_NAMES[field].split(",").map((name): [string, CsvField] => [foldedName(name), field]),
  ),
);

/** The indexes of the columns of each field, in order. */
export type CsvColumns = ReadonlyMap<CsvField, readonly number[]>;

/** Returns the field that a name stands for, as a column or as a label in a text. */
export function fieldOfName(name: string): CsvField | undefined {
  return FIELD_BY_NAME.get(foldedName(name));
}

/** Returns a name of a column without case, accents, blanks, signs, and what stands in brackets. */
export function foldedName(name: string): string {
  return plainLetters(name.replace(/\([^)]*\)/g, ""))
    .replaceAll("ae", "a")
    .replaceAll("oe", "o")
    .replaceAll("ue", "u")
    .replace(/[^\p{L}]/gu, "");
}

/**
 * Finds out what the columns hold: by the names that the cook has given, else by the header.
 *
 * @param given the names of columns by field
 * @returns null when the header does not say which columns hold the name and the ingredients or steps
 */
export function columnsOf(
  header: readonly string[],
  given?: Readonly<Record<string, string>>,
): CsvColumns | null {
  const columns = new Map<CsvField, number[]>();
  const add = (field: CsvField, index: number): void => {
    const indexes = columns.get(field);
    if (indexes) indexes.push(index);
    else columns.set(field, [index]);
  };
  const named = new Map(Object.entries(given ?? {}).map(([field, name]) => [name.trim(), field]));
  const byCook = header.some((name) => named.has(name.trim()));
  for (const [index, name] of header.entries()) {
    const field = byCook ? named.get(name.trim()) : fieldOfName(name);
    if (isField(field)) add(field, index);
  }
  const isRecipe = columns.has("name") && (columns.has("ingredients") || columns.has("steps"));
  return isRecipe || (byCook && columns.size > 0) ? withoutSecondNames(columns) : null;
}

/** "Title, recipe": in Cookmate's tables the second holds the steps. */
function withoutSecondNames(columns: Map<CsvField, number[]>): CsvColumns {
  const [first, second] = columns.get("name") ?? [];
  if (first === undefined || second === undefined) return columns;
  columns.set("name", [first]);
  if (!columns.has("steps")) columns.set("steps", [second]);
  return columns;
}

function isField(name: string | undefined): name is CsvField {
  return CSV_FIELDS.some((field) => field === name);
}

/** Writes a cell with the name of its column, where the cell alone would not tell what it is. */
export function namedCell(name: string, cell: string): string {
  return PLAIN_NAMES.test(foldedName(name)) ? cell : `${name.trim()}: ${cell.trim()}`;
}
