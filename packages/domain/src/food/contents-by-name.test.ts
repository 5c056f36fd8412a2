import { describe, expect, it } from "vitest";
import { type Content, isContent } from "./content.ts";
import { findFoods } from "./find-foods.ts";
import { holds } from "./holds.ts";

/** Foods as rows name them, by a content or a food that they have. */
const NAMED: readonly (readonly [bar: string, english: string, spanish: string])[] = [
  [
    "milk",
    "rice pudding, beurre blanc, junket, Kerrygold, panna cotta, Babybel, sodium caseinate, caseinate, lactose powder, creamed spinach, cheesy topping, buttery crumbs, garlic butter, Boursin, cream of mushroom soup, milk bread",
    "mató, afuega'l pitu, croquetas, mantecados, caseinato, panna cotta, lactosa en polvo, arroz con leche, leche merengada, flan, torrijas",
  ],
  [
    "egg",
    "pavlova, frittata, omelette strips, pancakes, crème brûlée, zabaglione, albumen, tamago, gribiche, Quorn mince, Toblerone, rice pudding with egg, Bakewell tart",
    "flan, tortilla francesa, tortilla de patatas, ensaladilla rusa, torrijas, crepes, buñuelos, revuelto, churros, huevina, leche merengada, ponche, croquetas, tarta de Santiago",
  ],
  [
    "gluten",
    "Weetabix, Shreddies, durum, a roux, Kit Kat, custard creams, Maltesers, pancakes, everything bagels, haslet",
    "picos, rosquilletas, tostas, soletilla, torta de gazpacho, migas extremeñas, churros, croquetas, empanada, torrijas, hostia, mantecados, ajoblanco, salmorejo, pan tumaca, polvorones",
  ],
  [
    "nuts",
    "Brazils, cobnuts, Bakewell tart, Toblerone, orgeat, carrot cake, halva, Waldorf salad",
    "polvorones, tarta de Santiago, ajoblanco, crocanti, guirlache, panellets, almendrados, carbayones, coquitos de Brasil, orgeat, mantecados",
  ],
  [
    "peanuts",
    "Snickers, Reese's cups, peanut butter cups, goober peas, gado gado dressing",
    "panchitos, avellanas americanas, Snickers",
  ],
  [
    "fish",
    "tapenade, isinglass, bouillabaisse, puttanesca sauce, megrim, brandade",
    "gallo, esqueixada, brandada, marmitako, palometa, salpicón, ensaladilla rusa",
  ],
  ["crustaceans", "XO sauce, sea urchin, bouillabaisse", "salpicón, erizo de mar, salsa XO"],
  ["molluscs", "XO sauce, sea urchin, geoduck", "salpicón, erizos de mar"],
  ["soy", "yuba, okara, aburaage, char siu sauce, tamagoyaki, soy sprouts", "brotes de soja, salsa char siu"],
  ["celery", "Waldorf salad, remoulade, Bloody Mary mix", "salsa rémoulade, mezcla para Bloody Mary"],
  [
    "mustard",
    "Colman's, mustard greens, pastrami rub, mustard and cress, gribiche, curry powder",
    "hojas de mostaza, curry en polvo",
  ],
  ["sesame", "gingelly oil, benne seeds, everything bagels, til seeds", "semillas de alegría"],
  ["lupin", "tremoços, tremosos", "tremosos"],
  [
    "sulphites",
    "sodium metabisulphite, molasses, bottled lemon juice, pickled onions, cider vinegar, Shaoxing wine, raisins, prunes, dried figs, frozen prawns, gherkins, sangria",
    "metabisulfito sódico, melaza, zumo de limón embotellado, cebollitas en vinagre, vinagre de manzana, vino de arroz, pasas, orejones, gambas congeladas, pepinillos",
  ],
  [
    "pork",
    "scratchings, char siu, saveloy, pigs in blankets, haslet, lonza, kassler, tonkotsu broth, gelatine, carnitas, boudin",
    "manteca, presa, pluma ibérica, secreto ibérico, carrilleras, manitas, york, botifarra, cabecero, zorza, carnitas, cochinita pibil, callos, gelatina",
  ],
  [
    "alcohol",
    "claret, Rioja, sangria, Drambuie, mead, raki, zabaglione",
    "sangría, manzanilla de Sanlúcar, cazalla, chinchón, ponche, bitter, rioja",
  ],
  [
    "coriander-leaf",
    "Thai green curry paste, zhoug, chermoula, Chinese parsley",
    "perejil chino, coriandro, mojo verde",
  ],
  [
    "coriander-seed",
    "garam masala, curry powder, ras el hanout, dukkah",
    "garam masala, curry en polvo, ras el hanout",
  ],
  ["cumin", "garam masala, curry powder, berbere", "garam masala, curry en polvo, mojo picón"],
  ["cinnamon", "garam masala, ras el hanout, mixed spice", "garam masala, torrijas"],
  [
    "onion",
    "onion gravy, French onion soup mix, bhajis, silverskins, echalion, ramps, bagel seasoning",
    "pisto, esqueixada, salpicón, encurtidos",
  ],
  [
    "garlic",
    "garlic butter, garlic oil, toum, skordalia, persillade, gremolata, ramsons, Boursin, pisto",
    "ajada, ajoblanco, mantequilla de ajo, salmorejo, gazpacho, gremolata",
  ],
  [
    "mushroom",
    "cream of mushroom soup, mushroom stock cube, truffle oil, duxelles, king oysters, shimeji, champignons, Quorn, puffball",
    "aceite de trufa, perretxikos, gurumelos, duxelle, crema de champiñones, Quorn",
  ],
  [
    "tomato",
    "gazpacho, San Marzano, plum toms, marie rose sauce, cocktail sauce, rogan josh paste, arrabbiata, Bloody Mary mix",
    "salsa rosa, salmorejo, gazpacho, pisto, pan tumaca, arrabbiata, pelati, esqueixada",
  ],
  [
    "beef",
    "osso buco, T-bone, Oxo cube, gelatine",
    "añojo, falda, filete ruso, osobuco, carrilleras, redondo de ternera",
  ],
  [
    "coconut",
    "coconut sugar, copra, Malibu, Bounty bars, laksa paste, piña colada mix",
    "azúcar de coco, Malibú, copra",
  ],
  ["apple", "cider vinegar, cider, apple juice", "vinagre de sidra, sidra, zumo de manzana"],
  [
    "seeds",
    "sesame, tahini, pumpkin seeds, sunflower seeds, poppy seeds, linseed, chia, hemp seeds, hummus, everything bagels",
    "sésamo, tahini, pipas de calabaza, pipas de girasol, semillas de amapola, linaza, chía, hummus",
  ],
];

const doesHold = (name: string, language: "en" | "es", bar: string) =>
  findFoods(name, language, true).some((mention) =>
    holds(
      mention,
      isContent(bar) ? { contents: [bar as Content], foods: [] } : { contents: [], foods: [bar] },
    ),
  );

describe("a food of a row", () => {
  it.each(NAMED)("has %s by its name", (bar, english, spanish) => {
    const missed = (names: string, language: "en" | "es") =>
      names.split(", ").filter((name) => name !== "" && !doesHold(name, language, bar));
    expect([...missed(english, "en"), ...missed(spanish, "es")]).toEqual([]);
  });

  it.each<["en" | "es", string, string]>([
    ["en", "until the kernels are crackling", "pork"],
    ["en", "cook 'til golden", "sesame"],
    ["en", "the dough rose", "alcohol"],
    ["en", "oil the barbecue", "garlic"],
    ["en", "coconut and nutmeg", "nuts"],
    ["en", "chestnuts", "nuts"],
    ["en", "mung bean sprouts", "soy"],
    ["en", "milk chocolate buttons", "gluten"],
    ["en", "mustard-coloured", "egg"],
    ["es", "montar las claras a picos firmes", "gluten"],
    ["es", "el secreto de un buen arroz", "pork"],
    ["es", "un molde redondo", "beef"],
    ["es", "pincha con una aguja", "beef"],
    ["es", "cebolla, picada", "nuts"],
    ["es", "pico de gallo", "fish"],
    ["es", "gallo pinto", "fish"],
    ["es", "hasta que salga con migas húmedas", "gluten"],
    ["es", "brotes de judía mungo", "soy"],
    ["es", "infusión de manzanilla", "alcohol"],
    ["es", "manteca de cacao", "pork"],
  ])("%s: %s has no %s", (language, text, bar) => {
    expect(doesHold(text, language, bar)).toBe(false);
  });
});
