import { CURRY } from "./curry.ts";
import type { DishType } from "./dish-type.ts";
import { PASTA } from "./pasta.ts";
import { PLATE } from "./plate.ts";
import { SALAD } from "./salad.ts";
import { SOUP } from "./soup.ts";
import { STEW } from "./stew.ts";
import { STIR_FRY } from "./stir-fry.ts";
import { TRAYBAKE } from "./traybake.ts";

/** Every dish type that the composer can make. */
export const DISH_TYPES: readonly DishType[] = [SOUP, STEW, CURRY, PASTA, STIR_FRY, TRAYBAKE, PLATE, SALAD];
