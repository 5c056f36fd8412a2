import type { Dish } from "../dish.ts";

const BOWL = { en: "mixing bowl", es: "bol" };

export const SWEETS: readonly Dish[] = [
  {
    slots: {
      fruit: ["fruit"],
      flour: ["flour"],
      sweet: ["sweet"],
      egg: ["egg"],
      shortening: ["shortening"],
      milk: ["milk"],
      raising: ["raising"],
      flavour: ["flavour"],
      salt: ["salt"],
    },
    apart: { group: { en: "topping", es: "cobertura" }, slots: ["fruit"] },
    tags: [
      { en: "dessert", es: "postre" },
      { en: "baking", es: "repostería" },
    ],
    cuisines: [
      { en: "German", es: "Alemana" },
      { en: "British", es: "Británica" },
      { en: "Argentine", es: "Argentina" },
    ],
    tools: [
      [BOWL, { en: "for the batter", es: "para la masa" }],
      [
        { en: "cake tin", es: "molde" },
        { en: "22 cm, lined", es: "de 22 cm, forrado" },
      ],
    ],
    prepMinutes: [15, 25],
    en: {
      names: ["{fruit} cake with {flavour}", "Simple {fruit} cake", "{flavour} cake with {fruit}"],
      description: "An everyday cake that keeps for three days, with {fruit} baked on top.",
      steps: [
        {
          title: "Make the batter",
          does: [
            "Heat the oven to 180 °C and line the tin.",
            "Whisk the {egg} with the {sweet} for {3-5} minutes, until pale.",
            "Stir in the {shortening}, the {milk} and the {flavour}.",
            "Fold in the {flour} with the {raising} and {salt}.",
          ],
          tip: "Stop stirring as soon as no dry flour is left.",
        },
        {
          title: "Bake",
          does: [
            "Spread the batter in the tin and press the {fruit} into it.",
            "Bake for {35-50} minutes, until a skewer comes out clean.",
            "Cool in the tin for {10-20} minutes.",
          ],
        },
      ],
    },
    es: {
      names: [
        "Bizcocho de {fruit} con {flavour}",
        "Bizcocho sencillo de {fruit}",
        "Tarta de {flavour} con {fruit}",
      ],
      description: "Un bizcocho de diario que aguanta tres días, con {fruit} por encima.",
      steps: [
        {
          title: "Hacer la masa",
          does: [
            "Calentar el horno a 180 °C y forrar el molde.",
            "Batir {egg} con {sweet} durante {3-5} minutos, hasta que blanquee.",
            "Añadir {shortening}, {milk} y {flavour}.",
            "Incorporar {flour} con {raising} y {salt}.",
          ],
          tip: "Dejar de mezclar en cuanto no quede harina seca.",
        },
        {
          title: "Hornear",
          does: [
            "Extender la masa en el molde y hundir {fruit} en ella.",
            "Hornear {35-50} minutos, hasta que un palillo salga limpio.",
            "Dejar templar en el molde {10-20} minutos.",
          ],
        },
      ],
    },
  },
  {
    slots: {
      flour: ["flour"],
      milk: ["milk"],
      egg: ["egg"],
      fruit: ["fruit"],
      sweet: ["sweet"],
      flavour: ["flavour"],
      raising: ["raising"],
      fat: ["fat"],
    },
    apart: { group: { en: "to_serve", es: "para_servir" }, slots: ["fruit", "sweet"] },
    tags: [
      { en: "breakfast", es: "desayuno" },
      { en: "sweet", es: "dulce" },
      { en: "kids", es: "niños" },
    ],
    cuisines: [
      { en: "American", es: "Estadounidense" },
      { en: "French", es: "Francesa" },
    ],
    tools: [
      [
        { en: "flat pan", es: "sartén plana" },
        { en: "for the pancakes", es: "para los panqueques" },
      ],
    ],
    prepMinutes: [5, 15],
    en: {
      names: [
        "Pancakes with {fruit}",
        "{flavour} pancakes with {fruit} and {sweet}",
        "Thick pancakes with {flour}",
      ],
      description: "Soft pancakes for a slow morning, with {fruit} and {sweet}.",
      steps: [
        {
          title: "Mix",
          does: [
            "Whisk the {flour}, the {raising}, the {flavour}, the {egg} and the {milk} to a smooth batter.",
            "Let it rest for {10-20} minutes.",
          ],
          why: "Rested batter swells and gives softer pancakes.",
        },
        {
          title: "Fry",
          does: [
            "Fry small ladles of batter in a little {fat}, {2-3} minutes on the first side.",
            "Turn when bubbles open and fry for {2-3} minutes more.",
          ],
          tip: "The first one is for the cook.",
        },
        { title: "Serve", does: ["Serve with the {fruit} and the {sweet}."] },
      ],
    },
    es: {
      names: [
        "Panqueques con {fruit}",
        "Panqueques de {flavour} con {fruit} y {sweet}",
        "Tortitas con {flour}",
      ],
      description: "Panqueques esponjosos para una mañana sin prisa, con {fruit} y {sweet}.",
      steps: [
        {
          title: "Mezclar",
          does: [
            "Batir {flour}, {raising}, {flavour}, {egg} y {milk} hasta tener una masa lisa.",
            "Dejar reposar {10-20} minutos.",
          ],
          why: "La masa reposada queda más tierna.",
        },
        {
          title: "Freír",
          does: [
            "Freír pequeños cucharones de masa en un poco de {fat}, {2-3} minutos por el primer lado.",
            "Dar la vuelta cuando salgan burbujas y freír {2-3} minutos más.",
          ],
          tip: "El primero es para quien cocina.",
        },
        { title: "Servir", does: ["Servir con {fruit} y {sweet}."] },
      ],
    },
  },
];
