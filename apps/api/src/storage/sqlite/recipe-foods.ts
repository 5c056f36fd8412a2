import { CONTENTS } from "@larder/domain/food/content";
import { type ExcludedFoods, examinerVersion, heldBy } from "@larder/domain/examine/held-foods";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { text } from "./columns.ts";
import type { Condition, Database } from "./database.ts";

export function writeFoods(db: Database, seq: number, recipe: Recipe): void {
  const { contents, foods } = heldBy(recipe);
  db.run(
    "INSERT OR REPLACE INTO recipe_foods (seq, examiner, contents, foods) VALUES (?, ?, ?, ?)",
    seq,
    examinerVersion(),
    bitsOf([...contents]),
    `|${[...foods].join("|")}|`,
  );
}

/** Builds the conditions that a recipe was examined and has none of these foods. */
export function withoutFoods({ contents, foods, words }: ExcludedFoods): Condition[] {
  const absent = foods.map(() => " AND instr(f.foods, ?) = 0").join("");
  return [
    {
      sql: `EXISTS (SELECT 1 FROM recipe_foods f
        WHERE f.seq = r.seq AND f.examiner = ? AND (f.contents & ?) = 0${absent})`,
      values: [examinerVersion(), bitsOf(contents), ...foods.map((id) => `|${id}|`)],
    },
    ...words.map((word) => ({ sql: "instr(r.folded_lines, ?) = 0", values: [word] })),
  ];
}

export function unexamined(db: Database, after: string, limit: number): string[] {
  const rows = db.rows(
    `SELECT r.id FROM recipes r LEFT JOIN recipe_foods f USING (seq)
     WHERE r.id > ? AND f.examiner IS NOT ? ORDER BY r.id LIMIT ?`,
    after,
    examinerVersion(),
    limit,
  );
  return rows.map((row) => text(row, "id"));
}

/** A bit for each content by its position in the list, which the version of the examiner names. */
function bitsOf(contents: readonly (typeof CONTENTS)[number][]): bigint {
  return contents.reduce((bits, content) => bits | (1n << BigInt(CONTENTS.indexOf(content))), 0n);
}
