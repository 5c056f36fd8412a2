import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readRecipeJson } from "@larder/domain/formats/recipe-json";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { installPackage } from "./testing/installed-package.ts";

const PAGE = `<meta property="og:image" content="/leek.jpg"><h1>Leek soup</h1><h2>Ingredients</h2><ul><li>2 leeks<li>1 l stock<li>salt</ul>
  <h2>Method</h2><p>Wash the leeks and cut them up.<p>Boil them in the stock for half an hour.`;
const README = readFileSync(resolve(import.meta.dirname, "../README.md"), "utf8");

/** The first block of code of a kind in the README. */
function codeBlock(kind: string): string {
  return new RegExp(`\`\`\`${kind}\\n([\\s\\S]*?)\`\`\``).exec(README)?.[1] ?? "";
}

it("the README shows the table of docs/reading.md", () => {
  const table = /\| +\| perfect [\s\S]*?\n\n/;
  const reading = readFileSync(resolve(import.meta.dirname, "../../../docs/reading.md"), "utf8");
  const [figures = "none"] = table.exec(reading) ?? [];
  expect(README).toContain(figures);
});

describe("the package, installed from its tarball into an empty project", { timeout: 60_000 }, () => {
  let installed: ReturnType<typeof installPackage>;
  beforeAll(() => void (installed = installPackage()), 120_000);
  afterAll(() => installed?.remove());

  it("runs the example of its README", () => {
    const { stdout, stderr } = installed.run("example.js", codeBlock("js"));
    expect(stderr).toBe("");
    expect(stdout).toBe(codeBlock("text"));
  });

  it("reads in a thread of its own, which close() ends", () => {
    const { stdout, status } = installed.run(
      "own-reader.js",
      `import { createReader, ReaderError } from "@larder/reader";
       const reader = createReader({ threads: 1 });
       const { readers, reading } = await reader.readRecipe(${JSON.stringify(PAGE)}, "https://soup.example/");
       await reader.close();
       const late = await reader.readRecipe("", "https://soup.example/").catch((error) => error);
       console.log(readers.ingredients, reading.ingredients.length, late instanceof ReaderError, late.reason);`,
    );
    expect([stdout, status]).toEqual(["visible 3 true closed\n", 0]);
  });

  it("contains only JavaScript, types and its documents", () => {
    const texts = ["CHANGELOG.md", "LICENSE", "README.md", "package.json"];
    const code = installed.files.filter((file) => !texts.includes(file));
    expect(installed.files).toEqual(expect.arrayContaining(texts));
    expect(code.filter((file) => !/^(?:lib\/[\w-]+\.js|types\/.+\.d\.ts)$/.test(file))).toEqual([]);
    expect(code.filter((file) => /test|internals/.test(file))).toEqual([]);
  });

  it("has types that TypeScript uses to check its callers", () => {
    const source = `import { canonicalUrl, createReader, looksBlocked, readRecipe } from "@larder/reader";
      import type { RawRecipe, ReadResult, RecipeReader } from "@larder/reader";
      const result: ReadResult = await readRecipe("<p>", "https://soup.example/");
      const servings: number | undefined = result.draft?.servings;
      const author: RawRecipe["author"] | undefined = result.raw.author;
      const reader: RecipeReader = createReader({ threads: 1, timeoutMs: 1_000 });
      const address: string | null = canonicalUrl("https://soup.example/");
      const isBlocked: boolean = looksBlocked("", "");
      // @ts-expect-error servings are a number
      const words: string | undefined = result.draft?.servings;
      // @ts-expect-error a page has an address
      void readRecipe("<p>");
      export { servings, author, reader, address, isBlocked, words };`;
    writeFileSync(join(installed.project, "caller.ts"), source);
    const tsc = resolve(import.meta.dirname, "../../../node_modules/typescript/bin/tsc");
    const options = ["--noEmit", "--strict", "--target", "es2024", "--module", "nodenext", "--types", ""];
    const check = () =>
      execFileSync(process.execPath, [tsc, ...options, "caller.ts"], {
        cwd: installed.project,
        encoding: "utf8",
      });
    expect(check()).toBe("");
  });

  describe("has the command larder-read, which", () => {
    it("is linked by npm", () => {
      expect(existsSync(join(installed.project, "node_modules/.bin/larder-read"))).toBe(true);
    });

    it("prints the recipe of a file as schema.org's JSON-LD", () => {
      writeFileSync(join(installed.project, "page.html"), PAGE);
      const { stdout, status } = installed.larderRead(["page.html", "--url", "https://soup.example/leek"]);
      expect(JSON.parse(stdout)).toMatchObject({
        "@context": "https://schema.org",
        "@type": "Recipe",
        name: "Leek soup",
        url: "https://soup.example/leek",
        image: ["https://soup.example/leek.jpg"],
        recipeIngredient: ["2 leeks", "1 l stock", "salt"],
      });
      expect(status).toBe(0);
    });

    it("prints the recipe of standard input as Larder's JSON, which Larder reads back", () => {
      const { stdout, status } = installed.larderRead(["--format", "larder"], PAGE);
      const read = readRecipeJson(stdout, { fillMissing: false });
      expect(read).toMatchObject({ ok: true, recipes: [{ recipe: { name: "Leek soup" }, notes: [] }] });
      expect(status).toBe(0);
    });

    it("reports on standard error that a page has no recipe, and ends with status 1", () => {
      const { stdout, stderr, status } = installed.larderRead([], "<p>Nothing to eat here.");
      expect([stdout, stderr, status]).toEqual(["", "The page has no recipe.\n", 1]);
    });

    it.each([
      ["a format that there is not", ["--format", "yaml"], 'There is no format "yaml".'],
      ["an option that there is not", ["--colour"], "--colour"],
      ["an address that is none", ["--url", "soup"], '"soup" is no http or https address.'],
      ["two files", ["page.html", "other.html"], "Only one file can be read."],
      ["a file that is not there", ["missing.html"], "The file missing.html cannot be read."],
    ])("ends with status 2 for %s", (_, args, sentence) => {
      const { stdout, stderr, status } = installed.larderRead(args);
      expect([stdout, status]).toEqual(["", 2]);
      expect(stderr).toContain(sentence);
    });
  });
});
