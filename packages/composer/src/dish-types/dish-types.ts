import { BOWL } from "./bowl.ts";
import { CURRY } from "./curry.ts";
import type { DishType } from "./dish-type.ts";
import { OMELETTE } from "./omelette.ts";
import { PASTA } from "./pasta.ts";
import { PLATE } from "./plate.ts";
import { RICE } from "./rice.ts";
import { RISOTTO } from "./risotto.ts";
import { SALAD } from "./salad.ts";
import { SANDWICH } from "./sandwich.ts";
import { SOUP } from "./soup.ts";
import { STEW } from "./stew.ts";
import { STIR_FRY } from "./stir-fry.ts";
import { PORRIDGE, SMOOTHIE } from "./sweet-bowls.ts";
import { TRAYBAKE } from "./traybake.ts";

/** Every dish type that the composer can make. */
export const DISH_TYPES: readonly DishType[] = [
  SOUP,
  STEW,
  CURRY,
  PASTA,
  RISOTTO,
  RICE,
  STIR_FRY,
  TRAYBAKE,
  PLATE,
  SALAD,
  BOWL,
  OMELETTE,
  SANDWICH,
  PORRIDGE,
  SMOOTHIE,
];
