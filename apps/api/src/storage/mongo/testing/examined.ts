import type { Connection } from "mongoose";
import { documentOf } from "./wire-messages.ts";

type Command = Record<string, unknown>;

/** The fields of a command that say what is asked; the others are of its session. */
const ASKED: ReadonlySet<string> = new Set(
  [
    ["find", "filter", "sort", "limit", "skip", "projection", "singleBatch"],
    ["aggregate", "pipeline", "cursor"],
    ["findAndModify", "query", "update", "new", "upsert", "remove", "fields"],
    ["updates", "delete", "deletes", "distinct", "key"],
  ].flat(),
);

/** Records the commands that pass a proxy. */
export function createRecorder() {
  let recorded: Command[] = [];
  return {
    onMessage(message: Buffer): void {
      const command = documentOf(message);
      const [name = ""] = Object.keys(command ?? {});
      if (command && ["find", "aggregate", "findAndModify", "update", "delete", "distinct"].includes(name))
        recorded.push(Object.fromEntries(Object.entries(command).filter(([field]) => ASKED.has(field))));
    },
    /** Returns the commands since it was called last. */
    take(): Command[] {
      const taken = recorded;
      recorded = [];
      return taken;
    },
  };
}

/** Reports whether the server explains how much a command examines. */
export async function canExplain(connection: Connection): Promise<boolean> {
  try {
    const explained = await connection.db?.command({
      explain: { find: "recipes" },
      verbosity: "executionStats",
    });
    return typeof explained?.["executionStats"]?.totalDocsExamined === "number";
  } catch {
    return false;
  }
}

/** Reports whether a command counts or sums, which reads all that is counted. */
export function isSum({ pipeline }: Command): boolean {
  return Array.isArray(pipeline) && pipeline.some((stage) => Object.hasOwn(stage, "$group"));
}

/** Returns how many documents or keys, whichever are more, a command examines, and how many it answers with or changes. */
export async function examinedBy(connection: Connection, command: Command) {
  const parts = ["updates", "deletes"].flatMap((list) => {
    const each = command[list];
    return Array.isArray(each) ? each.map((one) => ({ ...command, [list]: [one] })) : [];
  });
  let examined = 0;
  let answered = 0;
  for (const part of parts.length > 0 ? parts : [command]) {
    const explained = await connection.db?.command({ explain: part, verbosity: "executionStats" });
    const found = numbersIn(explained);
    examined += Math.max(found("totalDocsExamined"), found("totalKeysExamined"));
    answered += Math.max(
      ...["nReturned", "nWouldModify", "nMatched", "nWouldDelete", "nWouldUpsert"].map(found),
    );
  }
  return { examined, answered };
}

/** Returns what finds the largest number with a name anywhere in an explanation. */
function numbersIn(explained: unknown): (name: string) => number {
  const found = new Map<string, number>();
  collect(explained);
  return (name) => found.get(name) ?? 0;

  function collect(value: unknown): void {
    if (typeof value !== "object" || value === null) return;
    for (const [name, field] of Object.entries(value)) {
      // Plans that lost are no part of what is run.
      if (name === "allPlansExecution") continue;
      if (typeof field === "number" || typeof field === "bigint")
        found.set(name, Math.max(found.get(name) ?? 0, Number(field)));
      collect(field);
    }
  }
}
