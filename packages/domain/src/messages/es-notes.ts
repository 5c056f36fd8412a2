import { listed } from "./counted.ts";
import type { NoteMessages } from "./messages.ts";

/** The Spanish notes on how a recipe was made. */
export const esNotes: NoteMessages = {
  composerNotes: {
    unknown: (word) => `Aquí no se conoce «${word}», así que no está en la receta.`,
    notUnderstood: "Nombra un alimento o un plato y se podrá componer una receta.",
    contradiction: (food, bar) => `Se ha dejado fuera ${food}: no es compatible con «${bar}».`,
    swapped: (food, substitute) => `En lugar de ${food} lleva ${substitute}.`,
    noSuitablePart: (food) => `En este plato no encajaba ${food}.`,
    otherDish: (dish) => `Se parece a «${dish}», pero no lo es del todo.`,
    notObeyed: (request) => `Se entiende «${request}», pero no se puede garantizar.`,
    byFoods: (diet) =>
      `«${diet}»: los alimentos son adecuados. Comprueba tú cómo se produjeron y cuánto se come.`,
    tooSlow: (asked, takes) => `Tarda ${takes} minutos, más de los ${asked} pedidos.`,
    servings: (asked, count) => `Es para ${count}, no para ${asked}.`,
    notWithout: (food, dish) => `«${dish}» no se puede hacer sin ${food}: es lo que hace que sea este plato.`,
    unknownDish: (dish) => `No conocemos «${dish}», y no hacemos otro plato con su nombre.`,
    unresolved: (words) => `No queda claro qué deja fuera «${words}». Dilo con otras palabras, por favor.`,
    danger: (remedy) => `Esto puede hacer enfermar. ${remedy}`,
    impossible: (words) => `No se puede hacer nada que cumpla todo esto: ${listed("es", words)}.`,
  },
  modelNotes: {
    notInSource: "Estas líneas no están en el texto. Revísalas, por favor:",
    listedLater: (foods) =>
      `Los pasos usan algo que faltaba en la lista de ingredientes; se ha añadido: ${listed("es", foods)}.`,
    unsafeTemperature: (food, said, safe) =>
      `Para comer ${food} con seguridad, el interior debe llegar a ${safe}, no a ${said}.`,
    otherDish: (asked, got) => `Pediste «${asked}»; la IA ha escrito «${got}».`,
    otherRecipes: "La IA ha escrito varias recetas; esta es la primera. Las otras:",
    stepsCut: (count) => `Se han dejado fuera los últimos ${count} pasos, porque una receta puede tener 100.`,
    notInRecipe: "Estas líneas del texto no están en la receta. Revísalas, por favor:",
    timesMended: "El tiempo total era menor que sus partes, así que se ha vuelto a sumar.",
  },
  findings: {
    title: "Cómo se hizo esta receta",
    dangerTitle: "Esto puede hacer enfermar",
    madeWithout: (words) => `Hecha sin: ${listed("es", words)}`,
    madeFor: (words) => `Hecha para: ${listed("es", words)}`,
    notPromised: (words) => `No se garantiza: ${listed("es", words)}`,
    breaks: (food, request) => `${food}: incumple «${request}»`,
    safeAt: (food, safe) => `Para comer ${food} con seguridad, el centro debe llegar a ${safe}.`,
  },
  refusal: {
    request: "Pedirla",
    import: "Importarla",
  },
  dangers: {
    "core-temperature":
      "Cocina las aves hasta 74 °C en el centro, la carne picada hasta 71 °C, las piezas de cerdo hasta 63 °C y el conejo hasta 71 °C.",
    undercooked:
      "Cocina las aves, la carne picada, el cerdo y el conejo hasta que nada quede rosado: las aves a 74 °C en el centro, la carne picada a 71 °C.",
    "dried-beans":
      "Remoja las alubias rojas secas, tira el agua y hiérvelas a fuego fuerte diez minutos antes de nada. Una olla lenta sola no las hace seguras.",
    "honey-for-baby": "Nada de miel antes del primer cumpleaños, ni siquiera cocida.",
    choking:
      "Los niños pequeños se atragantan con esto. Córtalo a lo largo en trozos pequeños, tritúralo o quítalo, y no los dejes solos.",
    "raw-egg-or-fish":
      "Para niños, embarazadas y personas con defensas bajas, los huevos, la carne y el pescado deben estar bien cocidos.",
    "green-potatoes": "Tira las patatas verdes o con brotes: cocerlas no las hace seguras.",
    "bitter-almonds": "Las almendras amargas y los huesos de fruta contienen cianuro. Usa almendras dulces.",
    "rhubarb-leaves": "Las hojas del ruibarbo son venenosas. Usa solo los tallos.",
    "raw-elderberries": "Hierve las bayas de saúco antes de comerlas o beberlas.",
    "raw-cassava": "Pela la yuca y cuécela bien: cruda contiene cianuro.",
    "oil-kept":
      "El ajo y las hierbas en aceite van a la nevera, cuatro días como mucho: pueden tener botulismo, que no se huele.",
    "rice-kept-warm":
      "Come el arroz enseguida, o enfríalo en menos de una hora y guárdalo en la nevera. No lo mantengas caliente durante horas.",
    "home-canning":
      "Las verduras, la carne y el pescado en conserva solo son seguros con una olla a presión para conservas. Sin ella, congélalos.",
    "foraged-mushrooms": "Come setas recogidas solo si un experto ha mirado cada una.",
    pufferfish: "El pez globo mata. Solo puede prepararlo un cocinero autorizado.",
    "left-standing":
      "La carne, el pescado y los huevos van a la nevera: dos horas como mucho a temperatura ambiente.",
    spoiled:
      "Tira la comida que huele mal, tiene moho o ha pasado su fecha de caducidad, y los moluscos que no se abren: cocinarla no la hace segura.",
    "not-food": "Esto no es un alimento. No lo comas.",
  },
  requestDangers: {
    "left-out":
      "Tira la comida que pasó más de dos horas fuera de la nevera: volver a calentarla no la hace segura.",
    "kept-too-long":
      "Come las sobras antes de tres días, y el arroz al día siguiente. Tira lo más viejo: volver a calentarlo no lo hace seguro.",
    refrozen:
      "La carne, el pescado y los platos descongelados a temperatura ambiente no se vuelven a congelar en crudo. Lo que se descongeló en la nevera se puede cocinar por completo en un día; tira lo demás.",
    "raw-milk":
      "Hierve la leche cruda antes de usarla: los niños, las embarazadas y los mayores pueden enfermar gravemente por ella y por su queso fresco.",
    "unfrozen-fish":
      "El pescado que se come crudo o en vinagre puede tener anisakis vivos: congélalo antes cinco días a −20 °C, o cómpralo congelado. El vinagre y el limón no los matan.",
    pets: "La cebolla, el ajo, el chocolate, las uvas, las pasas, el alcohol y el xilitol envenenan a perros y gatos. Las recetas de aquí son para personas: pregunta al veterinario qué puede comer un animal.",
  },
  draft: {
    title: "Solo tú ves esta receta",
    until: (date) => `Se borra el ${date} si no te la quedas.`,
    accept: "Guardar",
    change: "Cambiar",
    discard: "Descartar",
    accepted: "Receta guardada",
    acceptFailed: "No se ha podido guardar la receta. Inténtalo de nuevo.",
    discardTitle: "¿Descartar esta receta?",
    discardText: "Se borra para siempre.",
    discarded: "Receta descartada",
    discardFailed: "No se ha podido descartar la receta. Inténtalo de nuevo.",
    changeLabel: "¿Qué debe ser distinto?",
    changeHint: "Por ejemplo: sin huevos, para 6, no tengo horno, más picante",
    changeSend: "Hacerla de nuevo",
    changed: "Receta cambiada",
    listTitle: "Sin guardar todavía",
    listText: "Recetas hechas para ti que solo tú ves.",
    listEmpty: "No hay ninguna. Una receta hecha para ti se queda aquí hasta que la guardes o la descartes.",
    goesOn: (date) => `Se borra el ${date}`,
  },
};
