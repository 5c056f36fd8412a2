import { type Dispatch, type SetStateAction, useRef, useState } from "react";
import { readFileText, type ReadTextOptions } from "@/features/photo-text/api";
import { pageBlob } from "@/features/photo-text/page-blob";
import { changePage, type PhotoPage } from "@/features/photo-text/photo-pages";

type SetPages = Dispatch<SetStateAction<readonly PhotoPage[]>>;

/** The page that is being read, and how many are to be read. */
interface Progress {
  number: number;
  of: number;
}

/**
 * Reads pages one after the other.
 *
 * @param failureOf returns the sentence for a page that could not be read
 */
export function useReadPages(setPages: SetPages, failureOf: (error: unknown) => string) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController>(null);

  /** Reads the pages that have no text yet; returns whether all of them were tried. */
  async function read(pages: readonly PhotoPage[], options: ReadTextOptions): Promise<boolean> {
    const { signal } = (running.current = new AbortController());
    try {
      for (const [index, page] of pages.entries()) {
        if (page.read) continue;
        setProgress({ number: index + 1, of: pages.length });
        const outcome = await readFileText(await pageBlob(page), options, signal).then(
          (found) => ({ read: found, failure: null }),
          (error: unknown) => ({ read: null, failure: failureOf(error) }),
        );
        if (signal.aborted) return false;
        setPages((all) => changePage(all, page.id, () => outcome));
      }
      return true;
    } finally {
      setProgress(null);
    }
  }

  return { progress, read, cancel: () => running.current?.abort() };
}
