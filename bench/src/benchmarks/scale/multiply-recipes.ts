import type { DatabaseSync } from "node:sqlite";

/** The tables whose rows belong to a recipe by its number, those first that others refer to. */
const TABLES = ["recipes", "recipe_summaries", "recipe_documents", "recipe_tags", "recipe_foods"] as const;
/** The columns whose values must differ between recipes. */
const UNIQUE: ReadonlySet<string> = new Set(["id", "slug", "source_url"]);

/**
 * Copies the recipes of a file, each with ids and an address of its own, until there are so many times as many. Composing
 * 100,000 recipes takes half an hour, and copying them seconds; the pages of tables and indexes fill alike.
 */
export function multiplyRecipes(db: DatabaseSync, times: number): void {
  const { most } = db.prepare("SELECT MAX(seq) AS most FROM recipes").get() ?? {};
  db.exec("BEGIN");
  for (let copy = 1; copy < times; copy += 1) {
    const offset = Number(most) * copy;
    const suffix = `-${offset}`;
    for (const table of TABLES) {
      const columns = columnsOf(db, table);
      const values = columns.map((name) => {
        if (name === "seq") return `seq + ${offset}`;
        return UNIQUE.has(name) ? `${name} || '${suffix}'` : name;
      });
      db.exec(
        `INSERT INTO ${table} (${columns.join(", ")}) SELECT ${values.join(", ")} FROM ${table} WHERE seq <= ${Number(most)}`,
      );
    }
    db.exec(
      `INSERT INTO recipe_search (rowid, lines) SELECT seq, folded_lines FROM recipes WHERE seq > ${offset} AND seq <= ${offset + Number(most)}`,
    );
  }
  db.exec("COMMIT");
}

/** Returns the columns that are stored, without those that SQLite computes. */
function columnsOf(db: DatabaseSync, table: string): string[] {
  const rows = db.prepare(`SELECT name FROM pragma_table_xinfo(?) WHERE hidden = 0`).all(table);
  return rows.map(({ name }) => String(name));
}
