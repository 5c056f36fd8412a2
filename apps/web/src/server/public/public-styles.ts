import type { Tone } from "@larder/covers/tone";
import type { LinkKind } from "@larder/domain/account/public-link";

const TOKEN = /(--[\w-]+):\s*([^;]+);/g;
const USED = /var\((--[\w-]+)/g;
/** The colours of the logo, which is drawn in the page. */
const LOGO = "var(--tomato)var(--lemon)var(--herb)";
/** The fonts of European languages; a page in another script takes those of the system. */
const FONT = /@font-face\s*\{[^}]*-latin(?:-ext)?-w[^}]*\}/g;

/** The stylesheets of which those of public pages are made. */
export interface PublicStylesheets {
  /** Names every value of the look. */
  tokens: string;
  /** The rules of all public pages. */
  page: string;
  /** The further rules of the pages of recipes, and of collections. */
  kinds: Readonly<Record<LinkKind, string>>;
  /** The built stylesheet of the app, which says where the files of the fonts are. */
  built: string;
}

/**
 * Returns a function that returns all styles of a public page, by what it shows and the colour of the recipe's category. A page
 * that shows nothing has those of all pages.
 */
export function createPublicStyles({
  tokens,
  page,
  kinds,
  built,
}: PublicStylesheets): (kind: LinkKind | null, tone: Tone | null) => string {
  const values = new Map<string, string>();
  for (const [, name = "", value = ""] of withoutComments(tokens).matchAll(TOKEN))
    // The first one is that of every screen; those of larger ones stand in the page's own stylesheet.
    if (!values.has(name)) values.set(name, value.replace(/\s+/g, " ").trim());
  const shared = minified(page);
  const ofKinds = { recipe: minified(kinds.recipe), collection: minified(kinds.collection) };
  const fonts = (built.match(FONT) ?? []).join("");

  return (kind, tone) => {
    const rules = shared + (kind === null ? "" : ofKinds[kind]);
    const toned = tone === null ? "" : `.cat{--tone:var(--${tone})}`;
    const used = namesIn(rules + toned + LOGO, values);
    const root = [...used].map((name) => `${name}:${minified(values.get(name) ?? "")}`).join(";");
    return `${fonts}:root{${root}}${rules}${toned}`;
  };
}

/** Returns the names of the values that a stylesheet uses, with those that they are made of. */
function namesIn(css: string, values: ReadonlyMap<string, string>, found = new Set<string>()): Set<string> {
  for (const [, name = ""] of css.matchAll(USED)) {
    const value = values.get(name);
    if (value === undefined || found.has(name)) continue;
    found.add(name);
    namesIn(value, values, found);
  }
  return found;
}

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, "");

/** Leaves out what a browser does not need; texts in the stylesheet have no such characters. */
function minified(css: string): string {
  return withoutComments(css)
    .replace(/\s+/g, " ")
    .replace(/\s*([{};,>])\s*/g, "$1")
    .replace(/([:(]) /g, "$1")
    .replace(/ \)/g, ")")
    .replaceAll(";}", "}")
    .trim();
}
