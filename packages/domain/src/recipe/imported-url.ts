import { cleanLine, cutText } from "../text/clean-text.ts";
import { LIMITS } from "../limits.ts";
import { type ImportedUrl, type Medium, mediumSchema, webUrl } from "./recipe.ts";

const HOSTS: readonly (readonly [RegExp, Medium])[] = [
  [/(^|\.)(youtube\.com|youtube-nocookie\.com|youtu\.be)$/, "youtube"],
  [/(^|\.)tiktok\.com$/, "tiktok"],
  [/(^|\.)(instagram\.com|instagr\.am)$/, "instagram"],
  [/(^|\.)(pinterest\.[a-z]{2,3}(\.[a-z]{2})?|pin\.it)$/, "pinterest"],
];

/** Returns the kind of site that an address belongs to, by its host; "web" for unknown hosts. */
export function mediumOf(url: string): Medium {
  const host = hostOf(url);
  return HOSTS.find(([pattern]) => pattern.test(host))?.[1] ?? "web";
}

/**
 * Reads where a recipe came from: an address, or an object whose other fields may be missing. The source defaults to
 * the host, the medium is derived from the host.
 *
 * @returns null without an http or https address
 */
export function importedUrlOf(value: unknown): ImportedUrl | null {
  const given: { [key: string]: unknown } =
    typeof value === "object" && value !== null ? { ...value } : { url: value };
  const url = typeof given.url === "string" ? cleanLine(given.url) : "";
  if (!webUrl.safeParse(url).success) return null;
  return {
    url,
    source: shortLine(given.source) ?? hostOf(url).replace(/^www\./, ""),
    author: shortLine(given.author) ?? "",
    medium: mediumSchema.safeParse(given.medium).data ?? mediumOf(url),
  };
}

function shortLine(value: unknown): string | null {
  return typeof value === "string" ? cutText(cleanLine(value), LIMITS.shortTextLength) : null;
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.toLowerCase() : "";
}
