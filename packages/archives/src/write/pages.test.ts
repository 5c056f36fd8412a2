import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from "@zip.js/zip.js";
import { Parser } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { collect } from "../testing/collect.ts";
import { nastySource } from "../testing/export-source.ts";
import { EXPORT_WRITERS } from "./export-formats.ts";

async function filesOf(format: "larder" | "epub"): Promise<Map<string, string>> {
  const bytes = Buffer.concat(await collect(EXPORT_WRITERS[format].write(nastySource())));
  const files = new Map<string, string>();
  for (const entry of await new ZipReader(new Uint8ArrayReader(bytes)).getEntries())
    if (!entry.directory)
      files.set(entry.filename, Buffer.from(await entry.getData(new Uint8ArrayWriter())).toString());
  return files;
}

interface Element {
  name: string;
  attributes: Record<string, string>;
}

function elementsOf(markup: string): Element[] {
  const elements: Element[] = [];
  const parser = new Parser(
    { onopentag: (name, attributes) => elements.push({ name, attributes }) },
    { xmlMode: true },
  );
  parser.end(markup);
  return elements;
}

/** Throws unless each element is closed in the order in which elements were opened. */
function checkNesting(markup: string): void {
  const open: string[] = [];
  for (const [tag, slash, name = "", end] of markup.matchAll(/<(\/?)([\w:-]+)[^>]*?(\/?)>/g)) {
    if (slash === "" && end === "") open.push(name);
    else if (slash !== "" && open.pop() !== name) throw new Error(`${tag} closes another element.`);
  }
  if (open.length > 0) throw new Error(`<${open.at(-1) ?? ""}> is not closed.`);
}

const pagesIn = (files: ReadonlyMap<string, string>, ending: string) =>
  [...files].filter(([path]) => path.endsWith(ending));

describe("the pages of a Larder archive", () => {
  it("hold no element, attribute or address that a recipe's text could bring", async () => {
    const pages = pagesIn(await filesOf("larder"), ".html");
    const elements = pages.flatMap(([, markup]) => elementsOf(markup));
    const names = new Set(elements.map(({ name }) => name));
    for (const name of ["iframe", "svg", "form", "base", "object", "b"]) expect(names).not.toContain(name);
    const attributesOf = (wanted: string) =>
      elements.filter(({ name }) => name === wanted).map(({ attributes }) => attributes);
    expect(new Set(attributesOf("script").map(({ type }) => type))).toEqual(new Set(["application/ld+json"]));
    expect(attributesOf("img").filter(({ src = "" }) => !src.startsWith("../pictures/"))).toEqual([]);
    expect(attributesOf("a").filter(({ href = "" }) => /^(?!https?:)[a-z]+:/i.test(href))).toEqual([]);
    const all = elements.flatMap(({ attributes }) => Object.keys(attributes));
    expect(all.filter((attribute) => attribute.startsWith("on"))).toEqual([]);
  });

  it("hold their recipe as JSON-LD, and lead to files that are there", async () => {
    const files = await filesOf("larder");
    const [, json = ""] =
      /<script[^>]*>(.*?)<\/script>/s.exec(files.get("recipes/b Soup & 'Salad' b.html") ?? "") ?? [];
    expect(JSON.parse(json)).toMatchObject({
      name: `<b>"Soup" & 'Salad'</b>`,
      description: "</script><script>alert(1)</script><!-- ]]> &amp;",
    });
    for (const [path, markup] of pagesIn(files, ".html")) {
      for (const { attributes } of elementsOf(markup)) {
        const address = attributes["href"] ?? attributes["src"];
        if (address === undefined || /^https?:/.test(address)) continue;
        const { pathname } = new URL(address, `file:///${path.split("/").map(encodeURIComponent).join("/")}`);
        expect(files.has(decodeURIComponent(pathname.slice(1))), `${path} names ${address}`).toBe(true);
      }
    }
  });

  it("link recipes that use each other, and lists collections", async () => {
    const files = await filesOf("larder");
    expect(files.get("recipes/Pasta with Pesto.html")).toContain('<a href="Pesto.html">Pesto</a>');
    expect(files.get("recipes/Pesto.html")).toContain(
      '<a href="Pasta%20with%20Pesto.html">Pasta with Pesto</a>',
    );
    expect(files.get("index.html")).toContain("Sunday / Lunch?");
    expect(files.get("README.txt")).toContain("index.html");
  });
});

describe("a book", () => {
  it("begins with its media type, and names its package document", async () => {
    const files = await filesOf("epub");
    expect([...files.keys()][0]).toBe("mimetype");
    expect(files.get("mimetype")).toBe("application/epub+zip");
    expect(files.get("META-INF/container.xml")).toContain('full-path="EPUB/package.opf"');
  });

  it("lists each of its files once, and reads only files that it lists", async () => {
    const files = await filesOf("epub");
    const elements = elementsOf(files.get("EPUB/package.opf") ?? "");
    const items = elements.filter(({ name }) => name === "item").map(({ attributes }) => attributes);
    const paths = items.map(({ href = "" }) => `EPUB/${href}`);
    const inside = [...files.keys()].filter(
      (path) => path.startsWith("EPUB/") && path !== "EPUB/package.opf",
    );
    expect(paths.toSorted()).toEqual(inside.toSorted());
    const ids = new Set(items.map(({ id }) => id));
    expect(ids.size).toBe(items.length);
    const spine = elements
      .filter(({ name }) => name === "itemref")
      .map(({ attributes }) => attributes["idref"]);
    expect(spine.every((id) => ids.has(id))).toBe(true);
    expect(items.filter(({ properties }) => properties === "nav").length).toBe(1);
    for (const name of ["dc:identifier", "dc:title", "dc:language", "meta"])
      expect(elements.some((element) => element.name === name)).toBe(true);
  });

  it("is well-formed, needs nothing from elsewhere, and leads to pages that are there", async () => {
    const files = await filesOf("epub");
    for (const [path, markup] of pagesIn(files, ".xhtml")) {
      checkNesting(markup);
      expect(markup).not.toMatch(/[\u202a-\u202e]/);
      expect(markup).not.toMatch(/<!ENTITY|<!DOCTYPE html [^>]/);
      // oxlint-disable-next-line no-control-regex -- XML forbids them
      expect(markup).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
      for (const { name, attributes } of elementsOf(markup)) {
        expect(["script", "iframe"]).not.toContain(name);
        const address = attributes["src"] ?? (name === "a" ? attributes["href"] : undefined);
        if (address === undefined || (name === "a" && /^https?:/.test(address))) continue;
        expect(files.has(`EPUB/${address}`), `${path} names ${address}`).toBe(true);
      }
    }
  });

  it("has contents and an index that says which recipes use an ingredient", async () => {
    const files = await filesOf("epub");
    expect(files.get("EPUB/nav.xhtml")).toContain('epub:type="toc"');
    expect(files.get("EPUB/index.xhtml")).toMatch(/<b>leeks<\/b>: <a href="recipe-1.xhtml">Leek Pie<\/a>/);
  });
});
