import { textLine } from "@larder/domain/schema-org/field-text";
import { lettersOf } from "../lines/letters.ts";
import { languageOf } from "@larder/domain/text/language-tag";
import type { RawRecipe } from "@larder/domain/schema-org/raw-recipe";
import type { PageMeta, PageReader } from "../found/page.ts";
import type { Attributes, PageListener } from "../html/page-stream.ts";
import { webAddress } from "@larder/domain/schema-org/web-address";

/** The `<meta>` names of each field, in order of preference. */
const META_NAMES = {
  openGraphTitle: ["og:title", "twitter:title"],
  description: ["og:description", "description", "twitter:description"],
  author: ["author", "article:author"],
  image: ["og:image", "og:image:url", "og:image:secure_url", "twitter:image", "twitter:image:src"],
  site: ["og:site_name", "application-name"],
} as const satisfies Partial<Record<keyof PageMeta, readonly string[]>>;

/** A wiki's namespace before the name of a recipe: "Recipe:". */
const NAMESPACE =
  /^(?:cookbook|recipes?|rezepte?|kochbuch|recettes?|recetas?|ricett[ae]|receitas?|recept(?:en)?|opskrift(?:er)?|oppskrift(?:er)?|przepis|рецепты?|livre de cuisine|libro de cocina)\s*:\s*/i;
/** Matches the words of a name. */
const WORDS = /[\p{L}\p{N}]{3,}/gu;
const LEAST_COMMON = 0.6;
const LONGEST_SITE = 40;
const TITLE_SEPARATOR = /(?<!\s)\s+[|–—·•«»-]\s+/u;
const MAX_LENGTH = 1_000;
const MOST_HEADINGS = 5;

/** Collects what a page declares about itself outside of any recipe data. */
export class PageMetaListener implements PageListener {
  /** True once the body begins: all metadata has been read. */
  hasHead = false;
  private readonly metas = new Map<string, string>();
  private readonly texts = { title: "", h1: "" };
  /** The texts of the page's `h1` headings. */
  private readonly headings: string[] = [];
  private inside: "title" | "h1" | null = null;
  private language = "";
  private canonicalLink = "";

  open(tag: string, attributes: Attributes): void {
    if (tag === "body") this.hasHead = true;
    else if (tag === "html") this.language = attributes.lang ?? attributes["xml:lang"] ?? "";
    else if (tag === "meta") this.openMeta(attributes);
    else if (tag === "link" && /(?:^|\s)canonical(?:\s|$)/i.test(attributes.rel ?? ""))
      this.canonicalLink ||= attributes.href ?? "";
    else if (tag === "title" && this.texts.title === "") this.inside = tag;
    else if (tag === "h1" && this.headings.length < MOST_HEADINGS) this.inside = tag;
  }

  text(piece: string): void {
    if (this.inside && this.texts[this.inside].length < MAX_LENGTH) this.texts[this.inside] += piece;
  }

  close(tag: string): void {
    if (tag === "head") this.hasHead = true;
    if (tag !== this.inside) return;
    this.inside = null;
    if (tag !== "h1" || this.texts.h1.trim() === "") return;
    this.headings.push(textLine(this.texts.h1));
    this.texts.h1 = "";
  }

  meta(): PageMeta {
    const first = (names: readonly string[]) =>
      names.map((name) => this.metas.get(name) ?? "").find((value) => /\p{L}{2}/u.test(value));
    return {
      title: textLine(this.texts.title),
      heading: this.headingNamed(textLine(this.texts.title)) || textLine(this.texts.h1),
      openGraphTitle: textLine(first(META_NAMES.openGraphTitle)),
      description: textLine(first(META_NAMES.description)),
      descriptionText: first(META_NAMES.description) ?? "",
      author: textLine(first(META_NAMES.author)),
      image: first(META_NAMES.image)?.trim() ?? "",
      site: textLine(first(META_NAMES.site)),
      language: this.language.trim(),
      canonicalLink: this.canonicalLink.trim(),
    };
  }

  /**
   * Returns the longest heading that the title of the page contains, else the first: a logo may be an `h1` as well.
   */
  private headingNamed(title: string): string {
    const lower = title.toLowerCase();
    const named = this.headings.filter((heading) => lower.includes(heading.toLowerCase()));
    const longest = named.toSorted((one, other) => other.length - one.length)[0];
    return longest ?? this.headings[0] ?? "";
  }

  private openMeta(attributes: Attributes): void {
    const name = (attributes.property ?? attributes.name ?? "").trim().toLowerCase();
    const content = attributes.content?.slice(0, MAX_LENGTH * 5).trim();
    if (name !== "" && content && this.metas.size < 200 && !this.metas.has(name))
      this.metas.set(name, content);
  }
}

/** Reads the page's metadata, for the fields that its recipe data omit. */
export const pageMeta: PageReader = {
  name: "page-meta",
  trust: 0.5,
  isSure: true,
  read: ({ meta, url }) => readPageMeta(meta, url),
};

function readPageMeta(meta: PageMeta, pageUrl: string): Partial<RawRecipe> {
  const title = pageTitle(meta, pageUrl).replace(NAMESPACE, "");
  const site = meta.site || siteInTitle(meta, pageUrl);
  const image = webAddress(meta.image, pageUrl);
  const language = languageOf(meta.language);
  return {
    ...(title !== "" && { title }),
    ...(meta.description !== "" && { description: meta.description }),
    ...(meta.author !== "" && !URL.canParse(meta.author) && { author: meta.author }),
    ...(image && { image }),
    ...(language && { language }),
    ...(site !== "" && { site }),
  };
}

/**
 * Returns the name of a page without that of its site: the heading where the title contains it, else the title's own
 * part.
 */
function pageTitle(meta: PageMeta, pageUrl: string): string {
  const { heading, openGraphTitle, title } = meta;
  const full = namesSite(openGraphTitle, meta, pageUrl) ? title : openGraphTitle || title;
  if (full === "" || (heading !== "" && full.toLowerCase().includes(heading.toLowerCase()))) return heading;
  const parts = full.split(TITLE_SEPARATOR);
  const name = parts.length < 2 ? full : withoutSite(parts, full, meta, pageUrl);
  return isSameName(heading, name) && !namesSite(heading, meta, pageUrl) ? heading : name;
}

function withoutSite(parts: string[], full: string, meta: PageMeta, pageUrl: string): string {
  const isUnnamed = meta.site === "" && meta.openGraphTitle === "";
  if (namesSite(parts.at(-1) ?? "", meta, pageUrl) || isUnnamed) return parts.slice(0, -1).join(" - ");
  return namesSite(parts[0] ?? "", meta, pageUrl) ? parts.slice(1).join(" - ") : full;
}

/**
 * Returns the site's name from the end of the page's title: "Leek soup - Ann's kitchen"; empty where there is none.
 */
export function siteInTitle(meta: PageMeta, pageUrl: string): string {
  const parts = meta.title.split(TITLE_SEPARATOR);
  const last = parts.length > 1 ? (parts.at(-1) ?? "") : "";
  const [name, heading] = [lettersOf(parts[0] ?? ""), lettersOf(meta.heading)];
  const isSite = namesSite(last, meta, pageUrl) || (heading !== "" && name.includes(heading));
  if (!isSite || last.length > LONGEST_SITE) return "";
  // "Recipes at Topf" at topf.example: the site is called as its host.
  const brand = last.split(/\s+/).at(-1) ?? "";
  return hostNames(pageUrl).includes(lettersOf(brand)) ? brand : last;
}

/** Returns the labels of an address's host, without its top-level domain. */
function hostNames(pageUrl: string): string[] {
  const host = URL.canParse(pageUrl) ? new URL(pageUrl).hostname.replace(/^www\./, "") : "";
  return host.split(".").slice(0, -1).map(lettersOf);
}

/** Reports whether a name is that of the site, or of its host: "Ann's Kitchen" at annskitchen.example. */
function namesSite(name: string, { site }: PageMeta, pageUrl: string): boolean {
  if (name.toLowerCase() === site.toLowerCase()) return true;
  const letters = lettersOf(name);
  const labels = hostNames(pageUrl);
  return (
    letters.length > 2 &&
    (letters === lettersOf(site) ||
      labels.includes(letters) ||
      (letters.startsWith(labels.join("")) && isHost(name)))
  );
}

/** Reports whether a text is a host name: "topf.example". */
function isHost(name: string): boolean {
  return /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u.test(name);
}

/** Reports whether a heading and a title for search engines share most of their words. */
function isSameName(heading: string, title: string): boolean {
  const words = heading.toLowerCase().match(WORDS) ?? [];
  const known = new Set(title.toLowerCase().match(WORDS));
  const common = words.filter((word) => known.has(word)).length;
  return words.length > 1 && common >= words.length * LEAST_COMMON;
}
