import type { Food } from "@larder/domain/food/food";
import { foodById } from "@larder/domain/food/foods";

/** Returns whether a food is this food or a kind of it; what only has it as a part is not. */
export function isKindOf({ id, is }: Food, group: string): boolean {
  return (
    id === group ||
    is.some((each) => {
      const food = foodById(each);
      return food !== null && isKindOf(food, group);
    })
  );
}
