import { describe, expect, it } from "vitest";
import type { Content } from "../food/content.ts";
import { normaliseRecipe } from "../normalise/normalise.ts";
import { findBreaches } from "./find-breaches.ts";

const PLAIN = { en: ["2 potatoes", "salt", "water"], es: ["2 patatas", "sal", "agua"] };

/** Returns the foods that breach a request without this content, in the sentence or the row. */
function breaches(
  content: Content,
  language: "en" | "es",
  rows: readonly string[],
  sentence: string,
): string[] {
  const { recipe } = normaliseRecipe({ name: "Supper", language, ingredients: rows, steps: [sentence] });
  const excluded = [{ words: content, foods: [], contents: [content], isAllergy: true }];
  return findBreaches(recipe, { excluded, diets: [] }).map(({ food }) => food);
}

describe("a food that a sentence uses without its name", () => {
  it.each<[Content, string]>([
    ["gluten", "Coat the fish in crumbs."],
    ["gluten", "Roll them in the crumbs."],
    ["gluten", "Season with soy."],
    ["soy", "Finish with a splash of soy."],
    ["gluten", "Thicken with a roux."],
    ["gluten", "Warm the tortillas."],
    ["egg", "Whisk the whites to stiff peaks."],
    ["egg", "Fold in the whites."],
    ["milk", "Serve buttered."],
    ["milk", "Pour into a buttered dish."],
    ["alcohol", "Flambé."],
    ["alcohol", "Deglaze with a splash of dry white."],
    ["sulphites", "Pour in a glug of red."],
    ["alcohol", "Add a glass of white and reduce."],
    ["alcohol", "Finish with rosé."],
    ["pork", "Break the crackling over it."],
  ])("is found, without %s: %s", (content, sentence) => {
    expect(breaches(content, "en", PLAIN.en, sentence)).not.toEqual([]);
  });

  it.each<[Content, string]>([
    ["gluten", "Enharina el pescado."],
    ["gluten", "Enharina el molde."],
    ["gluten", "Pasa las pechugas enharinadas por la sartén."],
    ["gluten", "Reboza el pollo."],
    ["gluten", "Empana los filetes."],
    ["gluten", "Haz un roux."],
    ["egg", "Cuaja la tortilla."],
    ["alcohol", "Flamea."],
    ["alcohol", "Flambea y sirve."],
    ["alcohol", "Moja con un vaso de blanco."],
    ["alcohol", "Riega con un chorrito de fino."],
    ["alcohol", "Añade un vasito de anís."],
    ["fish", "Añade bonito."],
    ["fish", "Sofríe bonito con tomate."],
    ["fish", "Añade rape."],
    ["milk", "Incorpora cuajada."],
    ["nuts", "Añade la picada."],
    ["garlic", "Incorpora el majado."],
    ["beef", "Ata el redondo."],
    ["egg", "Sirve con un revuelto."],
  ])("is found in Spanish, without %s: %s", (content, sentence) => {
    expect(breaches(content, "es", PLAIN.es, sentence)).not.toEqual([]);
  });

  it.each<["en" | "es", Content, readonly string[], string]>([
    ["en", "gluten", ["50 g gluten-free breadcrumbs"], "Coat the fish in crumbs."],
    ["en", "gluten", ["2 tbsp tamari"], "Season with soy."],
    ["en", "gluten", ["8 corn tortillas"], "Warm the tortillas and fill them."],
    ["en", "gluten", ["200 g masa harina"], "Press and bake. Stack the tortillas."],
    ["en", "gluten", ["cornflour", "oil"], "Whisk the roux until smooth."],
    ["en", "egg", ["100 ml aquafaba"], "Whisk the whites to stiff peaks."],
    ["en", "milk", ["vegan butter"], "Pour into a buttered dish."],
    ["en", "alcohol", ["100 ml alcohol-free white wine"], "Add a splash of white."],
    ["es", "gluten", ["50 g de harina de arroz"], "Enharina el pescado."],
    ["es", "gluten", ["50 g de harina de garbanzo"], "Reboza el pollo."],
    ["es", "egg", ["50 g de harina"], "Reboza el pollo."],
    ["es", "gluten", ["50 g de pan rallado sin gluten"], "Empana los filetes."],
    ["es", "gluten", ["50 g de maicena", "2 cucharadas de aceite"], "Deja que el roux se tueste."],
    ["es", "egg", ["100 g de harina de garbanzo"], "Cuaja la tortilla por los dos lados."],
  ])("is that of a row which fits (%s, without %s): %j, %s", (language, content, rows, sentence) => {
    expect(breaches(content, language, rows, sentence)).toEqual([]);
  });

  it.each<["en" | "es", Content, string]>([
    ["en", "gluten", "Rub until it looks like coarse crumbs."],
    ["en", "gluten", "A skewer comes out with a few crumbs."],
    ["en", "egg", "Slice the whites of the leeks."],
    ["en", "milk", "Season the unbuttered dish."],
    ["en", "alcohol", "Add a splash of white vinegar."],
    ["en", "sulphites", "A touch of red is fine."],
    ["en", "alcohol", "Scorch it with a kitchen torch."],
    ["en", "gluten", "Do not season with soy."],
    ["en", "alcohol", "Wait until the dough rose."],
    ["en", "pork", "Wait until the garlic is crackling."],
    ["es", "nuts", "Añade la cebolla picada."],
    ["es", "egg", "Déjalo bien revuelto."],
    ["es", "beef", "Forra un molde redondo."],
    ["es", "gluten", "Reboza las bolitas en coco."],
    ["es", "gluten", "Pásalos por cacao y no los enharines."],
    ["es", "alcohol", "Flamea los pimientos con un soplete."],
    ["es", "alcohol", "Añade una cucharadita de anís en grano."],
    ["es", "alcohol", "Corta fino el blanco del puerro."],
    ["es", "fish", "Queda muy bonito."],
    ["es", "fish", "Haz bolitas de un tamaño bonito."],
    ["es", "milk", "Hasta que esté cuajada."],
  ])("is none in other senses (%s, without %s): %s", (language, content, sentence) => {
    expect(breaches(content, language, PLAIN[language], sentence)).toEqual([]);
  });

  it.each<["en" | "es", Content, string]>([
    ["en", "alcohol", "a splash of red"],
    ["es", "alcohol", "1 vasito de anís"],
    ["es", "alcohol", "50 ml de fino"],
    ["es", "nuts", "picada"],
    ["es", "gluten", "migas"],
    ["es", "pork", "secreto"],
    ["en", "pork", "100 g crackling"],
    ["en", "pork", "2 slices of crackling"],
    ["es", "beef", "1 kg de redondo"],
    ["en", "gluten", "8 tortillas"],
    ["en", "alcohol", "dry white"],
    ["en", "egg", "whites, whisked stiff"],
  ])("is found in a row (%s, without %s): %s", (language, content, row) => {
    expect(breaches(content, language, [row], "Mix.")).not.toEqual([]);
  });
});
