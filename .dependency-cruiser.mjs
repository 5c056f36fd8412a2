/** The import rules. Each has a name and a reason; ask for a rule to change rather than going round it. */

const PACKAGES = "^(packages|apps)/";
const API = "apps/api/src";
const WEB = "apps/web/src";
const DOMAIN = "packages/domain/src";
/** Tests, what serves them, and the configuration of tools may look everywhere. */
const WORKSHOP = "\\.test\\.tsx?$|/testing/|/(vite|vitest)\\.config\\.ts$";

/** Imports run down only: who may not import what, and why. */
const downward = [
  {
    name: "domain-contract",
    from: `${DOMAIN}/(?!contract/)`,
    to: `${DOMAIN}/contract/`,
    comment: "The contract reads the recipe rules, never the other way round.",
  },
  { name: "packages", from: "packages/", to: "(apps|bench|e2e)/", comment: "Packages know no app." },
  {
    name: "domain",
    from: DOMAIN,
    to: "packages/(?!domain/)",
    comment: "The domain is what all other packages are built on.",
  },
  {
    name: "threads",
    from: "packages/threads/",
    to: "packages/(?!threads/)",
    comment: "Threads run any function.",
  },
  {
    name: "durable-files",
    from: "packages/durable-files/",
    to: "packages/(?!durable-files/)",
    comment: "Durable files are written by functions that know nothing of their contents.",
  },
  {
    name: "local-identity",
    from: "packages/local-identity/",
    to: "packages/(?!local-identity/|domain/(src/language\\.ts|src/account/demo-project\\.ts)|durable-files/)",
    comment: "The provider stands in for Firebase Authentication and knows nothing of recipes.",
  },
  {
    name: "safe-fetch",
    from: "packages/safe-fetch/",
    to: "packages/(?!safe-fetch/)",
    comment: "The outbound client fetches any address for any app.",
  },
  {
    name: "covers",
    from: "packages/covers/",
    to: "packages/(?!covers/|domain/)",
    comment: "A cover is drawn from a name, tags and ingredients.",
  },
  {
    name: "archives",
    from: "packages/archives/",
    to: "packages/(?!archives/|domain/|reader/)",
    comment:
      "Archives are read by the rules of the domain, and the saved pages in them by the reader of pages.",
  },
  {
    name: "composer",
    from: "packages/composer/",
    to: "packages/(?!composer/|domain/)",
    comment: "The composer knows recipes alone.",
  },
  {
    name: "model-recipes",
    from: "packages/model-recipes/",
    to: "packages/(?!model-recipes/|domain/)",
    comment: "What a model writes is judged by the rules of the domain alone.",
  },
  {
    name: "reader",
    from: "packages/reader/",
    to: "packages/(?!reader/|domain/|threads/)",
    comment: "The reader can be installed without the apps.",
  },
  { name: "api-web", from: "apps/api/", to: "apps/web/", comment: "API and web meet in the contract alone." },
  { name: "web-api", from: "apps/web/", to: "apps/api/", comment: "API and web meet in the contract alone." },
  {
    name: "ports",
    from: `${API}/ports/`,
    to: `${API}/(?!ports/)`,
    comment: "Ports name the outside world in the words of the domain.",
  },
  {
    name: "http",
    from: `${API}/http/`,
    to: `${API}/(?!http/|ports/)`,
    comment: "The HTTP layer knows nothing of features or adapters.",
  },
  {
    name: "api-features",
    from: `${API}/features/`,
    to: `${API}/(?!features/|http/|ports/)`,
    comment: "A feature sees the outside through ports.",
  },
  {
    name: "adapters",
    from: `${API}/adapters/`,
    to: `${API}/(?!adapters/|ports/)`,
    comment: "An adapter serves ports and knows no feature.",
  },
  {
    name: "storage",
    from: `${API}/storage/`,
    to: `${API}/(?!storage/|ports/)`,
    comment: "A store serves ports and knows no feature.",
  },
  {
    name: "storage-shared",
    from: `${API}/storage/shared/`,
    to: `${API}/storage/(?!shared/)`,
    comment: "The rules that all stores share depend on none of them.",
  },
  {
    name: "config",
    from: `${API}/config/`,
    to: `${API}/(?!config/|ports/)`,
    comment: "Settings are read before anything is made of them.",
  },
  {
    name: "starter",
    from: `${API}/starter/`,
    to: `${API}/(?!starter/|ports/)`,
    comment: "What a collection begins with goes in through the store's port, whatever the store is.",
  },
  {
    name: "app",
    from: `${API}/(app|app-options|mount-features)\\.ts`,
    to: `${API}/(adapters/|storage/|config/|startup/|main\\.ts|start-server\\.ts|cli/)`,
    comment: "createApp takes ports and reads no environment, so tests can build as many apps as they like.",
  },
  {
    name: "web-lib",
    from: `${WEB}/lib/`,
    to: `${WEB}/(components/|features/|app/|main\\.)`,
    comment: "lib draws nothing and knows no feature.",
  },
  {
    name: "web-components",
    from: `${WEB}/components/`,
    to: `${WEB}/(features/|app/|main\\.)`,
    comment: "Components take values and callbacks.",
  },
  {
    name: "web-components-recipes",
    from: `${WEB}/components/`,
    to: "packages/(domain/src/(?!text/|time/|measure/|messages/|language\\.ts)|covers/src/(?!scene/tone\\.ts)|reader|composer|model-recipes)",
    comment: "Components know nothing of recipes.",
  },
  {
    name: "web-features",
    from: `${WEB}/features/`,
    to: `${WEB}/(app/|main\\.)`,
    comment: "Pages put features together, not the reverse.",
  },
];

/** One home per foreign library. */
const homes = [
  {
    name: "express",
    packages: "express|cookie-parser|cors|helmet|rate-limiter-flexible",
    home: `(${API}/(app\\.ts|app-options\\.ts|mount-features\\.ts|main\\.ts|http/)|packages/local-identity/)`,
    comment: "Express stays in the HTTP layer, and in the local identity provider.",
  },
  {
    name: "pino",
    packages: "pino",
    home: `${API}/(app-options\\.ts|start-server\\.ts|http/)`,
    comment: "One logger, made in one place.",
  },
  {
    name: "firebase-admin",
    packages: "firebase-admin",
    home: `${API}/adapters/firebase-auth`,
    comment: "Identity is verified in one place.",
  },
  {
    name: "mongoose",
    packages: "mongoose|mongodb",
    home: `${API}/storage/mongo/`,
    comment: "MongoDB stays behind the store port.",
  },
  {
    name: "openai",
    packages: "openai",
    home: `${API}/adapters/openai`,
    comment: "The AI stays behind its port.",
  },
  {
    name: "cockatiel",
    packages: "cockatiel",
    home: `${API}/adapters/openai/`,
    comment: "Only the AI is left alone when it fails; the store is needed and is asked again.",
  },
  {
    name: "sharp",
    packages: "sharp",
    home: `${API}/adapters/(pictures|text-recognition)/|bench/src/benchmarks/photos/`,
    comment: "Pictures are read and written in one place, and made ready for text recognition in another.",
  },
  {
    name: "text-recognition",
    packages: "tesseract\\.js|@tesseract\\.js-data/.*|unpdf",
    home: `${API}/adapters/text-recognition/`,
    comment: "What recognises text stays behind its port, in threads that can be killed.",
  },
  {
    name: "containers",
    packages: "@zip.js/zip.js|csv-parse|iconv-lite|yaml",
    home: "packages/archives/",
    comment: "Archives are opened, and made, in one place.",
  },
  {
    name: "jsdom",
    packages: "jsdom|@mozilla/readability",
    home: `${API}/adapters/readable-text/`,
    comment:
      "A document of a foreign page is made in a thread that can be killed, of the reduced page alone.",
  },
  {
    name: "undici",
    packages: "undici",
    home: "packages/safe-fetch/",
    comment: "There is one outbound client.",
  },
  {
    name: "web-push",
    packages: "web-push",
    home: `${API}/adapters/web-push/`,
    comment: "Pushes are made in one place, and never sent by the library itself.",
  },
  {
    name: "firebase",
    packages: "firebase",
    home: `${WEB}/lib/session/firebase\\.ts`,
    comment: "The browser's sign-in library has one home.",
  },
  {
    name: "radix-ui",
    packages: "radix-ui|class-variance-authority|clsx",
    home: `${WEB}/(components/|lib/cn\\.ts)`,
    comment: "Features use our components.",
  },
];

/** The same for parts of Node. */
const nodeHomes = [
  {
    name: "sqlite",
    modules: "sqlite",
    home: `${API}/storage/sqlite/`,
    comment: "SQLite stays behind the store port.",
  },
  {
    name: "sockets",
    modules: "https?|http2|net|tls|dgram|dns(/promises)?",
    home: `(${API}/(start-server\\.ts|http/|cli/|adapters/text-recognition/no-network\\.ts)|packages/safe-fetch/)`,
    comment:
      "There is one outbound client; only the server and that client touch sockets, and what takes them away from a thread.",
  },
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
      from: { path: PACKAGES },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
    {
      name: "no-dev-packages-in-the-product",
      comment: "What the product loads must be installed in production.",
      severity: "error",
      from: { path: `^(${API}|${WEB}|${DOMAIN})/`, pathNot: WORKSHOP },
      to: { dependencyTypes: ["npm-dev"], pathNot: "node_modules/@types/" },
    },
    ...downward.map(({ name, from, to, comment }) => ({
      name: `down-only-${name}`,
      comment,
      severity: "error",
      from: { path: `^${from}`, pathNot: WORKSHOP },
      to: { path: `^${to}`, pathNot: "/node_modules/" },
    })),
    {
      name: "features-are-apart-api",
      comment: "Features never import each other: app.ts puts them together.",
      severity: "error",
      from: { path: `^${API}/features/([^/]+)/`, pathNot: WORKSHOP },
      to: { path: `^${API}/features/`, pathNot: `^${API}/features/$1/` },
    },
    {
      name: "features-are-apart-web",
      comment: "Features never import each other: a page puts them together.",
      severity: "error",
      from: { path: `^${WEB}/features/([^/]+)/`, pathNot: WORKSHOP },
      to: { path: `^${WEB}/features/`, pathNot: `^${WEB}/features/$1/` },
    },
    {
      name: "adapters-are-apart",
      comment: "An adapter can be read, replaced or removed alone.",
      severity: "error",
      from: { path: `^${API}/adapters/([^/]+)/`, pathNot: WORKSHOP },
      to: {
        path: `^${API}/adapters/`,
        pathNot: `^${API}/adapters/$1/`,
      },
    },
    {
      name: "stores-are-apart",
      comment: "A store can be read, replaced or removed alone.",
      severity: "error",
      from: { path: `^${API}/storage/([^/]+)/`, pathNot: WORKSHOP },
      to: { path: `^${API}/storage/`, pathNot: [`^${API}/storage/$1/`, `^${API}/storage/shared/`] },
    },
    {
      name: "domain-is-pure",
      comment: "The domain has no clock, randomness, network, DOM or Node.",
      severity: "error",
      from: { path: `^${DOMAIN}/`, pathNot: WORKSHOP },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "domain-imports-zod-alone",
      comment: "zod/mini weighs 5 KB in the browser, zod 95.",
      severity: "error",
      from: { path: `^${DOMAIN}/`, pathNot: WORKSHOP },
      to: { path: "node_modules/", pathNot: "node_modules/zod/(v4/)?mini/" },
    },
    ...homes.map(({ name, packages, home, comment }) => ({
      name: `home-of-${name}`,
      comment,
      severity: "error",
      from: { path: PACKAGES, pathNot: [`^${home}`, WORKSHOP] },
      to: { path: `node_modules/(${packages})/` },
    })),
    ...nodeHomes.map(({ name, modules, home, comment }) => ({
      name: `home-of-${name}`,
      comment,
      severity: "error",
      from: { path: PACKAGES, pathNot: [`^${home}`, WORKSHOP] },
      to: { path: `^(node:)?(${modules})$` },
    })),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // Our own dist alone: most packages keep their code in a dist, and an excluded import breaks no rule.
    exclude: { path: "^(packages|apps)/[^/]+/(renderer/)?dist/" },
    // The tools of all packages (vitest, fast-check) are declared in the root.
    combinedDependencies: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "apps/web/tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "default"] },
  },
};
