/** The size of a group: its letters, and how many things it holds. */
export interface GroupSize {
  letters: number;
  items: number;
}

/**
 * Combines neighbours into as few groups as possible, and then so that no group is much longer than the others: five
 * sentences become three and two, not four and one. An item that is too large by itself is a group of its own.
 *
 * @param fits whether a group of that size is allowed; a larger one never is where a smaller one is not
 */
export function balancedGroups<Item>(
  items: readonly Item[],
  sizeOf: (item: Item) => GroupSize,
  fits: (size: GroupSize) => boolean,
): Item[][] {
  const sizes = items.map(sizeOf);
  const within = (letters: number) => grouped(items, sizes, (size) => fits(size) && size.letters <= letters);
  const total = sizes.reduce((sum, { letters }) => sum + letters, 0);
  const groups = within(total);
  let low = Math.floor(total / Math.max(1, groups.length));
  let high = Math.max(0, ...groups.map((group) => lettersOf(group, sizeOf)));
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (within(middle).length <= groups.length) high = middle;
    else low = middle + 1;
  }
  return within(high);
}

/** Fills one group after the other. */
function grouped<Item>(
  items: readonly Item[],
  sizes: readonly GroupSize[],
  fits: (size: GroupSize) => boolean,
): Item[][] {
  const groups: Item[][] = [];
  let size: GroupSize = { letters: 0, items: 0 };
  for (const [index, item] of items.entries()) {
    const own = sizes[index] ?? { letters: 0, items: 0 };
    const joined = { letters: size.letters + own.letters, items: size.items + own.items };
    const last = groups.at(-1);
    if (last && fits(joined)) {
      last.push(item);
      size = joined;
    } else {
      groups.push([item]);
      size = own;
    }
  }
  return groups;
}

function lettersOf<Item>(group: readonly Item[], sizeOf: (item: Item) => GroupSize): number {
  return group.reduce((sum, item) => sum + sizeOf(item).letters, 0);
}
