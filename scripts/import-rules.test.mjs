import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inRoot, readJson } from "./bootstrap/paths.mjs";
import { toolCall } from "./bootstrap/tools.mjs";
import rules from "../.dependency-cruiser.mjs";

const API = "apps/api/src";
const WEB = "apps/web/src";
const DOMAIN = "packages/domain/src";
const CONFIGURATIONS = [".dependency-cruiser.mjs", ".dependency-cruiser-folders.mjs"];
/** A dependency that the test removes from the API's package.json. */
const UNDECLARED = "helmet";

/** The imports that break each rule: [rule, file, imported file]. */
const breaches = [
  ["no-cycles", `${DOMAIN}/egg.ts`, "./hen.ts"],
  ["no-unresolvable", `${DOMAIN}/lost.ts`, "./nowhere.ts"],
  ["no-undeclared-packages", `${API}/http/undeclared.ts`, UNDECLARED],
  ["no-dev-packages-in-the-product", `${API}/http/dev.ts`, "supertest"],
  ["down-only-domain-contract", `${DOMAIN}/upward.ts`, "./contract/call.ts"],
  ["down-only-packages", `${DOMAIN}/app.ts`, "../../../apps/api/src/ports/store.ts"],
  ["down-only-domain", `${DOMAIN}/cook.ts`, "../../composer/src/stew.ts"],
  ["down-only-covers", "packages/covers/src/cover.tsx", "../../composer/src/stew.ts"],
  ["down-only-archives", "packages/archives/src/read.ts", "../../composer/src/stew.ts"],
  ["down-only-composer", "packages/composer/src/stew.ts", "../../reader/src/read.ts"],
  ["down-only-model-recipes", "packages/model-recipes/src/prompt.ts", "../../composer/src/stew.ts"],
  ["down-only-reader", "packages/reader/src/read.ts", "../../composer/src/stew.ts"],
  ["down-only-threads", "packages/threads/src/thread.ts", "../../domain/src/light.ts"],
  ["down-only-durable-files", "packages/durable-files/src/file.ts", "../../domain/src/light.ts"],
  ["down-only-local-identity", "packages/local-identity/src/provider.ts", "../../domain/src/recipe/soup.ts"],
  ["down-only-safe-fetch", "packages/safe-fetch/src/fetch.ts", "../../domain/src/light.ts"],
  ["down-only-api-web", `${API}/http/web.ts`, "../../../web/src/main.tsx"],
  ["down-only-web-api", `${WEB}/lib/api.ts`, "../../../api/src/ports/store.ts"],
  ["down-only-ports", `${API}/ports/store.ts`, "../http/route.ts"],
  ["down-only-http", `${API}/http/up.ts`, "../features/stew/stew.ts"],
  ["down-only-http", `${API}/http/store.ts`, "../storage/sqlite/store.ts"],
  ["down-only-api-features", `${API}/features/stew/store.ts`, "../../storage/sqlite/store.ts"],
  ["down-only-api-features", `${API}/features/stew/settings.ts`, "../../config/env.ts"],
  ["down-only-adapters", `${API}/adapters/openai/up.ts`, "../../http/route.ts"],
  ["down-only-storage", `${API}/storage/sqlite/up.ts`, "../../http/route.ts"],
  ["down-only-storage-shared", `${API}/storage/shared/rule.ts`, "../sqlite/store.ts"],
  ["down-only-config", `${API}/config/store.ts`, "../storage/sqlite/store.ts"],
  ["down-only-starter", `${API}/starter/begin.ts`, "../storage/sqlite/store.ts"],
  ["down-only-app", `${API}/app.ts`, "./storage/sqlite/store.ts"],
  ["down-only-web-lib", `${WEB}/lib/up.ts`, "@/components/button"],
  ["down-only-web-components", `${WEB}/components/up.tsx`, "@/features/stew/stew-page"],
  [
    "down-only-web-components-recipes",
    `${WEB}/components/recipe.tsx`,
    "../../../../packages/domain/src/recipe/soup.ts",
  ],
  ["down-only-web-features", `${WEB}/features/stew/up.tsx`, "../../app/layout.tsx"],
  ["features-are-apart-api", `${API}/features/stew/soup.ts`, "../soup/soup.ts"],
  ["features-are-apart-web", `${WEB}/features/stew/soup.tsx`, "@/features/soup/soup-page"],
  ["adapters-are-apart", `${API}/adapters/pictures/model.ts`, "../openai/up.ts"],
  ["stores-are-apart", `${API}/storage/mongo/twin.ts`, "../sqlite/store.ts"],
  ["domain-is-pure", `${DOMAIN}/clock.ts`, "node:timers"],
  ["domain-imports-zod-alone", `${DOMAIN}/heavy.ts`, "zod"],
  ["home-of-express", `${API}/features/stew/express.ts`, "express"],
  ["home-of-express", `${API}/features/stew/helmet.ts`, "helmet"],
  ["home-of-pino", `${API}/features/stew/pino.ts`, "pino"],
  ["home-of-firebase-admin", `${API}/features/stew/identity.ts`, "firebase-admin/auth"],
  ["home-of-mongoose", `${API}/storage/sqlite/mongoose.ts`, "mongoose"],
  ["home-of-sharp", `${API}/features/stew/sharp.ts`, "sharp"],
  [
    "home-of-containers",
    `${API}/features/stew/yaml.ts`,
    "../../../../../packages/archives/node_modules/yaml",
  ],
  ["home-of-text-recognition", `${API}/features/stew/recogniser.ts`, "tesseract.js"],
  ["home-of-jsdom", `${API}/features/stew/document.ts`, "jsdom"],
  ["home-of-openai", `${API}/features/stew/sharp.ts`, "openai"],
  ["home-of-cockatiel", `${API}/features/stew/sharp.ts`, "cockatiel"],
  [
    "home-of-undici",
    `${API}/features/stew/undici.ts`,
    "../../../../../packages/safe-fetch/node_modules/undici",
  ],
  ["home-of-web-push", `${API}/features/stew/push.ts`, "web-push"],
  ["home-of-firebase", `${WEB}/features/stew/firebase.ts`, "firebase/auth"],
  ["home-of-radix-ui", `${WEB}/features/stew/dialog.tsx`, "radix-ui"],
  ["home-of-radix-ui", `${WEB}/features/stew/clsx.ts`, "clsx"],
  ["home-of-sqlite", `${API}/features/stew/sqlite.ts`, "node:sqlite"],
  ["home-of-sockets", `${API}/features/stew/http.ts`, "node:http"],
  ["home-of-sockets", `${API}/storage/sqlite/dns.ts`, "node:dns/promises"],
];

/** Imports that the rules allow. */
const lawful = [
  [`${DOMAIN}/hen.ts`, "./egg.ts"],
  [`${DOMAIN}/recipe/soup.ts`, "../light.ts"],
  [`${DOMAIN}/light.ts`, "zod/mini"],
  [`${DOMAIN}/light.test.ts`, "node:fs"],
  [`${DOMAIN}/light.test.ts`, "vitest"],
  [`${DOMAIN}/contract/call.ts`, "../light.ts"],
  [`${API}/http/route.ts`, "express"],
  [`${API}/features/stew/stew.ts`, "../../http/route.ts"],
  [`${API}/features/soup/soup.ts`, "../../ports/store.ts"],
  [`${API}/features/soup/soup.test.ts`, "../../storage/sqlite/store.ts"],
  [`${API}/storage/sqlite/store.ts`, "node:sqlite"],
  [`${API}/config/env.ts`, "zod/mini"],
  [`${WEB}/lib/session/firebase.ts`, "firebase/app"],
  [`${WEB}/main.tsx`, "./app/layout.tsx"],
  [`${WEB}/app/layout.tsx`, "@/features/stew/stew-page"],
  [`${WEB}/features/stew/stew-page.tsx`, "@/components/button"],
  [`${WEB}/features/soup/soup-page.tsx`, "../../lib/session/firebase.ts"],
  [`${WEB}/components/button.tsx`, "radix-ui"],
];

/** Two folders that import each other, though no two files do: [file, what it imports]. */
const bothWays = [
  [`${DOMAIN}/stew/pan.ts`, "../soup/pot.ts"],
  [`${DOMAIN}/soup/spoon.ts`, "../stew/lid.ts"],
  [`${DOMAIN}/soup/pot.ts`, "../light.ts"],
  [`${DOMAIN}/stew/lid.ts`, "../light.ts"],
];

/** Writes a project with our import rules, our packages, and the files above, and returns its folder. */
function writeProject() {
  mkdirSync(inRoot("node_modules/.cache"), { recursive: true });
  const project = mkdtempSync(inRoot("node_modules/.cache/import-rules-"));
  for (const file of CONFIGURATIONS) cpSync(inRoot(file), path.join(project, file));
  cpSync(inRoot("package.json"), path.join(project, "package.json"));
  cpSync(inRoot("tsconfig.base.json"), path.join(project, "tsconfig.base.json"));
  symlinkSync(inRoot("node_modules"), path.join(project, "node_modules"));
  for (const folder of [
    "packages/domain",
    "packages/archives",
    "packages/composer",
    "packages/safe-fetch",
    "apps/api",
    "apps/web",
  ]) {
    mkdirSync(path.join(project, folder), { recursive: true });
    for (const file of ["package.json", "tsconfig.json"]) {
      cpSync(inRoot(folder, file), path.join(project, folder, file));
    }
    symlinkSync(inRoot(folder, "node_modules"), path.join(project, folder, "node_modules"));
  }
  const manifest = readJson(inRoot("apps/api/package.json"));
  delete manifest.dependencies[UNDECLARED];
  writeFileSync(path.join(project, "apps/api/package.json"), JSON.stringify(manifest));
  const imports = new Map();
  for (const [file, target] of [...breaches.map(([, ...row]) => row), ...lawful, ...bothWays]) {
    imports.set(file, [...(imports.get(file) ?? []), target]);
  }
  for (const [file, targets] of imports) {
    mkdirSync(path.join(project, path.dirname(file)), { recursive: true });
    const lines = targets.map((target) => `import type * as _${targets.indexOf(target)} from "${target}";`);
    writeFileSync(path.join(project, file), `${lines.join("\n")}\nexport const here = true;\n`);
  }
  return project;
}

function cruise(project, configuration) {
  const call = toolCall("depcruise", "dependency-cruiser");
  call.push("--config", configuration, "--output-type", "json", "packages", "apps");
  const options = { cwd: project, encoding: "utf8", maxBuffer: 64_000_000 };
  const { stdout, stderr } = spawnSync(process.execPath, call, options);
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout).summary.violations;
}

describe("the import rules", () => {
  let project;
  let found;
  beforeAll(() => {
    project = writeProject();
    found = CONFIGURATIONS.flatMap((configuration) => cruise(project, configuration)).map(
      ({ from, rule }) => `${rule.name}: ${from}`,
    );
  }, 60_000);
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  it.each(breaches)("%s stops %s from importing %s", (rule, file) => {
    expect(found).toContain(`${rule}: ${file}`);
  });

  it.each(lawful)("let %s import %s", (file) => {
    expect(found.filter((line) => line.endsWith(`: ${file}`))).toEqual([]);
  });

  it("stop two folders from importing each other", () => {
    expect(found).toContain(`no-folders-both-ways: ${DOMAIN}/stew`);
  });

  it("are each tried here", () => {
    const tried = new Set(breaches.map(([rule]) => rule));
    expect(rules.forbidden.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
  });
});
