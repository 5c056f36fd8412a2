import * as z from "zod/mini";
import { LIMITS } from "../limits.ts";

export const PUBLIC_LINK_LIMITS = {
  /** The number of links of one user, ended ones included. */
  links: 200,
  shownNameLength: LIMITS.nameLength,
} as const;

/** What a public link can lead to. */
export const LINK_KINDS = ["recipe", "collection"] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** The recipe or the collection that a public link leads to. */
export const linkTargetSchema = z.object({
  kind: z.enum(LINK_KINDS),
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
});
export type LinkTarget = z.infer<typeof linkTargetSchema>;

/** The unguessable part of a public address: 128 random bits as base64url. */
const TOKEN = /^[\w-]{22}$/;
export const linkTokenSchema = z.string().check(z.regex(TOKEN));

/** The part of a public address that names a recipe of a collection: its slug. */
export const linkPartSchema = z.string().check(z.regex(/^[\w-]{1,200}$/));

/** Returns whether a text has the form of a token; any other text is in no public address. */
export function isLinkToken(text: string): boolean {
  return TOKEN.test(text);
}

/** The name of the owner that a public page shows; "" where the owner chose none. */
export const shownNameSchema = z.string().check(z.maxLength(PUBLIC_LINK_LIMITS.shownNameLength));

/** A public address of a recipe or a collection, which everybody can open who has it. */
export const publicLinkSchema = z.object({
  id: z.string(),
  userId: z.string(),
  token: linkTokenSchema,
  target: linkTargetSchema,
  shownName: shownNameSchema,
  /** Whether search engines may list the page. */
  allowsIndexing: z.boolean(),
  /**
   * True where the owner has agreed that the page of a collection shows their own link recipes in it; missing otherwise. A
   * link of such a recipe alone, which is meant for other readers, does not put it on that page.
   */
  showsUnlisted: z.optional(z.literal(true)),
  createdAt: z.iso.datetime(),
  /** The time from which the address leads nowhere; null for a link without an end. */
  endsAt: z.nullable(z.iso.datetime()),
});
export type PublicLink = z.infer<typeof publicLinkSchema>;

/** Returns whether a link has ended. */
export function hasEnded({ endsAt }: Pick<PublicLink, "endsAt">, now: Date): boolean {
  return endsAt !== null && Date.parse(endsAt) <= now.getTime();
}

/** Returns the path of a public page: "/s/4f1cK2…". */
export function publicPath(token: string): string {
  return `/s/${token}`;
}

/**
 * Returns the file name of the drawn cover of a recipe without a picture, below its public address: "cover.svg".
 *
 * @param slug that of a recipe of a collection, "leek-soup-mb3k2x9q"; its cover is a file of the collection's address
 */
export function coverFileName(slug?: string): string {
  return `${slug ?? "cover"}.svg`;
}

/** Returns the slug of the recipe of a collection whose drawn cover a file name names; null for every other name. */
export function slugOfCover(file: string): string | null {
  return /^([\w-]+)\.svg$/.exec(file)?.[1] ?? null;
}

/** Returns whether a part of a public address names a file, not a page: "cover.svg". */
export function isFilePart(part: string): boolean {
  return part.includes(".");
}
