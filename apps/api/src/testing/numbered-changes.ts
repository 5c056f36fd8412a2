/** Returns a change of a recipe in which every part contains its number, so that a torn write is detected. */
export function numberedChange(changeNumber: number) {
  return {
    name: `Soup ${changeNumber}`,
    description: `${changeNumber} `.repeat(500).trim(),
    steps: [{ main_step: `Cook ${changeNumber}`, sub_steps: [{ description: `Boil ${changeNumber}` }] }],
    tags: [`mark-${changeNumber}`],
  };
}

interface NumberedRecipe {
  name: string;
  description?: string | undefined;
  steps: readonly { main_step: string; sub_steps: readonly { description: string }[] }[];
  tags: readonly string[];
}

/** The number that all parts carry; null when they differ. */
export function changeNumberOf({ name, description = "", steps, tags }: NumberedRecipe): number | null {
  const texts = [name, ...steps.flatMap((step) => [step.main_step, step.sub_steps[0]?.description ?? ""])];
  const changeNumbers = new Set(
    [...texts, ...tags, ...description.split(" ")].map((text) => /\d+$/.exec(text)?.[0]),
  );
  const [changeNumber] = changeNumbers;
  return changeNumbers.size === 1 && changeNumber !== undefined ? Number(changeNumber) : null;
}

/**
 * Changes recipes by many at once, each recipe by one after the other, and remembers of each the last change that was
 * acknowledged.
 */
export function createChanges(change: (id: string, changeNumber: number) => Promise<boolean>) {
  const acknowledged = new Map<string, number>();
  let changeNumbers = 0;
  let count = 0;
  return {
    /** Returns the number of changes acknowledged so far. */
    count: () => count,
    /** @param onAcknowledged called with the number of changes acknowledged so far */
    async make(ids: readonly string[], times: number, onAcknowledged: (count: number) => void = () => {}) {
      const lane = async (id: string) => {
        for (let n = 0; n < times; n += 1) {
          const changeNumber = (changeNumbers += 1);
          // What was cut off was never acknowledged.
          if (!(await change(id, changeNumber).catch(() => false))) continue;
          acknowledged.set(id, changeNumber);
          onAcknowledged((count += 1));
        }
      };
      await Promise.all(ids.map(lane));
    },
    /** Describes which acknowledged changes are lost or torn in the current recipes. */
    damageIn(recipes: readonly (NumberedRecipe & { id: string })[]): string[] {
      const now = new Map(recipes.map((recipe) => [recipe.id, changeNumberOf(recipe)]));
      return [...acknowledged].flatMap(([id, changeNumber]) => {
        const current = now.get(id);
        if (current === undefined) return [`${id} is gone`];
        if (current === null) return [`${id} is torn`];
        return current < changeNumber ? [`${id} is at ${current}, acknowledged was ${changeNumber}`] : [];
      });
    },
  };
}
