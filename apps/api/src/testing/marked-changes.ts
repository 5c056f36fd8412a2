/** A recipe of which every part carries the number of its last change, so that a torn one is seen. */
export function markedChange(mark: number) {
  return {
    name: `Soup ${mark}`,
    description: `${mark} `.repeat(500).trim(),
    steps: [{ main_step: `Cook ${mark}`, sub_steps: [{ description: `Boil ${mark}` }] }],
    tags: [`mark-${mark}`],
  };
}

interface Marked {
  name: string;
  description?: string | undefined;
  steps: readonly { main_step: string; sub_steps: readonly { description: string }[] }[];
  tags: readonly string[];
}

/** The number that all parts carry; null when they differ. */
export function markOf({ name, description = "", steps, tags }: Marked): number | null {
  const texts = [name, ...steps.flatMap((step) => [step.main_step, step.sub_steps[0]?.description ?? ""])];
  const marks = new Set([...texts, ...tags, ...description.split(" ")].map((text) => /\d+$/.exec(text)?.[0]));
  const [mark] = marks;
  return marks.size === 1 && mark !== undefined ? Number(mark) : null;
}

/**
 * Changes recipes by many at once, each recipe by one after the other, and remembers of each the last change that was
 * acknowledged.
 */
export function createChanges(change: (id: string, mark: number) => Promise<boolean>) {
  const acknowledged = new Map<string, number>();
  let marks = 0;
  let count = 0;
  return {
    /** How many were acknowledged so far. */
    count: () => count,
    /** @param onAcknowledged told how many were acknowledged so far */
    async make(ids: readonly string[], times: number, onAcknowledged: (count: number) => void = () => {}) {
      const lane = async (id: string) => {
        for (let n = 0; n < times; n += 1) {
          const mark = (marks += 1);
          // What was cut off was never acknowledged.
          if (!(await change(id, mark).catch(() => false))) continue;
          acknowledged.set(id, mark);
          onAcknowledged((count += 1));
        }
      };
      await Promise.all(ids.map(lane));
    },
    /** What was lost or torn of the recipes that are there now. */
    damageIn(recipes: readonly (Marked & { id: string })[]): string[] {
      const now = new Map(recipes.map((recipe) => [recipe.id, markOf(recipe)]));
      return [...acknowledged].flatMap(([id, mark]) => {
        const kept = now.get(id);
        if (kept === undefined) return [`${id} is gone`];
        if (kept === null) return [`${id} is torn`];
        return kept < mark ? [`${id} is at ${kept}, acknowledged was ${mark}`] : [];
      });
    },
  };
}
