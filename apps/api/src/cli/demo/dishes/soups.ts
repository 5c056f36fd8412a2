import type { Dish } from "../dish.ts";

const POT = { en: "large pot", es: "olla grande" };
const BLENDER = { en: "hand blender", es: "batidora de mano" };

export const SOUPS: readonly Dish[] = [
  {
    slots: {
      main: ["vegetable", "legume"],
      second: ["vegetable"],
      aromatic: ["aromatic"],
      spice: ["spice"],
      liquid: ["liquid"],
      fat: ["fat"],
      herb: ["herb"],
      salt: ["salt"],
    },
    tags: [
      { en: "soup", es: "sopa" },
      { en: "dinner", es: "cena" },
    ],
    cuisines: [
      { en: "Mediterranean", es: "Mediterránea" },
      { en: "French", es: "Francesa" },
      { en: "Middle Eastern", es: "Oriente Medio" },
    ],
    tools: [
      [POT, { en: "to simmer the soup", es: "para cocer la sopa" }],
      [BLENDER, { en: "to make it smooth", es: "para que quede fina" }],
    ],
    prepMinutes: [10, 20],
    en: {
      names: [
        "{main} soup with {herb}",
        "Creamy {main} and {second} soup",
        "Soup of {main} with {spice}",
        "{second} and {main} soup, the slow way",
      ],
      description:
        "A bowl for a cold evening: {main} and {second}, warmed by {spice}. It tastes better the next day.",
      steps: [
        {
          title: "Start the base",
          does: [
            "Warm the {fat} in a large pot and soften the {aromatic} for {5-8} minutes.",
            "Stir in the {spice} and let it toast for {2-3} minutes.",
          ],
          tip: "Low heat: the {aromatic} should turn glassy, not brown.",
        },
        {
          title: "Simmer",
          does: [
            "Add the {main}, the {second} and the {liquid}, and bring to the boil.",
            "Cover and simmer for {20-35} minutes, until everything is tender.",
          ],
          why: "A slow simmer keeps the pieces whole and the broth clear.",
        },
        {
          title: "Finish",
          does: ["Blend half of the soup, season with {salt} and scatter the {herb} on top."],
        },
      ],
    },
    es: {
      names: [
        "Sopa de {main} con {herb}",
        "Crema de {main} y {second}",
        "Sopa de {main} con toque de {spice}",
        "Sopa casera de {second} y {main}",
      ],
      description:
        "Un plato para las tardes frías: {main} y {second} con {spice}. Al día siguiente está aún mejor.",
      steps: [
        {
          title: "Preparar la base",
          does: [
            "Calentar {fat} en una olla grande y ablandar {aromatic} durante {5-8} minutos.",
            "Añadir {spice} y tostar {2-3} minutos sin dejar de remover.",
          ],
          tip: "A fuego suave: debe quedar transparente, sin dorarse.",
        },
        {
          title: "Cocer",
          does: [
            "Incorporar {main}, {second} y {liquid}, y llevar a ebullición.",
            "Tapar y cocer a fuego lento {20-35} minutos, hasta que todo esté tierno.",
          ],
          why: "El fuego lento mantiene los trozos enteros y el caldo claro.",
        },
        {
          title: "Terminar",
          does: ["Triturar la mitad de la sopa, sazonar con {salt} y servir con {herb} por encima."],
        },
      ],
    },
  },
  {
    slots: {
      main: ["meat", "legume"],
      veg: ["vegetable"],
      second: ["vegetable"],
      aromatic: ["aromatic"],
      spice: ["spice"],
      liquid: ["liquid"],
      fat: ["fat"],
      acid: ["acid"],
      salt: ["salt"],
    },
    apart: { group: { en: "to_serve", es: "para_servir" }, slots: ["acid"] },
    tags: [
      { en: "stew", es: "guiso" },
      { en: "dinner", es: "cena" },
      { en: "batch cooking", es: "para toda la semana" },
    ],
    cuisines: [
      { en: "Argentine", es: "Argentina" },
      { en: "Moroccan", es: "Marroquí" },
      { en: "Hungarian", es: "Húngara" },
    ],
    tools: [[POT, { en: "with a lid that closes well", es: "con tapa que cierre bien" }]],
    prepMinutes: [15, 25],
    en: {
      names: [
        "{main} stew with {veg} and {second}",
        "Sunday {main} stew",
        "Slow {main} with {veg} and {spice}",
        "One-pot {main} and {second} stew",
      ],
      description: "Put it on the stove and read a chapter: {main} that falls apart, with {veg}.",
      steps: [
        {
          title: "Brown",
          does: [
            "Heat the {fat} and brown the {main} on all sides, about {8-12} minutes.",
            "Add the {aromatic} and the {spice} and stir for {2-3} minutes.",
          ],
          tip: "Brown in two rounds, or it will steam.",
          why: "The brown crust is where the taste comes from.",
        },
        {
          title: "Stew",
          does: [
            "Pour in the {liquid}, scrape the bottom, and cover.",
            "Let it stew on the lowest heat for {45-90} minutes.",
            "Add the {veg} and the {second} and cook for {20-30} minutes more.",
          ],
        },
        {
          title: "Serve",
          does: ["Season with {salt} and a little {acid}, and let it rest for {10-15} minutes."],
        },
      ],
    },
    es: {
      names: [
        "Guiso de {main} con {veg} y {second}",
        "Guiso de domingo con {main}",
        "Estofado de {main} con {veg} y {spice}",
        "Cazuela de {main} y {second}",
      ],
      description: "Se pone al fuego y se olvida: {main} que se deshace, con {veg}.",
      steps: [
        {
          title: "Dorar",
          does: [
            "Calentar {fat} y dorar {main} por todos lados, unos {8-12} minutos.",
            "Agregar {aromatic} y {spice} y remover {2-3} minutos.",
          ],
          tip: "Mejor en dos tandas, para que se dore y no se cueza.",
          why: "En lo dorado está el sabor.",
        },
        {
          title: "Guisar",
          does: [
            "Verter {liquid}, raspar el fondo y tapar.",
            "Dejar a fuego mínimo durante {45-90} minutos.",
            "Sumar {veg} y {second} y cocer {20-30} minutos más.",
          ],
        },
        { title: "Servir", does: ["Ajustar con {salt} y un poco de {acid}; dejar reposar {10-15} minutos."] },
      ],
    },
  },
];
