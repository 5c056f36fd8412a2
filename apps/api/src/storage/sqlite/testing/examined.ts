import type { SQLInputValue } from "node:sqlite";
import type { Database } from "../database.ts";

export interface Statement {
  sql: string;
  values: readonly SQLInputValue[];
}

/** Tables of which a call may read every row. */
const READ_WHOLE: Readonly<Record<string, string>> = {
  tag_counts: "every row is in the answer",
  household: "it has one row",
};

/**
 * Statements that go along an index without a condition that names few of its keys, beside pages in the order of an
 * index. All recipes that are shared are such keys.
 */
const WALKS: readonly (readonly [sql: RegExp, reason: string])[] = [
  [/^SELECT count\(\*\) AS /, "a list has the number of all its matches"],
  [
    /\binstr\(r\.folded_\w+.* LIMIT \?$/,
    "two letters are in no index, and what many recipes have soon fills a page",
  ],
  [/\bEXISTS \(SELECT 1 FROM recipe_tags .* LIMIT \?$/, "a tag of many recipes soon fills a page"],
  [/\bEXISTS \(SELECT 1 FROM recipe_foods .* LIMIT \?$/, "most recipes have no food that is excluded"],
  [/\br\.id NOT IN .* LIMIT \?$/, "a user has notes on few of all recipes"],
  [/ FROM users INDEXED BY users_login /, "every account is in the answer"],
  [/ FROM users WHERE id <> \? AND CASE /, "the index has administrators alone"],
];
const COUNT = /\(SELECT count\(\*\).*?\) AS total/;
const PAGE = / WHERE (?:r\.visibility = \?|true)(.*) ORDER BY [^()]+ LIMIT \?$/;
/** The parts of a condition that a row is after a cursor. */
const CURSOR = /\b(?:AND|OR|(?:r\.)?(?:created_at|id|popularity|folded_name|minutes))\b|[\s()<>=?,]/g;

/** Records the statements of a database from now on. */
export function recordStatements(db: Database) {
  const plan = db.rows.bind(db);
  let recorded: Statement[] = [];
  for (const method of ["row", "rows", "run"] as const) {
    const original = db[method].bind(db);
    Object.assign(db, {
      [method]: (sql: string, ...values: SQLInputValue[]) => {
        // What SQLite itself knows of the file is no query.
        if (!sql.startsWith("PRAGMA")) recorded.push({ sql, values });
        return original(sql, ...values);
      },
    });
  }
  return {
    /** Returns the statements since it was called last. */
    take(): Statement[] {
      const taken = recorded;
      recorded = [];
      return taken;
    },
    /** Returns what the plans of these statements read from end to end, with each statement. */
    scansOf(statements: readonly Statement[]): string[] {
      const different = [...new Map(statements.map((statement) => [statement.sql, statement])).values()];
      return different.flatMap(({ sql, values }) => {
        const steps = plan(`EXPLAIN QUERY PLAN ${sql}`, ...values).map((row) => ({
          id: Number(row["id"]),
          parent: Number(row["parent"]),
          detail: String(row["detail"]),
        }));
        const text = sql.replace(/\s+/g, " ").trim();
        return scannedIn(steps, text).map((step) => `${step}: ${text}`);
      });
    },
  };
}

interface Step {
  id: number;
  parent: number;
  detail: string;
}

function scannedIn(steps: readonly Step[], sql: string): string[] {
  return steps.filter((step) => !isBounded(step, steps, sql)).map(({ detail }) => detail);
}

function isBounded({ detail, parent }: Step, steps: readonly Step[], sql: string): boolean {
  if (detail.includes("AUTOMATIC")) return false;
  // A condition on the visibility alone names most recipes.
  if (/^SCAN .* USING .*INDEX|INDEX \w+ \(visibility=\?\)$/.test(detail)) {
    const isCount = parent !== 0 && COUNT.test(sql);
    return isCount || isWalk(sql.replace(COUNT, "total"));
  }
  const [, scanned = ""] = /^SCAN (\S+)$/.exec(detail) ?? [];
  if (scanned === "" || Object.hasOwn(READ_WHOLE, scanned)) return true;
  // What the statement itself has collected, within its limit.
  const isMade = steps.some((step) => step.detail === `MATERIALIZE ${scanned}`) || scanned.startsWith("(");
  const isAlias = parent === 0 && sql.includes(`FROM found ${scanned} `);
  return /\bLIMIT \?/.test(sql) && (isMade || isAlias);
}

function isWalk(sql: string): boolean {
  const [, after] = PAGE.exec(sql) ?? [];
  if (after?.replace(CURSOR, "") === "") return true;
  return WALKS.some(([known]) => known.test(sql));
}
