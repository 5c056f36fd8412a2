import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RenderedPage } from "@larder/domain/contract/server-rendering";
import { pageOf } from "@/app/hydration/page-answers";
import { attributeValues } from "./attribute-values.ts";
import startApp from "./start-app.js?raw";

interface PageParts {
  path: string;
  /** The title in the tab. */
  title: string;
  language: string;
  /** The styles that the page needs until the stylesheet has come. */
  css: string;
  html: string;
  /** The element with the state of the page. */
  state: string;
}

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/;
const ENTRY = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const PART = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

/**
 * Reads the page that the browser would render itself, and returns what makes it a rendered one: the styles that it needs
 * are in it, and the scripts come after all that is seen.
 *
 * @param folder that of the built web client
 */
export function createTemplate(folder: string) {
  const shell = readFileSync(join(folder, "index.html"), "utf8");
  const theme = readFileSync(join(folder, "theme.js"), "utf8");
  const [, entry = ""] = found(shell, ENTRY);
  const [, stylesheet = ""] = found(shell, STYLESHEET);
  const partsOf = createPartsOf(
    folder,
    [...shell.matchAll(PART)].map(([, href = ""]) => href),
  );
  const head = found(shell, /<head>([\s\S]*)<\/head>/)[1] ?? "";
  const rest = head
    .replace(ENTRY, "")
    .replace(/<script src="\/theme\.js"><\/script>/, "")
    .replace(/<link rel="(?:modulepreload|preload)"[^>]*>/g, "")
    .replace(/<link rel="stylesheet"[^>]*>/g, "")
    .replace(/<title>.*<\/title>/, "")
    .replace(/\s*\n\s*/g, "\n")
    .trim();

  return {
    /** The file with all styles. */
    stylesheet,
    documentOf: ({ path, title, language, css, html, state }: PageParts): RenderedPage => ({
      html:
        `<!doctype html><html lang="${language}"><head>` +
        `<title>${escaped(title)}</title>${rest}<script>${theme}</script><style>${css}</style></head>` +
        `<body><div id="root">${html}</div>${state}` +
        `<script data-entry="${entry}" data-styles="/${stylesheet}" data-parts="${partsOf(path).join(" ")}">` +
        `${startApp}</script>`,
      styles: [css],
      styleAttributes: attributeValues(html, "style"),
      scripts: [theme, startApp],
    }),
  };
}

/** The parts of the app that render a page, beside what every page needs. */
const PAGE_PARTS = {
  login: ["src/app/pages/login-page.tsx"],
  list: ["src/app/authenticated-shell.tsx", "src/app/pages/recipe-list-page.tsx"],
  recipe: ["src/app/authenticated-shell.tsx", "src/app/pages/recipe-page.tsx"],
} as const;

/** Returns a function that returns the addresses of the files of a page, which would otherwise be found one by one. */
function createPartsOf(folder: string, everywhere: readonly string[]): (path: string) => readonly string[] {
  const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
    readFileSync(join(folder, ".vite/manifest.json"), "utf8"),
  );
  function addFiles(name: string, files: Set<string>): void {
    const part = manifest[name];
    if (!part || files.has(`/${part.file}`)) return;
    files.add(`/${part.file}`);
    for (const imported of part.imports ?? []) addFiles(imported, files);
  }
  return (path) => {
    const page = pageOf(path, "");
    const files = new Set(everywhere);
    for (const name of page ? PAGE_PARTS[page.name] : []) addFiles(name, files);
    return [...files];
  };
}

function found(text: string, pattern: RegExp): RegExpExecArray {
  const match = pattern.exec(text);
  if (!match) throw new Error(`The built page has nothing like ${pattern}.`);
  return match;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
