import { html, type Markup } from "./markup.ts";

interface Page {
  title: string;
  /** The language of the text, as a language tag. */
  language: string;
  body: Markup;
  jsonLd?: Record<string, unknown>;
}

/** Everything is in the page itself, so that it opens from any folder. */
const STYLE = `
:root { color-scheme: light dark; }
body { font: 1.05rem/1.55 Georgia, "Times New Roman", serif; max-width: 42rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.2; }
h2 { border-bottom: 1px solid; padding-bottom: 0.2rem; margin-top: 2rem; }
.picture img { max-width: 100%; height: auto; border-radius: 0.4rem; }
dl { display: flex; flex-wrap: wrap; gap: 0.4rem 1.6rem; }
dl div { display: flex; gap: 0.4rem; }
dt { font-weight: bold; }
dd { margin: 0; }
li { margin: 0.35rem 0; }
.contents { columns: 2 16rem; }
@media print { nav { display: none; } body { margin: 0; max-width: none; } .picture img { max-height: 9cm; } li { break-inside: avoid; } }
`;

/** Writes a page that needs no connection, no other file but its pictures, and no script. */
export function page({ title, language, body, jsonLd }: Page): string {
  const { markup } = html`<!DOCTYPE html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="generator" content="Larder" />
        <title>${title}</title>
        <style>
          ${{ markup: STYLE }}
        </style>
        ${jsonLd ? { markup: `<script type="application/ld+json">${jsonInMarkup(jsonLd)}</script>\n` } : null}
      </head>
      <body>
        ${body}
      </body>
    </html> `;
  return markup;
}

/** No text of a recipe ends the script or begins a comment in it. */
function jsonInMarkup(value: object): string {
  return JSON.stringify(value)
    .replaceAll("<", String.raw`\u003c`)
    .replaceAll("\u2028", String.raw`\u2028`)
    .replaceAll("\u2029", String.raw`\u2029`);
}
