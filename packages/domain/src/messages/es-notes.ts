import type { NoteMessages } from "./messages.ts";

/** What is said of how a recipe was made, in Spanish. */
export const esNotes: NoteMessages = {
  composerNotes: {
    unknown: (word) => `«${word}» no se conoce aquí, así que no está en la receta.`,
    notUnderstood: "Nombra un alimento o un plato y se podrá componer una receta.",
    contradiction: (food, bar) => `Se ha dejado fuera ${food}: no es compatible con «${bar}».`,
    swapped: (food, substitute) => `En lugar de ${food} lleva ${substitute}.`,
    leftOut: (food) => `No había buen lugar para ${food} en este plato.`,
    otherDish: (dish) => `Se parece a «${dish}», pero no lo es del todo.`,
    notObeyed: (wish) => `«${wish}» se entiende, pero no se puede prometer.`,
    tooSlow: (asked, takes) => `Tarda ${takes} minutos, más de los ${asked} pedidos.`,
    servings: (asked, count) => `Es para ${count}, no para ${asked}.`,
    impossible: (words) => `No se puede hacer nada que cumpla todo esto: ${words}.`,
  },
  modelNotes: {
    notInSource: "Estas líneas no están en el texto. Revísalas, por favor:",
    listedLate: (foods) =>
      `Los pasos usan algo que faltaba en la lista de ingredientes; se ha añadido: ${foods}.`,
    unsafeTemperature: (food, said, safe) => `${food} es seguro a ${safe} por dentro, no a ${said}.`,
    timesMended: "El tiempo total era menor que sus partes, así que se ha vuelto a sumar.",
  },
};
