import { CAKE, CRUMBLE } from "./bakes.ts";
import { BROTH } from "./broth.ts";
import { BOWL } from "./bowl.ts";
import { BURGERS } from "./burgers.ts";
import { COLD_SOUP } from "./cold-soup.ts";
import { CURRY } from "./curry.ts";
import type { DishType } from "./dish-type.ts";
import { FRITTERS } from "./fritters.ts";
import { GRATIN } from "./gratin.ts";
import { OMELETTE } from "./omelette.ts";
import { PANCAKES } from "./pancakes.ts";
import { PASTA } from "./pasta.ts";
import { PIZZA } from "./pizza.ts";
import { PLATE } from "./plate.ts";
import { RICE } from "./rice.ts";
import { RISOTTO } from "./risotto.ts";
import { SALAD } from "./salad.ts";
import { SANDWICH } from "./sandwich.ts";
import { SOUP } from "./soup.ts";
import { STEW } from "./stew.ts";
import { STIR_FRY } from "./stir-fry.ts";
import { PORRIDGE, SMOOTHIE } from "./sweet-bowls.ts";
import { TACOS } from "./tacos.ts";
import { TRAYBAKE } from "./traybake.ts";

/** Every dish type that the composer can make. */
export const DISH_TYPES: readonly DishType[] = [
  SOUP,
  COLD_SOUP,
  BROTH,
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
  TACOS,
  BURGERS,
  PIZZA,
  SANDWICH,
  GRATIN,
  FRITTERS,
  PANCAKES,
  PORRIDGE,
  SMOOTHIE,
  CRUMBLE,
  CAKE,
];
