import type { ComponentType } from "react";
import type { Produce, Vessel } from "@/components/cover/catalogue";
import { Cheese, Drumstick, Egg, Fish, Prawn, Steak } from "@/components/cover/produce/animal";
import { Lime, Orange } from "@/components/cover/produce/citrus";
import { Avocado, Cherries, Pear, Strawberry, TomatoSlice } from "@/components/cover/produce/fruit";
import { Chickpea, Loaf, Pasta, Wheat } from "@/components/cover/produce/grain";
import { Aubergine, Carrot, Leaf, Leek, Lemon, Tomato } from "@/components/cover/produce/on-the-stall";
import { Garlic, Onion, Potato } from "@/components/cover/produce/roots";
import { Chocolate, Cookie, Tart } from "@/components/cover/produce/sweets";
import { Chilli, Mushroom, Peas, Pepper, Pumpkin } from "@/components/cover/produce/vegetables";
import { Board, Bowl, Plate, Pot } from "@/components/cover/produce/vessels";

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

export const VESSELS: Record<Vessel, ComponentType> = { board: Board, bowl: Bowl, plate: Plate, pot: Pot };
