import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Comparison } from "../table.ts";
import { brokenExpectations, expectationsSchema, type Expectation } from "./expectations.ts";
import type { ReadOne } from "./read-one.ts";

const MOST_SECONDS = 20;
const MOST_MB = 400;
const EXPECTATIONS = "hostile.json";
const READ_ONE = fileURLToPath(new URL("read-one.ts", import.meta.url));

const readOneSchema = z.object({
  failure: z.nullable(z.string()),
  recipes: z.number(),
  names: z.array(z.string()),
  unread: z.number(),
  pictures: z.number(),
  unsafe: z.array(z.string()),
  connections: z.number(),
  ms: z.number(),
  peakMB: z.number(),
});

/**
 * Reads each archive of a folder in a process of its own that may neither write files nor start processes, and checks time,
 * memory, connections and what was stored; with a `hostile.json` beside the archives also what each of them must give.
 *
 * @param args `--data` and the folder
 */
export async function benchHostileArchives(args: readonly string[]): Promise<Comparison[]> {
  const folder = resolve(args[args.indexOf("--data") + 1] ?? "");
  if (!args.includes("--data")) throw new Error("Name the folder of archives: --data DIR");
  const expectations = readExpectations(join(folder, EXPECTATIONS));
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const rows: Comparison[] = [];
  let failed = 0;
  for (const { name } of files) {
    if (name === EXPECTATIONS) continue;
    const { read, problems } = await readAlone(join(folder, name), expectations.get(name));
    if (problems.length > 0) failed += 1;
    const gave = read ? (read.failure ?? `${read.recipes} read, ${read.unread} not`) : "nothing";
    const figure = [
      gave,
      `${read?.peakMB ?? "?"} MB`,
      ...problems.map((problem) => `FAILED: ${problem}`),
    ].join(", ");
    rows.push({ what: name, ...(read && { oursMs: read.ms }), figure });
  }
  if (failed > 0) process.exitCode = 1;
  return [...rows, { what: `${rows.length} archives`, figure: `${failed} failed` }];
}

function readExpectations(path: string): ReadonlyMap<string, Expectation> {
  if (!existsSync(path)) return new Map();
  const all = expectationsSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  return new Map(all.map(({ file, expect }) => [file, expect]));
}

async function readAlone(path: string, expected: Expectation | undefined) {
  const home = await mkdtemp(join(tmpdir(), "larder-archive-"));
  try {
    const { output, error, isSlow } = await run(path, home);
    const read: ReadOne | undefined = readOneSchema.safeParse(lastJson(output)).data;
    if (isSlow) return { read, problems: [`takes more than ${MOST_SECONDS} s`] };
    if (!read) return { read, problems: [`crashes: ${error.slice(-300)}`] };
    return { read, problems: [...problemsOf(read), ...(expected ? brokenExpectations(read, expected) : [])] };
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

function problemsOf({ peakMB, connections, unsafe }: ReadOne): string[] {
  return [
    ...(peakMB > MOST_MB ? [`takes ${peakMB} MB`] : []),
    ...(connections > 0 ? ["opens a connection"] : []),
    ...unsafe.map((text) => `stores ${JSON.stringify(text)}`),
  ];
}

function run(path: string, cwd: string): Promise<{ output: string; error: string; isSlow: boolean }> {
  const child = spawn(process.execPath, ["--permission", "--allow-fs-read=*", READ_ONE, path], { cwd });
  let output = "";
  let error = "";
  let isSlow = false;
  child.stdout.on("data", (data) => (output += String(data)));
  child.stderr.on("data", (data) => (error += String(data)));
  const timer = setTimeout(() => {
    isSlow = true;
    child.kill("SIGKILL");
  }, MOST_SECONDS * 1000);
  return new Promise((done) => {
    child.on("close", () => {
      clearTimeout(timer);
      done({ output, error, isSlow });
    });
  });
}

function lastJson(output: string): unknown {
  try {
    return JSON.parse(output.trim().split("\n").at(-1) ?? "");
  } catch {
    return null;
  }
}
