import { t } from "../bilingual.ts";
import { type Dish, minutesOf, type Use, usesIn, waves } from "../dish.ts";
import { hands, heat, type PlannedPart, type PlannedStep, prepare, step } from "../plan.ts";

/** The steps that soups, stews, curries and rice dishes share: soaking, browning, softening, simmering, serving. */

const BROWNED = new Set(["mince", "poultry-mince", "whole-meat", "rabbit", "cured-meat", "poultry"]);

/** Plans the cutting of all foods of this dish, except soaked ones, which are drained first. */
export function prepareAll(dish: Dish, others: readonly (PlannedPart | undefined)[] = []): PlannedStep {
  return prepare(dish, [...dish.slots.values()].flat(), others);
}

/** Plans soaking dried beans the night before; undefined where there are none. */
export function soak(dish: Dish, slots: string): PlannedStep | undefined {
  const dried = usesIn(dish, slots).filter(({ food }) => food.kind === "dried-bean");
  if (dried.length === 0) return undefined;
  return step(
    t("Soak the beans", "Pon las legumbres en remojo"),
    [
      heat(
        480,
        t(
          "The evening before, cover {dried} with plenty of cold water and leave to soak for {time}.",
          "La víspera, cubre {dried} con abundante agua fría y deja en remojo {time}.",
        ),
        { names: { dried } },
      ),
    ],
    { techniqueTip: "soak" },
  );
}

/** Returns the meat that is browned before it simmers. */
export function browned(dish: Dish, slots: string): Use[] {
  return usesIn(dish, slots).filter(({ food }) => BROWNED.has(food.kind));
}

export function brown(
  dish: Dish,
  slots: string,
  vessel = t("a large pot", "una olla grande"),
): PlannedStep | undefined {
  const meat = browned(dish, slots);
  if (meat.length === 0) return undefined;
  return step(
    t("Brown it well", "Dora bien"),
    [
      heat(
        8,
        t(
          `Heat {fat} in ${vessel.en} over a high heat and brown {meat} on all sides for {time}. Lift out onto a plate.`,
          `Calienta {fat} en ${vessel.es} a fuego fuerte y dora {meat} por todos lados durante {time}. Saca a un plato.`,
        ),
        { names: { meat } },
      ),
    ],
    { techniqueTip: "brown" },
  );
}

/** Aromatics that need minutes, then those that burn and the spices. */
export function soften(
  dish: Dish,
  isFatIn: boolean,
  vessel = t("a large pot", "una olla grande"),
): PlannedStep {
  const aromatics = usesIn(dish, "aromatics");
  const slow = aromatics.filter((use) => minutesOf([use], "fry") > 2);
  const quick = [...aromatics.filter((use) => !slow.includes(use)), ...usesIn(dish, "spices woody paste")];
  const start = isFatIn
    ? t("In the same pot over a medium heat,", "En la misma olla, a fuego medio,")
    : t(`Warm {fat} in ${vessel.en} over a medium heat;`, `Calienta {fat} en ${vessel.es} a fuego medio;`);
  return step(
    t("Soften the base", "Prepara el sofrito"),
    [
      slow.length > 0 &&
        heat(
          minutesOf(slow, "fry"),
          t(
            `${start.en} cook {slow} with {salt} for {time}, stirring now and then, until soft.`,
            `${start.es} cocina {slow} con {salt} durante {time}, removiendo de vez en cuando, hasta que esté todo tierno.`,
          ),
          { names: { slow } },
        ),
      quick.length > 0 &&
        (slow.length > 0
          ? heat(
              1,
              t(
                "Add {quick} and stir for {time}, until fragrant.",
                "Añade {quick} y remueve {time}, hasta que desprenda aroma.",
              ),
              { names: { quick } },
            )
          : heat(
              1,
              t(
                `${start.en} stir {quick} with {salt} for {time}, until fragrant.`,
                `${start.es} remueve {quick} con {salt} durante {time}, hasta que desprenda aroma.`,
              ),
              { names: { quick } },
            )),
    ],
    { techniqueTip: slow.length > 0 ? "sweat" : "bloom" },
  );
}

/**
 * Brings foods and liquid to the boil and simmers them, the slowest first, so that all are done together. Dried beans
 * boil hard for ten minutes first.
 */
export function simmer(foods: readonly Use[], liquid: readonly Use[]): PlannedPart[] {
  const [first = { uses: [], minutes: 5 }, ...later] = waves(foods, "simmer");
  const hasBeans = first.uses.some(({ food }) => food.kind === "dried-bean");
  const names = { into: [...first.uses, ...liquid] };
  const start = t(
    "Add {into} and bring to the boil, about {time}.",
    "Añade {into} y lleva a ebullición, unos {time}.",
  );
  const parts = [heat(5, start, { names })];
  if (hasBeans) {
    parts.push(
      heat(
        10,
        t(
          "Boil hard for {time}: only that makes dried beans safe.",
          "Hierve con fuerza {time}: solo así son seguras las legumbres secas.",
        ),
      ),
    );
  }
  const isLast = later.length === 0;
  parts.push(
    heat(
      Math.max(2, first.minutes - (hasBeans ? 10 : 0)),
      isLast
        ? t(
            "Turn the heat down and simmer for {time}, until everything is tender.",
            "Baja el fuego y cuece suavemente {time}, hasta que todo esté tierno.",
          )
        : t(
            "Turn the heat down, half cover and simmer for {time}.",
            "Baja el fuego, tapa a medias y cuece suavemente {time}.",
          ),
    ),
  );
  for (const [at, { uses, minutes }] of later.entries()) {
    const last = at === later.length - 1;
    const beans = uses.filter(({ food }) => food.kind === "dried-bean");
    const wave = { names: { wave: uses } };
    if (beans.length > 0)
      parts.push(
        heat(
          10,
          t(
            "Add {wave} and boil hard for {time}: only that makes dried beans safe.",
            "Añade {wave} y hierve con fuerza {time}: solo así son seguras las legumbres secas.",
          ),
          wave,
        ),
      );
    const add =
      beans.length > 0
        ? t("Turn the heat down again", "Vuelve a bajar el fuego")
        : t("Add {wave}", "Añade {wave}");
    parts.push(
      heat(
        beans.length > 0 ? Math.max(2, minutes - 10) : minutes,
        last
          ? t(
              `${add.en} and simmer for {time} more, until everything is tender.`,
              `${add.es} y cuece {time} más, hasta que todo esté tierno.`,
            )
          : t(`${add.en} and simmer for {time} more.`, `${add.es} y cuece {time} más.`),
        wave,
      ),
    );
  }
  const end = parts.pop();
  return end ? [...parts, { ...end, safe: foods }] : parts;
}

/** Plans what is stirred in at the end and what is put on top. */
export function serve(
  dish: Dish,
  stirred: string,
  onTop: string,
  others: readonly (PlannedPart | undefined)[] = [],
): PlannedStep {
  const stir = usesIn(dish, stirred);
  const top = usesIn(dish, onTop);
  return step(t("Finish and serve", "Termina y sirve"), [
    ...others,
    stir.length > 0 && hands(1, t("Stir in {stir}.", "Incorpora {stir}."), { names: { stir } }),
    hands(
      1,
      top.length > 0
        ? t(
            "Taste, season with {pepper} and serve with {top} on top.",
            "Prueba, sazona con {pepper} y sirve con {top} por encima.",
          )
        : t("Taste, season with {pepper} and serve.", "Prueba, sazona con {pepper} y sirve."),
      { names: { top } },
    ),
  ]);
}

/** Plans a side that boils while the rest cooks. */
export function boilSide(
  dish: Dish,
  slot: string,
  group: number,
  title = t("Cook the side", "Cuece la guarnición"),
): PlannedStep | undefined {
  const uses = usesIn(dish, slot);
  if (uses.length === 0) return undefined;
  const parts = [
    heat(
      8,
      t(
        "Bring a large pot of water to the boil with {waterSalt}, about {time}.",
        "Pon a hervir una olla grande de agua con {waterSalt}, unos {time}.",
      ),
    ),
    heat(
      minutesOf(uses, "boil"),
      t(
        "Boil {side} for {time}, until tender, then drain.",
        "Cuece {side} durante {time}, hasta que {side?esté|estén} tiern{side!}, y escurre.",
      ),
      { names: { side: uses } },
    ),
  ];
  return step(title, parts, { group, techniqueTip: "boilPasta" });
}
