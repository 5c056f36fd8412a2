import { benchmarks } from "./benchmarks/benchmarks.ts";
import { printTable } from "./benchmarks/table.ts";

/** `npm run bench -- NAME`: compares the app's work with the least work of the same kind, in one run. */
const [wanted = "all", ...args] = process.argv.slice(2);
const names = wanted === "all" ? Object.keys(benchmarks) : [wanted];

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
