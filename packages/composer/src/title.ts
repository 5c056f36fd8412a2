import type { Noun } from "@larder/domain/food/noun";
import type { RecipeLanguage } from "@larder/domain/language";
import { type Dish, type Use, usesIn } from "./dish.ts";
import type { DishType } from "./dish-types/dish-type.ts";
import { listed } from "@larder/domain/food/noun";
import { wordSet } from "@larder/domain/text/word-set";
import { capitalised, shortNoun } from "./sentence.ts";

/** The roles that a title can name after "with"; the others are seasonings. */
const TELLING = wordSet(
  "protein pulse starch vegetable leaf cheese fruit topping herb sauce dairy aromatic liquid acid spice sweetener",
);
const SILENT = wordSet("salt black-pepper water vegetable-stock chicken-stock beef-stock fish-stock sugar");

/** The foods that a dish's title names. */
export interface Headline {
  mains: readonly Use[];
  /** The food that flavours it, as in "lemon chicken" or "pollo al limón". */
  flavour: Use | undefined;
  besides: readonly Use[];
}

export function headlineOf(dishType: DishType, dish: Dish): Headline {
  const lead = usesIn(dish, dishType.lead);
  const base = dishType.base === undefined ? [] : usesIn(dish, dishType.base);
  const asked = unique(
    [...dish.slots.values()]
      .flat()
      .filter(({ isAsked, food }) => isAsked && TELLING.has(food.role) && !SILENT.has(food.id)),
  );
  const askedLead = unique(lead.filter((use) => asked.includes(use)));
  const plain = askedLead.filter(({ food }) => !food.flavour);
  // A seasoning names a dish only where no other food can: "garlic soup" is a courgette soup with garlic.
  const named = plain.length > 0 ? plain : askedLead.filter(({ food }) => food.role !== "aromatic");
  const mains = named.length > 0 ? named.slice(0, 2) : unique(lead).slice(0, hasMeat(lead) ? 1 : 2);
  const rest = asked.filter((use) => !mains.includes(use) && !base.includes(use));
  const flavour = rest.find(({ food }) => food.flavour !== undefined);
  const others = rest.filter((use) => use !== flavour).slice(0, 2);
  const side =
    dishType.beside === undefined
      ? []
      : usesIn(dish, dishType.beside)
          .filter((use) => !mains.includes(use))
          .slice(0, 1);
  return { mains, flavour, besides: others.length > 0 ? others : side };
}

export function titleOf(
  dishType: DishType,
  dish: Dish,
  headline: Headline,
  language: RecipeLanguage,
): string {
  const { mains, flavour, besides } = headline;
  const pattern = dishType.title(dish)[language];
  const hasWith = language === "en" ? / with \{main\}/.test(pattern) : / con \{main\}/.test(pattern);
  const endsWithMain = pattern.endsWith("{main}");
  const inMain = hasWith ? [...mains, ...besides] : mains;
  const named = listed(
    inMain.map((use) => titleWord(use, language, hasWith || endsWithMain ? "beside" : "main")),
    language,
  );
  const base =
    dishType.base === undefined
      ? ""
      : listed(
          usesIn(dish, dishType.base).map((use) => shortNoun(use, language).text),
          language,
        );
  const flavoured = flavour?.food.flavour?.[language] ?? "";
  const spaced = flavoured === "" ? "" : language === "en" ? `${flavoured} ` : ` ${flavoured}`;
  const text = pattern.replace("{main}", named).replace("{base}", base).replace("{flavour}", spaced);
  const joint = language === "en" ? " with " : / con /.test(text) ? " y " : " con ";
  const tail =
    hasWith || besides.length === 0
      ? ""
      : joint +
        listed(
          besides.map((use) => titleWord(use, language, "beside")),
          language,
        );
  const all = text + tail;
  return capitalised((language === "es" ? all.replace(/\bde el\b/g, "del") : all).trim());
}

/** Returns the noun before a dish's name: the singular in English, the plural in Spanish for foods of many pieces. */
function titleWord(use: Use, language: RecipeLanguage, position: "main" | "beside"): string {
  // A lemon is named, not its juice.
  const name = use.food.role === "acid" ? use.food.name[language] : use.food.short[language];
  if (language === "en" && position === "beside")
    return use.food.role === "acid" ? name.one : shortNoun(use, language).text;
  return titleNoun(name, language, use.unit === "each");
}

/** Returns a food's noun for a title: "leek omelette", "tortilla de setas", and "tortilla de puerro" of what is counted. */
export function titleNoun(name: Noun, language: RecipeLanguage, isCounted: boolean): string {
  if (language === "en") return name.alwaysMany ? singular(name.one) : name.one;
  return isCounted && !name.alwaysMany ? name.one : name.many;
}

/** Returns the singular for a title: "black bean tacos", "strawberry smoothie". */
function singular(name: string): string {
  return name.replace(/(?:ies|(?<=o|sh)es|s)$/, (end) => (end === "ies" ? "y" : ""));
}

/** Removes foods that have the same shown name. */
function unique(uses: readonly Use[]): Use[] {
  const seen = new Set<string>();
  return uses.filter(({ food }) => {
    if (seen.has(food.short.en.one)) return false;
    seen.add(food.short.en.one);
    return true;
  });
}

function hasMeat(uses: readonly Use[]): boolean {
  return uses[0]?.food.contains.some((content) => content === "meat" || content === "fish") ?? false;
}
