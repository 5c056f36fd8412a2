import type { ComponentType } from "react";
import type { Produce, Vessel } from "../scene/catalogue.ts";
import { Cheese, Drumstick, Egg, Fish, Prawn, Steak } from "./animal.tsx";
import { Lime, Orange } from "./citrus.tsx";
import { Avocado, Cherries, Pear, Strawberry, TomatoSlice } from "./fruit.tsx";
import { Chickpea, Loaf, Pasta, Wheat } from "./grain.tsx";
import { Aubergine, Carrot, Leaf, Leek, Lemon, Tomato } from "./hero-produce.tsx";
import { Garlic, Onion, Potato } from "./roots.tsx";
import { Chocolate, Cookie, Tart } from "./sweets.tsx";
import { Chilli, Mushroom, Peas, Pepper, Pumpkin } from "./vegetables.tsx";
import { CuttingBoard, Glass, Bowl, Plate, Pot } from "./vessels.tsx";

/** Every drawing by its name, each in a box of 100 by 100 round the origin: two or three flat tones, cut paper. */
export const DRAWINGS: Record<Produce, ComponentType> = {
  aubergine: Aubergine,
  avocado: Avocado,
  carrot: Carrot,
  cheese: Cheese,
  cherries: Cherries,
  chickpea: Chickpea,
  chilli: Chilli,
  chocolate: Chocolate,
  cookie: Cookie,
  drumstick: Drumstick,
  egg: Egg,
  fish: Fish,
  garlic: Garlic,
  leaf: Leaf,
  leek: Leek,
  lemon: Lemon,
  lime: Lime,
  loaf: Loaf,
  mushroom: Mushroom,
  onion: Onion,
  orange: Orange,
  pasta: Pasta,
  pear: Pear,
  peas: Peas,
  pepper: Pepper,
  potato: Potato,
  prawn: Prawn,
  pumpkin: Pumpkin,
  steak: Steak,
  strawberry: Strawberry,
  tart: Tart,
  tomato: Tomato,
  tomatoSlice: TomatoSlice,
  wheat: Wheat,
};

export const VESSELS: Record<Vessel, ComponentType> = {
  "cutting-board": CuttingBoard,
  glass: Glass,
  bowl: Bowl,
  plate: Plate,
  pot: Pot,
};
