import { RECIPESAGE } from "./recipesage-xml.ts";
import type { XmlFormat } from "./xml-format.ts";

/** Cookmate, earlier My CookBook: an XML file beside a folder of pictures in a zip (.mcb), or alone. */
const COOKMATE: XmlFormat = {
  format: "cookmate",
  roots: ["cookbook"],
  recipe: "recipe",
  fields: {
    name: ["title"],
    description: ["description"],
    source: ["source"],
    url: ["url"],
    video: ["video"],
    servings: ["quantity"],
    prepTime: ["preptime"],
    cookTime: ["cooktime"],
    totalTime: ["totaltime"],
    stars: ["rating"],
    nutrition: ["nutrition"],
    notes: ["comments"],
    labels: ["category", "tag"],
    language: ["lang"],
  },
  ingredients: { in: ["ingredient"], row: ["li"] },
  steps: { in: ["recipetext"], row: ["li"] },
  pictureFiles: ["imagepath"],
  pictureAddresses: ["imageurl"],
};

/** Gourmet Recipe Manager and Gourmand (.grmt): pictures in base64, texts with tags that are escaped once or twice. */
const GOURMET: XmlFormat = {
  format: "gourmet",
  roots: ["gourmetdoc"],
  recipe: "recipe",
  fields: {
    name: ["title"],
    ownId: ["@id"],
    source: ["source"],
    url: ["link"],
    servings: ["yields", "servings"],
    prepTime: ["preptime"],
    cookTime: ["cooktime"],
    stars: ["rating"],
    cuisine: ["cuisine"],
    notes: ["modifications"],
    labelLists: ["category"],
  },
  ingredients: {
    in: ["ingredient-list"],
    row: ["ingredient", "ingref"],
    group: { element: "inggroup", name: ["groupname"] },
    amount: ["amount", "@amount"],
    unit: ["unit", "@unit"],
    item: ["item"],
    linkId: "refid",
  },
  steps: { in: ["instructions"], row: [] },
  picturesInText: ["image"],
};

/** Krecipes (.kreml). */
const KRECIPES: XmlFormat = {
  format: "krecipes",
  roots: ["krecipes"],
  recipe: "krecipes-recipe",
  fields: {
    name: ["krecipes-description/title"],
    author: ["krecipes-description/author"],
    servings: ["krecipes-description/yield", "krecipes-description/serving"],
    prepTime: ["krecipes-description/preparation-time"],
    notes: ["krecipes-ratings/rating/comment"],
    labels: ["krecipes-description/category/cat"],
  },
  ingredients: {
    in: ["krecipes-ingredients"],
    row: ["ingredient"],
    group: { element: "ingredient-group", name: ["@name"] },
    amount: ["amount"],
    range: ["amount/min", "amount/max"],
    unit: ["unit"],
    item: ["name"],
    note: ["prep"],
    alternatives: "substitutes/ingredient",
  },
  steps: { in: ["krecipes-instructions"], row: [] },
  picturesInText: ["krecipes-description/pictures/pic"],
};

/** RecipeML 0.5. */
const RECIPEML: XmlFormat = {
  format: "recipeml",
  roots: ["recipeml"],
  recipe: "recipe",
  fields: {
    name: ["head/title"],
    description: ["description"],
    source: ["head/source/srcitem", "head/source"],
    servings: ["head/yield"],
    labels: ["head/categories/cat"],
    nutrition: ["nutrition"],
    notes: ["note", "head/note"],
  },
  ingredients: {
    in: ["ingredients"],
    row: ["ing"],
    group: { element: "ing-div", name: ["title"] },
    amount: ["amt/qty"],
    range: ["amt/qty/range/q1", "amt/qty/range/q2"],
    unit: ["amt/unit"],
    item: ["item"],
    note: ["prep"],
    alternatives: "alt-ing",
  },
  steps: { in: ["directions"], row: ["step"], group: { element: "dir-div", name: ["title"] } },
};

/** CookML of Kalorio and other German programs. */
const COOKML: XmlFormat = {
  format: "cookml",
  roots: ["cookml"],
  recipe: "recipe",
  fields: {
    name: ["head@title"],
    ownId: ["head@rid"],
    description: ["description"],
    source: ["head/sourceline"],
    servings: ["head@servingqty"],
    prepTime: ["head@timeprepqty"],
    cookTime: ["head@timecookqty"],
    totalTime: ["head@timeallqty"],
    stars: ["head@quality"],
    difficulty: ["head@difficulty"],
    notes: ["remark/line", "remark"],
    labels: ["head/hint"],
    language: ["@lang"],
    createdAt: ["head@createdate"],
  },
  ingredients: {
    in: [""],
    row: ["ingredient"],
    group: { element: "part", name: ["@title"] },
    amount: ["@qty"],
    unit: ["@unit"],
    item: ["@item"],
    note: ["inote"],
  },
  steps: { in: ["preparation"], row: ["step", "text"] },
  picturesInText: ["head/picbin"],
  pictureFiles: ["head/picture@file"],
};

/** MasterCook 5 and 6 (.mx2): XML in which a bare "&" is common. */
const MASTERCOOK: XmlFormat = {
  format: "mastercook",
  roots: ["mx2"],
  recipe: "rcpe",
  fields: {
    name: ["@name"],
    author: ["@author"],
    description: ["desc"],
    source: ["srce"],
    url: ["alts@source"],
    servings: ["serv@qty"],
    prepTime: ["prpt@elapsed"],
    cookTime: ["cktm@elapsed"],
    totalTime: ["ttim@elapsed"],
    notes: ["note"],
    labels: ["cats/catt"],
  },
  ingredients: {
    in: [""],
    row: ["ingr"],
    heading: { attribute: "code", value: "s" },
    linkSign: { attribute: "code", value: "r" },
    amount: ["@qty"],
    unit: ["@unit"],
    item: ["@name"],
    note: ["iprp"],
  },
  steps: { in: ["dirs"], row: ["dirt"] },
  pictureFiles: ["@img", "dirs/dirt@img"],
};

/** Living Cookbook (.fdx, in a zip .fdxz): all values are attributes, not always well formed. */
const LIVING_COOKBOOK: XmlFormat = {
  format: "livingcookbook",
  roots: ["fdx"],
  recipe: "recipe",
  fields: {
    name: ["@name"],
    ownId: ["@id"],
    description: ["@comments"],
    author: ["@author"],
    source: ["@source"],
    url: ["@webpage"],
    servings: ["@servings", "@yield"],
    prepTime: ["@preparationtime"],
    cookTime: ["@cookingtime"],
    totalTime: ["@readyintime"],
    stars: ["@userrating"],
    cuisine: ["@ethnicity"],
    notes: ["recipetips/recipetip/tiptext", "recipeauthornotes/recipeauthornote/authornotetext"],
    labelLists: ["@recipetypes"],
    createdAt: ["@createdate"],
  },
  ingredients: {
    in: ["recipeingredients"],
    row: ["recipeingredient"],
    heading: { attribute: "heading", value: "y" },
    amount: ["@quantity"],
    unit: ["@unit"],
    item: ["@ingredient"],
  },
  steps: {
    in: ["recipeprocedures"],
    row: ["recipeprocedure"],
    text: ["proceduretext"],
    heading: { attribute: "heading", value: "y" },
  },
  picturesInText: ["recipeimage"],
};

export const XML_FORMATS: readonly XmlFormat[] = [
  COOKMATE,
  GOURMET,
  KRECIPES,
  RECIPEML,
  COOKML,
  MASTERCOOK,
  LIVING_COOKBOOK,
  RECIPESAGE,
];
