import type { ExportSource } from "./exported-recipe.ts";
import { html, type Markup } from "./markup.ts";

export const MIMETYPE = "application/epub+zip";

/** A recipe in the book. */
export interface Chapter {
  file: string;
  name: string;
}

/** An ingredient with the positions of the chapters that use it. */
export interface IndexEntry {
  name: string;
  files: number[];
}

export const STYLE = `body { line-height: 1.45; overflow-wrap: break-word; }
h1, h2, h3 { line-height: 1.2; page-break-after: avoid; break-after: avoid; }
.title { text-align: center; margin-top: 35%; }
.picture { text-align: center; }
.picture img { max-width: 100%; max-height: 55vh; }
dl div { margin: 0.1em 0; }
dt { display: inline; font-weight: bold; }
dt::after { content: ": "; }
dd { display: inline; margin: 0; }
li { margin: 0.3em 0; page-break-inside: avoid; break-inside: avoid; }
.index { list-style: none; padding: 0; }
`;

const XML = `<?xml version="1.0" encoding="utf-8"?>\n`;

export function container(): string {
  return `${XML}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;
}

/** Writes a page of the book as XHTML. */
export function xhtml({ title, language, body }: { title: string; language: string; body: Markup }): string {
  const { markup } = html`<!DOCTYPE html>
    <html
      xmlns="http://www.w3.org/1999/xhtml"
      xmlns:epub="http://www.idpf.org/2007/ops"
      lang="${language}"
      xml:lang="${language}"
    >
      <head>
        <meta charset="utf-8" />
        <title>${title || "Larder"}</title>
        <link rel="stylesheet" type="text/css" href="style.css" />
      </head>
      <body>
        ${body}
      </body>
    </html> `;
  return XML + markup;
}

/** Returns the date of the export as the reader writes it. */
export function dateOf({ language, exportedAt, labels }: ExportSource): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  return labels.exportedOn(format.format(new Date(exportedAt)));
}

/** Writes the contents, which reading systems show as a menu too. */
export function navigation({ labels, language }: ExportSource, chapters: readonly Chapter[]): string {
  const items = [
    ...chapters.map(({ file, name }) => html`<li><a href="${file}">${name || labels.recipe}</a></li> `),
    html`<li><a href="index.xhtml">${labels.index}</a></li> `,
  ];
  return xhtml({
    title: labels.contents,
    language,
    body: html`<nav epub:type="toc" id="toc">
      <h1>${labels.contents}</h1>
      <ol>
        ${items}
      </ol>
    </nav>`,
  });
}

/** Writes which recipes use which ingredient, by the alphabet of the reader's language. */
export function indexPage(
  { labels, language }: ExportSource,
  chapters: readonly Chapter[],
  entries: readonly IndexEntry[],
): string {
  const byName = new Intl.Collator(language).compare;
  const items = entries
    .toSorted((one, other) => byName(one.name, other.name))
    .map(({ name, files }) => {
      const links = files.flatMap((at) => {
        const chapter = chapters[at];
        return chapter ? [html` <a href="${chapter.file}">${chapter.name || labels.recipe}</a>`] : [];
      });
      return html`<li dir="auto"><b>${name}</b>:${links}</li> `;
    });
  const list =
    items.length > 0
      ? html`<ul class="index">
          ${items}
        </ul>`
      : html``;
  return xhtml({
    title: labels.index,
    language,
    body: html`<h1>${labels.index}</h1>
      ${list}`,
  });
}

interface Book {
  /** A UUID. */
  id: string;
  chapters: readonly Chapter[];
  images: readonly string[];
  contents: string;
}

/** Writes the package document: what is in the book, and in which order it is read. */
export function packageDocument(
  { title, language, exportedAt, labels }: ExportSource,
  { id, chapters, images }: Book,
): string {
  const pages = chapters.map(
    ({ file }, at) => html`<item id="recipe-${at + 1}" href="${file}" media-type="application/xhtml+xml" /> `,
  );
  const pictures = images.map(
    (file, at) => html`<item id="picture-${at + 1}" href="${file}" media-type="image/jpeg" /> `,
  );
  const order = chapters.map((_, at) => html`<itemref idref="recipe-${at + 1}" /> `);
  const { markup } =
    html`<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:${id}</dc:identifier>
<dc:title>${title || labels.everything}</dc:title>
<dc:language>${language}</dc:language>
<meta property="dcterms:modified">${exportedAt.slice(0, 19)}Z</meta>
</metadata>
<manifest>
<item id="style" href="style.css" media-type="text/css"/>
<item id="title" href="title.xhtml" media-type="application/xhtml+xml"/>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="index" href="index.xhtml" media-type="application/xhtml+xml"/>
${pages}${pictures}</manifest>
<spine>
<itemref idref="title"/>
<itemref idref="nav"/>
${order}<itemref idref="index"/>
</spine>
</package>
`;
  return XML + markup;
}
