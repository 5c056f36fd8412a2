import { BookmarkPlus } from "lucide-react";
import { useCallback } from "react";
import { useAddMessages } from "@/features/add-recipe/messages";
import { paths } from "@/lib/navigation/paths";

/** Draws a link for the browser's bookmarks, which opens the import with the address of the page that is looked at. */
export function Bookmarklet() {
  const { addUrl } = useAddMessages();
  // React refuses addresses that run a script, and rightly; this one is ours, and serves outside of this page alone.
  const setAddress = useCallback((link: HTMLAnchorElement | null) => {
    link?.setAttribute("href", bookmarkletFor(location.origin));
  }, []);
  return (
    <section aria-labelledby="bookmarklet-title" className="mt-8 grid gap-2 border-t border-line pt-6">
      <h2 id="bookmarklet-title" className="type-step">
        {addUrl.bookmarkletTitle}
      </h2>
      <p className="text-ink-2">{addUrl.bookmarkletHint}</p>
      <a
        ref={setAddress}
        href={paths.addFromUrl}
        onClick={(event) => event.preventDefault()}
        className="inline-flex min-h-12 w-fit cursor-grab items-center gap-2 rounded-main bg-soft px-4 font-semibold lip [--lip-colour:var(--soft-lip)] [--outline:var(--soft-lip)]"
      >
        <BookmarkPlus aria-hidden className="size-5" />
        {addUrl.bookmarklet}
      </a>
    </section>
  );
}

/** Returns the script of the bookmark: it goes to the import form with the address of the open page. */
export function bookmarkletFor(origin: string): string {
  const form = JSON.stringify(`${origin}${paths.addFromUrl}?url=`);
  return `javascript:location.href=${form}+encodeURIComponent(location.href)`;
}
