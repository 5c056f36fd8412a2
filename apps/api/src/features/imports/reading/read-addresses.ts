import { setTimeout as pause } from "node:timers/promises";
import type { StoredImport } from "@larder/domain/archive-import/archive-import";
import type { RecipeDraft } from "@larder/domain/recipe/recipe";
import { AppError } from "../../../http/errors/app-error.ts";
import type { ReadEntry } from "./archive-messages.ts";
import { pageEntry, PAGES } from "./page-entries.ts";
import type { ReadArchive } from "./read-archive.ts";

/** Fetches a page and reads its recipe; throws an AppError that says why there is none. */
export type ReadPage = (
  uid: string,
  url: string,
) => Promise<{ draft: RecipeDraft; picture: string | undefined }>;

/** The pause in milliseconds before another page of the same site. */
const PACE_MS = 1_000;
/** The number of times that a page is asked for while the fetches of others are waited for. */
const TRIES = 10;

/** Reads the pages at the addresses of an import, one at a time, as the entries of an archive. */
export function readAddresses(
  { userId, addressList }: Pick<StoredImport, "userId" | "addressList">,
  readPage: ReadPage,
  paceMs = PACE_MS,
): ReadArchive {
  let position = 0;
  const lastAt = new Map<string, number>();

  /** Waits until the site of an address was left alone for a while. */
  async function waitForSite(address: string): Promise<void> {
    const host = URL.parse(address)?.host ?? "";
    const since = performance.now() - (lastAt.get(host) ?? Number.NEGATIVE_INFINITY);
    if (since < paceMs) await pause(paceMs - since);
    lastAt.set(host, performance.now());
  }

  async function entryAt(address: string): Promise<ReadEntry> {
    await waitForSite(address);
    for (let tries = 1; ; tries += 1) {
      try {
        const { draft, picture } = await readPage(userId, address);
        return pageEntry(address, draft, {
          pictures: picture === undefined ? [] : [picture],
          original: { type: "text", text: address },
        });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        if (error.code === "import-busy" && tries < TRIES) {
          await pause(paceMs);
          continue;
        }
        return unreadEntry(address, error);
      }
    }
  }

  return {
    ...PAGES,
    formats: ["jsonld"],
    async next() {
      const address = addressList[position];
      if (address === undefined) return null;
      position += 1;
      return entryAt(address);
    },
  };
}

/** The reason is the code of the error; the text of a page without a recipe can be read as text. */
function unreadEntry(entry: string, { code, extras }: AppError): ReadEntry {
  const text = extras.details && "text" in extras.details ? extras.details.text : undefined;
  return {
    kind: "unread",
    entry,
    // A code of an error of a page is no reason of an archive; both are texts for the same table of sentences.
    reason: code as never,
    ...(typeof text === "string" && { original: { type: "text", text } }),
  };
}
