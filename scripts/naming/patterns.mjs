/**
 * The words that names do not use, each with what to say instead and the contexts in which it is the right word.
 *
 * A name is compared in kebab-case (`useTimerWords` is `use-timer-words`). A pattern without `only` refuses its words in
 * every name; `only` refuses them where one of its expressions matches, `unless` permits them where one matches. `kinds`
 * limits a pattern to some declarations: "component" (a function or constant in PascalCase), "type", "value", "file",
 * "folder", and "tsx" (a value in a file of components that is not declared as a list).
 *
 * @typedef {{ words: string[], instead: string, only?: RegExp[], unless?: RegExp[], kinds?: string[] }} Pattern
 */

/** @type {Pattern[]} */
export const PATTERNS = [
  { words: ["house", "houses"], instead: "app, system" },
  { words: ["room", "rooms"], instead: "folder, space", unless: [/room-temperature/] },
  { words: ["wall", "walls"], instead: "import rule, side, limit", unless: [/wall-(clock|time|ms)/] },
  { words: ["floor", "floors"], instead: "minimum, layer" },
  { words: ["rim"], instead: "HTTP layer, edge" },
  { words: ["gate", "gates"], instead: "normaliseRecipe, guard" },
  { words: ["door", "doors"], instead: "safe fetch, auth, close" },
  { words: ["board", "boards"], instead: "section, panel", unless: [/cutting-board/] },
  { words: ["slip", "slips"], instead: "field group" },
  { words: ["ticket", "tickets"], instead: "timer card" },
  { words: ["dock", "docked", "docks"], instead: "timer tray" },
  { words: ["notch"], instead: "corner cutout" },
  { words: ["desk"], instead: "admin panel" },
  { words: ["stall", "stalls"], instead: "hero illustration" },
  { words: ["look", "looks"], instead: "variant", only: [/(^|-)looks?$/, /looks-of/] },
  // A control is a button; React's key, API keys, the keys of a keyboard and of a record stay keys.
  { words: ["key", "keys"], instead: "Button, IconButton", only: [/keys?$/], kinds: ["component"] },
  { words: ["key", "keys"], instead: "ButtonProps", only: [/keys?-props$/], kinds: ["type"] },
  {
    words: ["key", "keys"],
    instead: "button",
    only: [/^(bar|choice|corner|wake|share|sign-in|bookmark|restore)-key/],
  },
  // Sentences for users are messages; the words of a text that is parsed stay words.
  { words: ["words"], instead: "useXMessages", only: [/^use-.*words$/, /^use-words/] },
  { words: ["words"], instead: "messages", only: [/^words$/], kinds: ["file", "folder", "tsx"] },
  {
    words: ["words"],
    instead: "messages",
    only: [/^(page|create|form|ring|tool)-words$/, /words-(for|instead)/, /(^|-)in-.*words$/],
  },
  {
    words: ["place", "places"],
    instead: "index, position, cursor, location",
    unless: [/mise-en-place/, /decimal-places/],
  },
  {
    words: ["kept", "keep", "keeps", "keeper", "keeping"],
    instead: "cached, persisted, stored, retained",
    unless: [/keep-alive/, /keep-awake/],
  },
  { words: ["kitchen", "kitchens"], instead: "CookingState, cuisine, seededServer" },
  {
    words: ["mark", "marks", "marked"],
    instead: "step id, attribute, tag",
    unless: [
      /(byte-order|gas|trade|question|punctuation|quotation|bullet|combining|logo)-marks?/,
      /^(mark|marked|use-mark)-(done|feedback|as)/,
      /^is-marked-as/,
    ],
  },
  { words: ["told", "say", "says", "tell", "tells"], instead: "report, message, notify, state" },
  { words: ["speak", "speaks"], instead: "report, message", unless: [/^(can-)?speak$/] },
  { words: ["wish", "wishes"], instead: "request" },
  { words: ["lesson", "lessons"], instead: "technique tip" },
  {
    words: ["theme", "themes"],
    instead: "cuisine",
    // A colour scheme is a theme.
    unless: [/^theme$/, /theme-(system|light|dark|color|choice)/, /(choose|chosen|use|stored|apply)-theme/],
  },
  { words: ["late"], instead: "lazy", unless: [/too-late/, /(^|-)late-(by-)?ms$/] },
  { words: ["soon"], instead: "preload", unless: [/too-soon/] },
  { words: ["meanwhile"], instead: "conflict, concurrent" },
  { words: ["left"], instead: "skipped", only: [/left-out/] },
  { words: ["unfit"], instead: "invalid" },
  { words: ["trouble", "troubles"], instead: "failure" },
  { words: ["strange", "stranger", "strangers"], instead: "invalid, unknown" },
  {
    words: ["reading"],
    instead: "ParsedQuery, ExtractedFields, ParsedText, TimerState",
    kinds: ["type", "file"],
  },
  { words: ["habits"], instead: "model capabilities" },
  { words: ["rung", "rungs"], instead: "structured-output mode" },
  { words: ["likeness"], instead: "similarity" },
  { words: ["impatient", "impatience", "patience", "patient"], instead: "timeout" },
  { words: ["sweep", "sweeps"], instead: "cleanUpUnusedPictures" },
  { words: ["forget"], instead: "pruneGenerationLog", only: [/forget-old$/] },
  { words: ["illustrate"], instead: "attachPicture" },
  { words: ["ledger"], instead: "generation quota" },
  { words: ["admit", "admits", "admitted"], instead: "authorizeAndParse, RequestContext" },
  { words: ["another"], instead: "composeMiddleware", only: [/one-after-another/] },
  { words: ["shortcut", "shortcuts"], instead: "fast path", unless: [/keyboard-shortcuts?/] },
  { words: ["always"], instead: "static headers", only: [/^always$/], kinds: ["file", "value"] },
  { words: ["pieces"], instead: "JSON stream", only: [/json-pieces/] },
  { words: ["stove"], instead: "CookingSession", only: [/at-the-stove/] },
  { words: ["carried", "handed"], instead: "navigation state" },
  { words: ["clear"], instead: "avoid overlap", only: [/clear-of-keys/, /place-clear/] },
  {
    words: ["own"],
    instead: "personal notes, larder-json, account screens",
    only: [/own-(notes|json|places)$/],
  },
  { words: ["inside"], instead: "AuthenticatedShell", only: [/^inside$/], kinds: ["component", "file"] },
  { words: ["byline", "bylines"], instead: "author" },
  { words: ["deed", "deeds"], instead: "action" },
  { words: ["manner", "manners"], instead: "response" },
  { words: ["obedient"], instead: "schema-following model" },
  { words: ["everybody", "somebody", "nobody", "whoever"], instead: "all users, the user" },
  { words: ["acts"], instead: "steps" },
  { words: ["complaint", "complaints"], instead: "console errors" },
  { words: ["tongue", "tongues"], instead: "SPEECH_LOCALES" },
  { words: ["company"], instead: "pairing" },
];

/** Splits a name at capitals, hyphens, underscores, dots and dollars: `HTTPDoorOf` is `http-door-of`. */
export function kebabCase(name) {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1-$2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join("-");
}

/**
 * Returns the pattern that refuses a name, or undefined when the name is fine.
 *
 * @param {string} name an identifier, or the name of a file or folder without its extension
 * @param {string[]} kinds what the name is declared as, see PATTERNS
 */
export function refusedBy(name, kinds = ["value"]) {
  const kebab = kebabCase(name);
  const parts = kebab.split("-");
  return candidates(parts).find((pattern) => {
    if (pattern.kinds && !pattern.kinds.some((kind) => kinds.includes(kind))) return false;
    if (pattern.only && !pattern.only.some((context) => context.test(kebab))) return false;
    return !pattern.unless?.some((context) => context.test(kebab));
  });
}

const byWord = new Map();
for (const pattern of PATTERNS) {
  for (const word of pattern.words) byWord.set(word, [...(byWord.get(word) ?? []), pattern]);
}

const candidates = (parts) => [...new Set(parts)].flatMap((part) => byWord.get(part) ?? []);
