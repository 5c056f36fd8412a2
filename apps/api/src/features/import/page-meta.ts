import { textLine } from "./field-text.ts";
import { languageOf } from "./language-tag.ts";
import type { PageMeta, RawRecipe } from "./raw-recipe.ts";
import type { Attributes, PageListener } from "./page-stream.ts";
import { webAddress } from "./web-address.ts";

/** What a page says of itself in `<meta>`; of several names the first that is there counts. */
const META_NAMES = {
  openGraphTitle: ["og:title", "twitter:title"],
  description: ["og:description", "description", "twitter:description"],
  author: ["author", "article:author"],
  image: ["og:image", "og:image:url", "og:image:secure_url", "twitter:image", "twitter:image:src"],
  site: ["og:site_name", "application-name"],
} as const satisfies Partial<Record<keyof PageMeta, readonly string[]>>;

/** What parts the name of a page from that of its site. */
const TITLE_SEPARATOR = /\s+[|–—·•«»-]\s+/u;
const MAX_LENGTH = 1_000;
const MOST_HEADINGS = 5;

/** Collects what a page says of itself outside of any recipe data. */
export class PageMetaListener implements PageListener {
  /** The head has ended: nothing more is to be said. */
  hasHead = false;
  private readonly metas = new Map<string, string>();
  private readonly texts = { title: "", h1: "" };
  /** What stands in further headings of the first rank. */
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

  /** The heading that the title of the page holds too, else the first: a logo may be one as well. */
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

/** What the page says of itself, for what its recipe data leave out. */
export function readPageMeta(meta: PageMeta, pageUrl: string): Partial<RawRecipe> {
  const title = pageTitle(meta);
  const image = webAddress(meta.image, pageUrl);
  const language = languageOf(meta.language);
  return {
    ...(title !== "" && { title }),
    ...(meta.description !== "" && { description: meta.description }),
    ...(meta.author !== "" && !URL.canParse(meta.author) && { author: meta.author }),
    ...(image && { image }),
    ...(language && { language }),
    ...(meta.site !== "" && { site: meta.site }),
  };
}

/** The name of a page without that of its site: its heading where the title holds it, else the title's own part. */
function pageTitle({ heading, openGraphTitle, title, site }: PageMeta): string {
  const isSite = (name: string) => name.toLowerCase() === site.toLowerCase();
  const full = isSite(openGraphTitle) ? title : openGraphTitle || title;
  if (full === "" || (heading !== "" && full.toLowerCase().includes(heading.toLowerCase()))) return heading;
  const parts = full.split(TITLE_SEPARATOR);
  if (parts.length < 2) return full;
  const namesSite = isSite(parts.at(-1) ?? "") || (site === "" && openGraphTitle === "");
  if (namesSite) return parts.slice(0, -1).join(" - ");
  return isSite(parts[0] ?? "") ? parts.slice(1).join(" - ") : full;
}
