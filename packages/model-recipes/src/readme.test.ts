import { resolve } from "node:path";
import { runExample } from "@larder/domain/testing/run-example";
import { expect, it } from "vitest";

it("the example of the README prints what the README says", () => {
  const { printed, documented } = runExample(resolve(import.meta.dirname, ".."), "model-recipes", [
    "@larder/domain",
  ]);
  expect(printed).toBe(documented);
});
