import { t } from "../bilingual.ts";
import { type Dish, minutesOf, usesIn, waves } from "../dish.ts";
import { heat, type PlannedPart } from "../plan.ts";

type Maybe = PlannedPart | false | undefined;

/**
 * Cooks a dish's protein, then its aromatics, vegetables and leaves in one wide pan: the protein is lifted out when it is
 * done and comes back at the end.
 */
export function fryAll(
  dish: Dish,
  how: "fry" | "stirfry",
  slots = { protein: "protein", vegetables: "vegetables leaves" },
): PlannedPart[] {
  const protein = usesIn(dish, slots.protein);
  const aromatics = usesIn(dish, "aromatics");
  const slow = aromatics.filter((use) => minutesOf([use], how) > 2);
  const quick = [...aromatics.filter((use) => !slow.includes(use)), ...usesIn(dish, "spices woody paste")];
  const green = waves(usesIn(dish, slots.vegetables), how);
  const pan =
    how === "fry"
      ? t("a wide pan over a medium heat", "una sartén ancha a fuego medio")
      : t("a wok over the highest heat", "un wok a fuego muy vivo");
  // A dish may have fat and salt of its own for the pan.
  const own = { fat: usesIn(dish, "fat"), salt: usesIn(dish, "salt") };
  const parts: Maybe[] = [];
  let isWarm = false;
  /** Returns the beginning of an instruction: the first one heats the fat, later ones reuse the warm pan. */
  const begin = () => {
    const text = isWarm
      ? t("In the same pan, cook", "En la misma sartén, cocina")
      : t(`Heat {fat} in ${pan.en} and cook`, `Calienta {fat} en ${pan.es} y cocina`);
    isWarm = true;
    return text;
  };
  if (protein.length > 0) {
    const start = begin();
    const isReady = protein.every(({ food }) => food.kind === "ready");
    const done = isReady
      ? t("until hot all the way through", "hasta que se caliente bien por dentro")
      : t("until browned and done", "hasta que se dore y esté en su punto");
    parts.push(
      heat(
        minutesOf(protein, how),
        t(
          `${start.en} {protein} with {salt} for {time}, turning, ${done.en}. Lift out and keep warm.`,
          `${start.es} {protein} con {salt} durante {time}, dando vueltas, ${done.es}. Saca y reserva al calor.`,
        ),
        { names: { ...own, protein }, safe: protein },
      ),
    );
  }
  if (slow.length > 0) {
    const start = begin();
    const salted = protein.length > 0 ? t("", "") : t(" with {salt}", " con {salt}");
    parts.push(
      heat(
        minutesOf(slow, how),
        t(
          `${start.en} {slow}${salted.en} for {time}, stirring, until soft.`,
          `${start.es} {slow}${salted.es} durante {time}, removiendo, hasta que todo esté tierno.`,
        ),
        { names: { ...own, slow } },
      ),
    );
  }
  if (quick.length > 0) {
    const start = begin();
    const salted = protein.length + slow.length > 0 ? t("", "") : t(" with {salt}", " con {salt}");
    parts.push(
      heat(
        1,
        slow.length > 0
          ? t(
              "Add {quick} and stir for {time}, until fragrant.",
              "Añade {quick} y remueve {time}, hasta que desprenda aroma.",
            )
          : t(
              `${start.en} {quick}${salted.en} for {time}, until fragrant.`,
              `${start.es} {quick}${salted.es} durante {time}, hasta que desprenda aroma.`,
            ),
        { names: { ...own, quick } },
      ),
    );
  }
  for (const [at, { uses, minutes }] of green.entries()) {
    const isLast = at === green.length - 1;
    const start = isWarm
      ? t("Add {wave} and cook", "Añade {wave} y cocina")
      : t(`${begin().en} {wave} with {salt}`, `Calienta {fat} en ${pan.es} y cocina {wave} con {salt}`);
    parts.push(
      heat(
        minutes,
        isLast
          ? t(
              `${start.en} for {time}, until everything is tender.`,
              `${start.es} {time}, hasta que todo esté tierno.`,
            )
          : t(`${start.en} for {time}, stirring often.`, `${start.es} {time}, removiendo a menudo.`),
        { names: { ...own, wave: uses } },
      ),
    );
  }
  if (protein.length > 0 && parts.length > 1) {
    parts.push(
      heat(
        1,
        t("Return {protein} to the pan for {time}.", "Devuelve {protein} a la sartén durante {time}."),
        { names: { ...own, protein } },
      ),
    );
  }
  return parts.filter((part) => part !== undefined && part !== false);
}
