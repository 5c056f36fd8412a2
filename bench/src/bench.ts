import { benchmarks, ONLY_BY_NAME } from "./benchmarks/benchmarks.ts";
import { printTable } from "./benchmarks/table.ts";

/** `npm run bench -- NAME`: compares the app's work with the least work of the same kind, in one run. */
const [wanted = "all", ...args] = process.argv.slice(2);
const all = Object.keys(benchmarks).filter((name) => !ONLY_BY_NAME.includes(name));
const names = wanted === "all" ? all : [wanted];

for (const name of names) {
  const run = benchmarks[name];
  if (!run) {
    console.error(
      `There is no benchmark called ${name}. There are: ${Object.keys(benchmarks).join(", ")}, web, all.`,
    );
    process.exit(2);
  }
  printTable(name, await run(args));
}
