import type { Dish } from "../dish.ts";

const PAN = { en: "wide pan", es: "sartén amplia" };
const TRAY = { en: "baking tray", es: "bandeja de horno" };

export const MAINS: readonly Dish[] = [
  {
    slots: {
      main: ["meat", "fish", "legume"],
      veg: ["vegetable"],
      second: ["vegetable"],
      fat: ["fat"],
      spice: ["spice"],
      herb: ["herb"],
      acid: ["acid"],
      salt: ["salt"],
    },
    apart: { group: { en: "dressing", es: "aliño" }, slots: ["herb", "acid"] },
    tags: [
      { en: "oven", es: "horno" },
      { en: "dinner", es: "cena" },
      { en: "easy", es: "fácil" },
    ],
    cuisines: [
      { en: "Mediterranean", es: "Mediterránea" },
      { en: "Greek", es: "Griega" },
      { en: "American", es: "Estadounidense" },
    ],
    tools: [[TRAY, { en: "with some room between the pieces", es: "con espacio entre los trozos" }]],
    prepMinutes: [10, 20],
    en: {
      names: [
        "Roasted {main} with {veg} and {second}",
        "Tray-baked {main} with {spice}",
        "{main} and {veg} from one tray",
        "Crispy {main} with {herb} dressing",
      ],
      description: "Everything goes on one tray; the oven does the rest.",
      steps: [
        {
          title: "Heat the oven",
          does: [
            "Heat the oven to 210 °C.",
            "Toss the {main}, the {veg} and the {second} with the {fat}, the {spice} and {salt}.",
          ],
        },
        {
          title: "Roast",
          does: ["Roast for {15-20} minutes.", "Turn everything once and roast for {10-20} minutes more."],
          tip: "Crowded trays steam: use two if in doubt.",
        },
        {
          title: "Dress",
          does: ["Stir the {herb} into the {acid}, pour it over the hot tray and serve at once."],
          why: "Hot vegetables drink the dressing; cold ones only wear it.",
        },
      ],
    },
    es: {
      names: [
        "{main} al horno con {veg} y {second}",
        "Bandeja de {main} con {spice}",
        "{main} y {veg} en una sola bandeja",
        "{main} con aliño de {herb}",
      ],
      description: "Todo en una bandeja; el horno hace el resto.",
      steps: [
        {
          title: "Calentar el horno",
          does: [
            "Calentar el horno a 210 °C.",
            "Mezclar {main}, {veg} y {second} con {fat}, {spice} y {salt}.",
          ],
        },
        {
          title: "Hornear",
          does: ["Hornear {15-20} minutos.", "Dar la vuelta a todo y hornear {10-20} minutos más."],
          tip: "Si la bandeja está muy llena, mejor usar dos.",
        },
        {
          title: "Aliñar",
          does: ["Mezclar {herb} con {acid}, verter sobre la bandeja caliente y servir enseguida."],
          why: "Las verduras calientes absorben el aliño.",
        },
      ],
    },
  },
  {
    slots: {
      starch: ["starch"],
      main: ["vegetable", "fish", "meat"],
      veg: ["vegetable"],
      aromatic: ["aromatic"],
      fat: ["fat"],
      cheese: ["cheese"],
      herb: ["herb"],
      salt: ["salt"],
    },
    apart: { group: { en: "sauce", es: "salsa" }, slots: ["aromatic", "fat", "cheese"] },
    tags: [
      { en: "quick", es: "rápido" },
      { en: "lunch", es: "almuerzo" },
      { en: "weeknight", es: "entre semana" },
    ],
    cuisines: [
      { en: "Italian", es: "Italiana" },
      { en: "Spanish", es: "Española" },
    ],
    tools: [
      [PAN, { en: "for the sauce", es: "para la salsa" }],
      [
        { en: "colander", es: "colador" },
        { en: "to drain", es: "para escurrir" },
      ],
    ],
    prepMinutes: [5, 15],
    en: {
      names: [
        "{starch} with {main} and {herb}",
        "Weeknight {starch} with {main} and {veg}",
        "{starch} with {cheese} and {main}",
      ],
      description: "On the table in half an hour, with a sauce that clings to the {starch}.",
      steps: [
        {
          title: "Cook the {starch}",
          does: [
            "Cook the {starch} in plenty of water with {salt} for {8-12} minutes.",
            "Keep a cup of the water.",
          ],
        },
        {
          title: "Make the sauce",
          does: [
            "Meanwhile fry the {aromatic} in the {fat} for {2-4} minutes.",
            "Add the {main} and the {veg} and cook for {6-10} minutes, stirring now and then.",
            "Stir in the {cheese} with a splash of the cooking water.",
          ],
          tip: "The starch in the water binds the sauce.",
        },
        { title: "Combine", does: ["Fold everything together with the {herb} and serve."] },
      ],
    },
    es: {
      names: [
        "{starch} con {main} y {herb}",
        "{starch} entre semana con {main} y {veg}",
        "{starch} con {cheese} y {main}",
      ],
      description: "En media hora en la mesa, con una salsa que lo envuelve todo.",
      steps: [
        {
          title: "Cocer {starch}",
          does: [
            "Cocer {starch} en abundante agua con {salt} durante {8-12} minutos.",
            "Reservar una taza del agua.",
          ],
        },
        {
          title: "Hacer la salsa",
          does: [
            "Mientras tanto, sofreír {aromatic} en {fat} unos {2-4} minutos.",
            "Añadir {main} y {veg} y cocinar {6-10} minutos, removiendo de vez en cuando.",
            "Ligar con {cheese} y un poco del agua de cocción.",
          ],
          tip: "El almidón del agua liga la salsa.",
        },
        { title: "Unir", does: ["Mezclar todo con {herb} y servir."] },
      ],
    },
  },
  {
    slots: {
      main: ["legume", "meat", "fish"],
      veg: ["vegetable"],
      aromatic: ["aromatic"],
      spice: ["spice"],
      second: ["spice"],
      liquid: ["liquid"],
      starch: ["starch"],
      fat: ["fat"],
      herb: ["herb"],
    },
    apart: { group: { en: "spices", es: "especias" }, slots: ["spice", "second"] },
    tags: [
      { en: "curry", es: "curry" },
      { en: "spicy", es: "picante" },
      { en: "dinner", es: "cena" },
    ],
    cuisines: [
      { en: "Indian", es: "India" },
      { en: "Thai", es: "Tailandesa" },
      { en: "Caribbean", es: "Caribeña" },
    ],
    tools: [[PAN, { en: "to toast the spices in", es: "para tostar las especias" }]],
    prepMinutes: [10, 20],
    en: {
      names: [
        "{main} curry with {veg}",
        "Mild {main} curry with {spice}",
        "{veg} and {main} curry with {starch}",
        "Spicy {main} with {second}",
      ],
      description: "A curry of {main} and {veg} that leans on {spice} and {second}.",
      steps: [
        {
          title: "Toast the spices",
          does: [
            "Warm the {fat}, add the {spice} and the {second} and toast for {2-3} minutes, until they smell.",
          ],
          tip: "Have the {aromatic} ready: spices burn in seconds.",
        },
        {
          title: "Cook the curry",
          does: [
            "Add the {aromatic} and fry for {4-6} minutes.",
            "Add the {main}, the {veg} and the {liquid} and simmer for {15-25} minutes.",
          ],
        },
        { title: "Serve", does: ["Serve on {starch}, with the {herb} on top."] },
      ],
    },
    es: {
      names: [
        "Curry de {main} con {veg}",
        "Curry suave de {main} con {spice}",
        "Curry de {veg} y {main} con {starch}",
        "{main} con picante y {second}",
      ],
      description: "Un curry de {main} y {veg} con {spice} y {second}.",
      steps: [
        {
          title: "Tostar las especias",
          does: ["Calentar {fat}, añadir {spice} y {second} y tostar {2-3} minutos, hasta que huelan."],
          tip: "Tener {aromatic} a mano: las especias se queman en segundos.",
        },
        {
          title: "Cocinar el curry",
          does: [
            "Agregar {aromatic} y sofreír {4-6} minutos.",
            "Incorporar {main}, {veg} y {liquid} y cocer a fuego lento {15-25} minutos.",
          ],
        },
        { title: "Servir", does: ["Servir sobre {starch}, con {herb} por encima."] },
      ],
    },
  },
];
