/**
 * Runs the product's own readers over a folder of benchmark data and writes what they predict, one JSON per line:
 *
 *     npm run --silent predict -- KIND --data DIR --out FILE
 *
 * KIND is import, ingredients, text, durations, timers, compose, examine, links or archives. Of a record only its line, text, query, recipe,
 * list and steps, or page and address are read, never the labels beside them. For archives every file of the folder is
 * read, apart from those in folders named `expected`. No network.
 */
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { dataFile, isKind, type Kind, KINDS, predictorFor } from "./predictors.ts";

const USAGE = `usage: npm run --silent predict -- ${[...KINDS, "archives"].join("|")} --data DIR --out FILE`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: "string" }, out: { type: "string" } },
});
const [kind = ""] = positionals;
if (!(isKind(kind) || kind === "archives") || positionals.length !== 1 || !values.data || !values.out) {
  console.error(USAGE);
  process.exit(2);
}
const out = createWriteStream(values.out);
const failures = isKind(kind) ? await predictRecords(kind, values.data) : await predictArchives(values.data);
out.end();
await finished(out);
if (failures > 0) console.error(`predict: ${failures} records could not be read`);

async function predictRecords(kind: Kind, data: string): Promise<number> {
  const source = dataFile(kind, data);
  if (!source) {
    console.error(`predict: no data for "${kind}" in ${data}`);
    process.exit(2);
  }
  const predict = await predictorFor(kind);
  let failures = 0;
  for await (const line of createInterface({ input: createReadStream(source), crlfDelay: Infinity })) {
    if (line.trim() === "") continue;
    const prediction = await predict(JSON.parse(line), source);
    if ("error" in prediction) failures += 1;
    await write(prediction);
  }
  return failures;
}

async function predictArchives(folder: string): Promise<number> {
  const { archiveFiles, predictArchive } = await import("./predict-archives.ts");
  for (const path of archiveFiles(folder)) await write(await predictArchive(folder, path));
  return 0;
}

async function write(prediction: object): Promise<void> {
  if (!out.write(`${JSON.stringify(prediction)}\n`)) await once(out, "drain");
}
