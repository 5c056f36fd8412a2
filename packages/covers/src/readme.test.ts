import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, expect, it, vi } from "vitest";

const PACKAGE = resolve(import.meta.dirname, "..");
/** The example's file. It is in the package, so that its import of React resolves. */
const EXAMPLE = join(PACKAGE, "src/testing/readme-example.js");
afterAll(() => rmSync(EXAMPLE, { force: true }));

it("the example of the README prints what the README says", async () => {
  const readme = readFileSync(join(PACKAGE, "README.md"), "utf8");
  const [, example = ""] = /```js\n([\s\S]*?)```/.exec(readme) ?? [];
  const [, documented = ""] = /```text\n([\s\S]*?)```/.exec(readme) ?? [];
  const { exports } = JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8"));
  const source = example.replace(/"@larder\/covers\/([\w-]+)"/g, (_, name: string) =>
    JSON.stringify(join(PACKAGE, exports[`./${name}`])),
  );
  expect(source).not.toBe(example);
  writeFileSync(EXAMPLE, source);
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  await import(EXAMPLE);
  expect(`${log.mock.calls.flat().join("\n")}\n`).toBe(documented);
});
