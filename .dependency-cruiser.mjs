/** The walls of the house. Each has a name and a reason; ask for a rule to change rather than going round it. */

const ALL = "^(packages|apps)/";
const TESTS = "\\.test\\.tsx?$|/testing/";

const downward = [
  [
    "domain",
    "packages/domain/src/(?!contract/)",
    ["packages/domain/src/contract/"],
    "The contract reads the recipe rules, never the other way round.",
  ],
  ["domain-apps", "packages/domain/", ["apps/"], "The domain is pure and knows no app."],
  ["api-web", "apps/api/", ["apps/web/"], "API and web meet in the contract alone."],
  ["web-api", "apps/web/", ["apps/api/"], "API and web meet in the contract alone."],
  [
    "ports",
    "apps/api/src/ports\\.ts",
    ["apps/api/src/(?!ports\\.ts)"],
    "Ports name the outside world in the words of the domain.",
  ],
  [
    "http",
    "apps/api/src/http/",
    ["apps/api/src/(features|adapters|app|main|env)"],
    "The rim knows nothing of features or adapters.",
  ],
  [
    "api-features",
    "apps/api/src/features/",
    ["apps/api/src/(adapters|app\\.ts|main\\.ts|env\\.ts)"],
    "A feature sees the outside through ports.",
  ],
  [
    "adapters",
    "apps/api/src/adapters/",
    ["apps/api/src/(features|http|app\\.ts|main\\.ts)"],
    "An adapter serves ports and knows no feature.",
  ],
  [
    "app",
    "apps/api/src/app\\.ts",
    ["apps/api/src/(adapters|main\\.ts)"],
    "createApp takes ports, so tests can build as many apps as they like.",
  ],
  [
    "web-lib",
    "apps/web/src/lib/",
    ["apps/web/src/(components|features|app|main)"],
    "lib draws nothing and knows no feature.",
  ],
  [
    "web-components",
    "apps/web/src/components/",
    ["apps/web/src/(features|app|main)"],
    "Components take values and callbacks.",
  ],
  [
    "web-features",
    "apps/web/src/features/",
    ["apps/web/src/(app/|main)"],
    "Pages put features together, not the reverse.",
  ],
];

/** One home per foreign library: [package pattern, home, why]. */
const homes = [
  [
    "express|cookie-parser|cors|helmet|pino-http|rate-limiter-flexible",
    "apps/api/src/(app\\.ts|main\\.ts|http/|adapters/local-identity/)",
    "Express stays at the rim.",
  ],
  ["pino", "apps/api/src/(main\\.ts|http/|adapters/log)", "One logger, made in one place."],
  ["firebase-admin", "apps/api/src/adapters/firebase-auth", "Identity is verified in one place."],
  ["mongoose|mongodb", "apps/api/src/adapters/mongo/", "MongoDB stays behind the store port."],
  ["undici", "apps/api/src/adapters/web-pages/", "There is one outbound door."],
  [
    "htmlparser2|jsdom|@mozilla/readability",
    "apps/api/src/features/import/",
    "Pages are read in the import feature.",
  ],
  ["firebase", "apps/web/src/lib/firebase\\.ts", "The browser's sign-in library has one home."],
  [
    "radix-ui|class-variance-authority|tailwind-merge|clsx",
    "apps/web/src/(components/|lib/cn\\.ts)",
    "Features use our components.",
  ],
];

const nodeHomes = [
  ["^(node:)?sqlite$", "apps/api/src/adapters/sqlite/", "SQLite stays behind the store port."],
  [
    "^(node:)?(http2?|https|net|tls|dgram|dns|dns/promises)$",
    "apps/api/src/(main\\.ts|http/|adapters/web-pages/|cli/)",
    "There is one outbound door; only the server and that door touch sockets.",
  ],
];

export default {
  forbidden: [
    {
      name: "no-cycles",
      comment: "A cycle has no top and no bottom to read from.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-unresolvable",
      comment: "Every import must lead somewhere.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: "no-undeclared-packages",
      comment: "A package is declared where it is used.",
      severity: "error",
      from: { path: ALL },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
    {
      name: "no-dev-packages-in-the-product",
      comment: "What the product loads must be installed in production.",
      severity: "error",
      from: { path: "^apps/[^/]+/src|^packages/[^/]+/src", pathNot: TESTS },
      to: { dependencyTypes: ["npm-dev"], pathNot: "node_modules/@types/" },
    },
    ...downward.map(([name, from, to, comment]) => ({
      name: `down-only-${name}`,
      comment,
      severity: "error",
      from: { path: `^${from}`, pathNot: TESTS },
      to: { path: to.map((path) => `^${path}`) },
    })),
    {
      name: "features-are-apart-api",
      comment: "Features never import each other: app.ts puts them together.",
      severity: "error",
      from: { path: "^apps/api/src/features/([^/]+)/", pathNot: TESTS },
      to: { path: "^apps/api/src/features/", pathNot: "^apps/api/src/features/$1/" },
    },
    {
      name: "features-are-apart-web",
      comment: "Features never import each other: a page puts them together.",
      severity: "error",
      from: { path: "^apps/web/src/features/([^/]+)/", pathNot: TESTS },
      to: { path: "^apps/web/src/features/", pathNot: "^apps/web/src/features/$1/" },
    },
    {
      name: "adapters-are-apart",
      comment: "An adapter can be read, replaced or removed alone.",
      severity: "error",
      from: { path: "^apps/api/src/adapters/([^/]+)/", pathNot: TESTS },
      to: {
        path: "^apps/api/src/adapters/",
        pathNot: ["^apps/api/src/adapters/$1/", "^apps/api/src/adapters/[^/]+\\.ts$"],
      },
    },
    {
      name: "domain-is-pure",
      comment: "The domain has no clock, randomness, network, DOM or Node.",
      severity: "error",
      from: { path: "^packages/domain/src", pathNot: TESTS },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "domain-imports-zod-alone",
      comment: "zod/mini weighs 5 KB in the browser, zod 95.",
      severity: "error",
      from: { path: "^packages/domain/src", pathNot: TESTS },
      to: {
        dependencyTypes: ["npm", "npm-dev"],
        pathNot: "node_modules/zod/(v4/)?mini|node_modules/zod/v4/mini",
      },
    },
    ...homes.map(([packages, home, comment]) => ({
      name: `home-of-${packages.split("|")[0]}`,
      comment,
      severity: "error",
      from: { path: ALL, pathNot: [`^${home}`, TESTS] },
      to: { path: `node_modules/(${packages})/` },
    })),
    ...nodeHomes.map(([core, home, comment]) => ({
      name: `home-of-${core.match(/[a-z]{3,}/g).at(1) ?? core}`,
      comment,
      severity: "error",
      from: { path: ALL, pathNot: [`^${home}`, TESTS] },
      to: { path: core },
    })),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)dist/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "apps/web/tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "default"] },
  },
};
