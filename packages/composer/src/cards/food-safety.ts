import type { Food } from "@larder/domain/food/food";
import { contentsOf } from "@larder/domain/food/holds";
import type { Kind } from "../pantry/food.ts";
import { PANTRY } from "../pantry/pantry.ts";

const KINDS: ReadonlyMap<string, Kind> = new Map(PANTRY.map(({ id, kind }) => [id, kind]));

/** Foods that are sold ready to eat, or are no flesh. */
const READY =
  /cooked|smoked(?!-haddock)|guanciale|tinned|cured|salami|pepperoni|mortadella|bresaola|pastrami|andouille|ham$|anchov|stock|sauce|bones|gravy|pate|caviar|surimi|gelatine|broth|mojama|cecina|lard|dripping|dried-shrimp|fat$|blood|breaded|bonito-flakes|frankfurter|black-pudding/;

/** Returns the kind by which a food is made safe; "plain" for what needs no cooking. */
export function safetyKind(food: Food): Kind {
  const known = KINDS.get(food.id);
  if (known) return known;
  const contents = contentsOf(food);
  if (READY.test(food.id) || food.has.length > 0) return "plain";
  const isMinced = /mince|burger|meatball|sausage|bratwurst|merguez|kebab-meat/.test(food.id);
  if (contents.has("poultry")) return isMinced ? "poultry-mince" : "poultry";
  if (contents.has("rabbit")) return "rabbit";
  if (contents.has("meat")) return isMinced || contents.has("offal") ? "mince" : "whole-meat";
  if (contents.has("fish")) return "fish";
  if (contents.has("molluscs")) return /mussel|clam|cockle/.test(food.id) ? "bivalve" : "shellfish";
  if (contents.has("crustaceans")) return "shellfish";
  if (/(^|-)eggs?$/.test(food.id)) return "egg";
  if (/^dried-.*bean|^dried-chickpeas/.test(food.id)) return "dried-bean";
  return "plain";
}
