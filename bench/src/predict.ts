/**
 * Runs the product's own readers over a folder of benchmark data and writes what they predict, one JSON per line:
 *
 *     npm run --silent predict -- KIND --data DIR --out FILE
 *
 * KIND is import, ingredients, text, durations, timers, compose, examine or links. Of a record only its line, text, query, recipe,
 * list and steps, or page and address are read, never the labels beside them. No network.
 */
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { dataFile, isKind, KINDS, predictorFor } from "./predictors.ts";

const USAGE = `usage: npm run --silent predict -- ${KINDS.join("|")} --data DIR --out FILE`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: "string" }, out: { type: "string" } },
});
const [kind = ""] = positionals;
if (!isKind(kind) || positionals.length !== 1 || !values.data || !values.out) {
  console.error(USAGE);
  process.exit(2);
}
const source = dataFile(kind, values.data);
if (!source) {
  console.error(`predict: no data for "${kind}" in ${values.data}`);
  process.exit(2);
}

const predict = await predictorFor(kind);
const out = createWriteStream(values.out);
let failures = 0;
for await (const line of createInterface({ input: createReadStream(source), crlfDelay: Infinity })) {
  if (line.trim() === "") continue;
  const prediction = await predict(JSON.parse(line), source);
  if ("error" in prediction) failures += 1;
  if (!out.write(`${JSON.stringify(prediction)}\n`)) await once(out, "drain");
}
out.end();
await finished(out);
if (failures > 0) console.error(`predict: ${failures} records could not be read`);
