import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { endpointGroups } from "@larder/domain/contract/all";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import openapiTypescript, { astToString } from "openapi-typescript";
import { describe, expect, it } from "vitest";
import { signInOver, startServer } from "../../testing/running-server.ts";
import { openApiDocument } from "@larder/domain/contract/openapi";

const document = openApiDocument(endpointGroups);
const ROOT = join(import.meta.dirname, "../../../../package.json");
const FOLDER = join(import.meta.dirname, "../../../node_modules/.cache");

/** A client program written from the document alone: every value has a type, and numbers are numbers. */
const PROGRAM = `
import createClient from "openapi-fetch";
import type { components, paths } from "./larder.ts";

declare const process: { argv: string[] };

const [, , baseUrl = "", token = ""] = process.argv;
const { GET, POST, PATCH } = createClient<paths>({ baseUrl, headers: { Authorization: \`Bearer \${token}\` } });

const made = await POST("/api/recipes", { body: { recipe: { name: "Leek soup", ingredients: ["2 leeks"] } } });
if (made.error) throw new Error(made.error.code);
const recipe: components["schemas"]["Recipe"] = made.data.recipe;
const minutes: number = recipe.duration.total_time_minutes;

const changed = await PATCH("/api/recipes/{id}", { params: { path: { id: recipe.id } }, body: { servings: 6 } });
const listed = await GET("/api/recipes", { params: { query: { limit: 1, view: "summary" } } });
const missing = await GET("/api/recipes/slug/{slug}", { params: { path: { slug: "no-such-recipe" } } });
console.log(JSON.stringify({
  minutes,
  servings: changed.data?.recipe.servings,
  names: listed.data?.recipes.map(({ name }: { name: string }) => name),
  missing: missing.error?.code,
}));
`;

describe("the OpenAPI document", () => {
  it("passes a strict linter", async () => {
    const config = await createConfig({
      extends: ["recommended-strict"],
      // Fixed paths: no slug is "bookmark", for it ends in a timestamp, and no id is "slug" or "queue".
      rules: { "no-ambiguous-paths": "off" },
    });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  });

  it("names the schemas that clients use", () => {
    expect(Object.keys(Object(document.components.schemas))).toEqual(
      expect.arrayContaining(["Error", "IngredientRow", "Recipe", "RecipeSummary", "Step", "User"]),
    );
  });

  it("yields a typed client that compiles and runs", { timeout: 60_000 }, async () => {
    await mkdir(FOLDER, { recursive: true });
    const folder = await mkdtemp(join(FOLDER, "client-"));
    const server = await startServer(join(folder, "data"));
    try {
      const types = astToString(await openapiTypescript(structuredClone(Object(document))));
      await writeFile(join(folder, "larder.ts"), types);
      await writeFile(join(folder, "program.ts"), PROGRAM);
      await compile(folder);
      const { token } = await signInOver(server.url, "ana");
      const { stdout } = await promisify(execFile)(process.execPath, [
        join(folder, "built/program.js"),
        server.url,
        token,
      ]);
      expect(JSON.parse(stdout)).toEqual({
        minutes: 30,
        servings: 6,
        names: ["Leek soup"],
        missing: "recipe-not-found",
      });
    } finally {
      await server.end("SIGTERM");
      await rm(folder, { recursive: true, force: true });
    }
  });
});

/** @throws with the lines of the compiler when the generated types or the program are wrong */
async function compile(folder: string): Promise<void> {
  const options = {
    compilerOptions: {
      strict: true,
      target: "es2025",
      lib: ["es2025", "dom"],
      module: "nodenext",
      rewriteRelativeImportExtensions: true,
      skipLibCheck: true,
      types: [],
      rootDir: ".",
      outDir: "built",
    },
    files: ["program.ts"],
  };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(options));
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  const manifest = createRequire(ROOT).resolve("typescript/package.json");
  await promisify(execFile)(process.execPath, [join(manifest, "../bin/tsc"), "-p", folder]).catch(
    ({ stdout }: { stdout: string }) => Promise.reject(new Error(stdout)),
  );
}
