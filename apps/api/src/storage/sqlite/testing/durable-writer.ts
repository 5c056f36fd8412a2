import { writeSync } from "node:fs";
import { openSqliteStore } from "../sqlite-store.ts";
import { durableRecipe } from "./durable-recipe.ts";

/** Adds and changes recipes until it is killed; says of every write that it was acknowledged, after it was. */
const [file = "", prefix = ""] = process.argv.slice(2);
const store = await openSqliteStore({ file });

// Straight to the pipe: what console.log has taken may die with the process.
const acknowledge = (id: string, version: number) => writeSync(1, `${id} ${version}\n`);

for (let n = 0; ; n += 1) {
  const id = `${prefix}-${n}`;
  const { inserted } = await store.recipes.insert(durableRecipe(id, 1));
  if (inserted) acknowledge(id, 1);
  const replaced = await store.recipes.replace(durableRecipe(id, 2), { owner: "ana", version: 1 });
  if (replaced) acknowledge(id, 2);
}
