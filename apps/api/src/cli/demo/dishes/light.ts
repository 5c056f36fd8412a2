import type { Dish } from "../dish.ts";

export const LIGHT: readonly Dish[] = [
  {
    slots: {
      main: ["vegetable", "legume"],
      second: ["vegetable", "fish"],
      base: ["starch"],
      aromatic: ["aromatic"],
      cheese: ["cheese"],
      herb: ["herb"],
      fat: ["fat"],
      acid: ["acid"],
      salt: ["salt"],
    },
    apart: { group: { en: "dressing", es: "aliño" }, slots: ["fat", "acid", "salt"] },
    tags: [
      { en: "salad", es: "ensalada" },
      { en: "lunch", es: "almuerzo" },
      { en: "quick", es: "rápido" },
    ],
    cuisines: [
      { en: "Lebanese", es: "Libanesa" },
      { en: "Peruvian", es: "Peruana" },
      { en: "Mediterranean", es: "Mediterránea" },
    ],
    tools: [
      [
        { en: "salad bowl", es: "ensaladera" },
        { en: "wide enough to toss in", es: "amplia, para mezclar bien" },
      ],
    ],
    prepMinutes: [10, 20],
    en: {
      names: [
        "{main} salad with {cheese}",
        "{base} salad with {main} and {second}",
        "Warm {main} and {herb} salad",
      ],
      description: "A salad that is a meal: {main}, {second} and {cheese} on {base}.",
      steps: [
        {
          title: "Prepare",
          does: [
            "Cook the {base} and let it cool for {10-15} minutes.",
            "Mix the {aromatic} with the {acid} and leave it for {5-10} minutes, so that it turns mild.",
          ],
        },
        {
          title: "Toss",
          does: [
            "Toss the {main}, the {second} and the {base} with the {fat} and {salt}.",
            "Crumble the {cheese} over it and finish with the {herb}.",
          ],
          tip: "Dress it just before eating.",
        },
      ],
    },
    es: {
      names: [
        "Ensalada de {main} con {cheese}",
        "Ensalada de {base} con {main} y {second}",
        "Ensalada tibia de {main} y {herb}",
      ],
      description: "Una ensalada que es una comida: {main}, {second} y {cheese} sobre {base}.",
      steps: [
        {
          title: "Preparar",
          does: [
            "Cocer {base} y dejar enfriar {10-15} minutos.",
            "Mezclar {aromatic} con {acid} y dejar reposar {5-10} minutos, para que se suavice.",
          ],
        },
        {
          title: "Mezclar",
          does: [
            "Mezclar {main}, {second} y {base} con {fat} y {salt}.",
            "Desmenuzar {cheese} por encima y terminar con {herb}.",
          ],
          tip: "Aliñar justo antes de comer.",
        },
      ],
    },
  },
  {
    slots: {
      egg: ["egg"],
      main: ["vegetable"],
      second: ["vegetable", "meat"],
      aromatic: ["aromatic"],
      fat: ["fat"],
      cheese: ["cheese"],
      spice: ["spice"],
      salt: ["salt"],
    },
    tags: [
      { en: "breakfast", es: "desayuno" },
      { en: "eggs", es: "huevos" },
      { en: "quick", es: "rápido" },
    ],
    cuisines: [
      { en: "Spanish", es: "Española" },
      { en: "Mexican", es: "Mexicana" },
      { en: "Israeli", es: "Israelí" },
    ],
    tools: [
      [
        { en: "non-stick pan", es: "sartén antiadherente" },
        { en: "24 cm across", es: "de 24 cm" },
      ],
    ],
    prepMinutes: [5, 10],
    en: {
      names: [
        "{main} frittata with {cheese}",
        "Eggs with {main} and {second}",
        "{second} and {main} omelette",
      ],
      description: "Breakfast, or a late supper, from one pan.",
      steps: [
        {
          title: "Soften the vegetables",
          does: [
            "Soften the {aromatic} in the {fat} for {3-5} minutes.",
            "Add the {main}, the {second} and the {spice} and cook for {6-10} minutes.",
          ],
        },
        {
          title: "Set the eggs",
          does: [
            "Mix the {egg} with the {cheese} and {salt}, and pour over.",
            "Cover and cook on low heat for {8-12} minutes, until just set.",
          ],
          tip: "Take it off while the middle still trembles.",
          why: "Eggs go on cooking in the heat of the pan.",
        },
      ],
    },
    es: {
      names: [
        "Tortilla de {main} con {cheese}",
        "Huevos con {main} y {second}",
        "Tortilla de {second} y {main}",
      ],
      description: "Desayuno, o cena tardía, en una sola sartén.",
      steps: [
        {
          title: "Ablandar las verduras",
          does: [
            "Ablandar {aromatic} en {fat} durante {3-5} minutos.",
            "Añadir {main}, {second} y {spice} y cocinar {6-10} minutos.",
          ],
        },
        {
          title: "Cuajar los huevos",
          does: [
            "Mezclar {egg} con {cheese} y {salt}, y verter en la sartén.",
            "Tapar y cuajar a fuego suave {8-12} minutos.",
          ],
          tip: "Retirar cuando el centro todavía tiemble.",
          why: "El huevo sigue cuajando con el calor de la sartén.",
        },
      ],
    },
  },
];
