/** `npm run demo-data -- --count N --seed S [--owner UID]`: fills the configured store with made-up recipes. */
import { configuredStorage } from "@larder/api/storage/storage-for";
import { CommandError, counted, readOptions, runCommand } from "@larder/api/cli/command/command";
import { addDemoRecipes } from "@larder/api/testing/add-demo-recipes";

const USAGE = `usage: npm run demo-data -- [--count N] [--seed S] [--owner UID]

  --count  how many recipes, 100 when not given
  --seed   another number makes other recipes; the same number the same ones, replacing them
  --owner  the id of the user who owns them; else some made-up cooks do`;

await runCommand(async () => {
  const options = readOptions(
    process.argv.slice(2),
    {
      count: { type: "string", default: "100" },
      seed: { type: "string", default: "1" },
      owner: { type: "string" },
    },
    USAGE,
  );
  const order = {
    count: wholeNumber(options.count, "count", 1_000_000),
    seed: wholeNumber(options.seed, "seed", 2 ** 31),
    owner: options.owner,
  };
  const { MONGODB_URI: mongodbUri, DATA_DIR: dataDir = "data" } = process.env;
  const storage = configuredStorage({ mongodbUri, dataDir });
  const store = await storage.openStore();
  try {
    const began = performance.now();
    await addDemoRecipes(store, order);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${counted(order.count)} demo recipes are in ${storage.shortLabel}, in ${seconds} s.`);
  } finally {
    await store.close();
  }
});

function wholeNumber(text: string, option: string, max: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= max) return number;
  throw new CommandError(`--${option} must be a whole number up to ${counted(max)}.\n${USAGE}`);
}
