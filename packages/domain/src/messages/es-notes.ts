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
    tooSlow: (asked, takes) => `Tarda ${takes} minutos, más de los ${asked} pedidos.`,
    servings: (asked, count) => `Es para ${count}, no para ${asked}.`,
    notWithout: (food, dish) => `«${dish}» no se puede hacer sin ${food}: es lo que hace que sea este plato.`,
    unknownDish: (dish) => `No conocemos «${dish}», y no hacemos otro plato con su nombre.`,
    unresolved: (words) => `No queda claro qué deja fuera «${words}». Dilo con otras palabras, por favor.`,
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
};
