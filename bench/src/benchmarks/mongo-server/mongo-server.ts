import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Comparison } from "../table.ts";
import { backUpAndRestore, moveThereAndBack } from "./copies.ts";
import { DatabaseServer } from "./database-server.ts";
import { ferretdbProgram, NoServer, VERSION } from "./ferretdb.ts";
import { killDuringWrites } from "./killed-server.ts";
import { type FailedTest, runApiSuite, runStoreSuite, type SuiteResult } from "./suites.ts";
import { runTwoProcesses } from "./two-processes.ts";

const WHAT = `the MongoDB store on FerretDB ${VERSION}`;

/** The tests that this server cannot pass; see docs/mongodb-servers.md. */
const KNOWN_FAILURES: readonly string[] = [
  "gives back a group whose name is an operator, as only another program can have stored it",
];

type Check = (database: DatabaseServer, folder: string) => Promise<Comparison & { isWrong?: boolean }>;

const checks: Readonly<Record<string, Check>> = {
  store: async (database) => suiteRow("tests of the store", await runStoreSuite(database.uri("larder_test"))),
  api: async (database) =>
    suiteRow("tests of the API on MongoDB", await runApiSuite(database.uri("larder_test"))),
  copies: async (database, folder) => {
    const uri = database.uri("copies");
    const moved = await moveThereAndBack(folder, uri);
    const restored = await backUpAndRestore(folder, uri);
    return {
      what: "items and pictures that differ after move-data there and back, and after backup and restore",
      figure: `${moved.different} of ${moved.items}, ${restored.different} of ${restored.items}`,
      isWrong: moved.different + restored.different > 0,
    };
  },
  processes: async (database, folder) => {
    const { shown, writes, brokenRaces, races, isParityRight } = await runTwoProcesses(
      folder,
      database.uri("processes"),
    );
    return {
      what: "two API processes: writes that the other shows; pairs of editors of whom both won, at one process and at two; parity of toggles",
      figure: `${shown} of ${writes}; ${brokenRaces.atOne} and ${brokenRaces.atTwo} of ${races}; ${isParityRight ? "right" : "wrong"}`,
      // That this server loses changes of two processes is known: see docs/mongodb-servers.md.
      isWrong: shown !== writes || brokenRaces.atOne > 0,
    };
  },
  killed: async (database, folder) => {
    const uri = database.uri("killed");
    const { kills, acknowledged, refused, damage } = await killDuringWrites(folder, database, uri);
    for (const sentence of damage) console.log(`lost: ${sentence}`);
    return {
      what: `acknowledged writes lost when the server was killed ${kills} times (${refused} were refused)`,
      figure: `${damage.length} of ${acknowledged}`,
      isWrong: damage.length > 0 || kills === 0,
    };
  },
};

/**
 * Runs the MongoDB store on an independent server, which is built here. `mongo-server NAME...` runs only these checks:
 * store, api, copies, processes, killed. Ends with status 1 where something is wrong.
 */
export async function benchMongoServer(names: readonly string[]): Promise<Comparison[]> {
  const wanted = names.length > 0 ? names : Object.keys(checks);
  const unknown = wanted.find((name) => !(name in checks));
  if (unknown !== undefined)
    throw new Error(`There is no check ${unknown}. There are: ${Object.keys(checks).join(", ")}.`);
  const program = await ferretdbProgram().catch((error: unknown) => {
    if (error instanceof NoServer) return error;
    throw error;
  });
  if (program instanceof NoServer) return [{ what: WHAT, figure: `skipped: ${program.message}` }];

  // Children end with this process when it exits, which a signal alone would not make it do.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  const database = await DatabaseServer.start(program);
  const folder = await mkdtemp(join(tmpdir(), "larder-bench-"));
  const rows: Comparison[] = [];
  try {
    for (const name of wanted) {
      const check = checks[name];
      if (!check) continue;
      const startedAt = performance.now();
      const { isWrong, ...row } = await check(database, join(folder, name));
      if (isWrong) process.exitCode = 1;
      rows.push({ ...row, what: isWrong ? `WRONG: ${row.what}` : row.what });
      console.log(`${name}: ${row.figure}, ${Math.round((performance.now() - startedAt) / 1000)} s`);
    }
    return rows;
  } finally {
    await database.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

function suiteRow(what: string, { passed, failed }: SuiteResult): Comparison & { isWrong: boolean } {
  const isKnown = ({ title }: FailedTest) => KNOWN_FAILURES.some((known) => title.endsWith(known));
  const known = failed.filter(isKnown);
  for (const test of failed)
    console.log(`${isKnown(test) ? "known to fail" : "failed"}: ${test.title}\n  ${test.reason}`);
  return {
    what: `${what} that pass${known.length > 0 ? `; ${known.length} cannot here` : ""}`,
    figure: `${passed} of ${passed + failed.length}`,
    isWrong: failed.length > known.length || passed === 0,
  };
}
