import {
  SHARED_CACHE,
  SHARED_NAME,
  SHARED_TEXTS,
  sharedFile,
  type SharedTexts,
} from "../../../shared-cache.ts";

/** The content that another app has shared with the installed app. */
export interface SharedContent {
  title: string;
  text: string;
  url: string;
  files: File[];
}

/** Returns what was shared; null when there is nothing, or the browser keeps nothing. */
export async function readShared(): Promise<SharedContent | null> {
  try {
    const cache = await caches.open(SHARED_CACHE);
    const answer = await cache.match(SHARED_TEXTS);
    if (!answer) return null;
    const texts = (await answer.json()) as SharedTexts;
    const files: File[] = [];
    for (let index = 0; index < texts.files; index += 1) {
      const file = await cache.match(sharedFile(index));
      if (file) files.push(await fileOf(file));
    }
    return { title: texts.title, text: texts.text, url: texts.url, files };
  } catch {
    // A private window has no caches.
    return null;
  }
}

/** Deletes what was shared from this device, once a page has taken it. */
export async function forgetShared(): Promise<void> {
  await caches.delete(SHARED_CACHE).catch(() => false);
}

/** Returns the shared files and deletes them from this device; none when no file was shared. */
export async function takeSharedFiles(): Promise<File[]> {
  const shared = await readShared();
  if (!shared || shared.files.length === 0) return [];
  await forgetShared();
  return shared.files;
}

async function fileOf(answer: Response): Promise<File> {
  const name = decodeURIComponent(answer.headers.get(SHARED_NAME) ?? "");
  return new File([await answer.blob()], name, { type: answer.headers.get("content-type") ?? "" });
}

/** The kinds of shared content, each of which has a page that takes it. */
export type SharedKind = "address" | "text" | "pictures" | "files" | "nothing";

const ADDRESS = /https?:\/\/[^\s<>"]+/i;

/**
 * Tells what was shared. Apps write a link into the text as often as into the address, with the page's title around it.
 *
 * @returns the address of a link, or the text to read a recipe from
 */
export function sortShared({ title, text, url, files }: SharedContent): {
  kind: SharedKind;
  address: string;
  text: string;
} {
  if (files.length > 0) {
    const areSeen = files.every(({ type }) => type.startsWith("image/") || type === "application/pdf");
    return { kind: areSeen ? "pictures" : "files", address: "", text: "" };
  }
  const address = url.trim() || (ADDRESS.exec(text)?.[0] ?? "");
  const rest = text.replace(address, "").trim();
  const isLink = address !== "" && rest.length < 200 && !rest.includes("\n");
  if (isLink) return { kind: "address", address, text: "" };
  const whole = [title, text, url].map((part) => part.trim()).filter((part) => part !== "");
  const isText = whole.length > 0;
  return { kind: isText ? "text" : "nothing", address: "", text: [...new Set(whole)].join("\n\n") };
}
