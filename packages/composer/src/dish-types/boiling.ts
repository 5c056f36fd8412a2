import { type Bilingual, t } from "../bilingual.ts";
import { type Use, type Wave } from "../dish.ts";
import { heat, type PlannedPart } from "../plan.ts";

/**
 * Boils foods in one large pot, those that take longest first.
 *
 * @param lastly the instruction for `{wave}`, the last foods, for `{time}`, and then for all
 * @param safe the foods that must be cooked through when the last is done
 */
export function boilInWaves(
  boiled: readonly Wave[],
  lastly: Bilingual,
  safe: readonly Use[] = [],
): PlannedPart[] {
  return [
    heat(
      8,
      t(
        "Bring a large pot of water to the boil with {waterSalt}, about {time}.",
        "Pon a hervir una olla grande de agua con {waterSalt}, unos {time}.",
      ),
    ),
    ...boiled.map(({ uses, minutes }, at) => {
      const isLast = at === boiled.length - 1;
      const instruction = isLast
        ? lastly
        : t("Add {wave} and boil for {time}.", "Añade {wave} y cuece {time}.");
      return heat(minutes, instruction, { names: { wave: uses }, safe: isLast ? safe : [] });
    }),
  ];
}
