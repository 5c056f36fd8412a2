import { use, useEffect } from "react";
import { DocumentStateContext } from "@/lib/hydration/document-state";
import { announce } from "@/lib/browser/announcements";

let page = "";
let notice = "";
/** The path of the page that was named last. */
let path: string | null = null;

/** Names the page in the browser's tab and history, and announces it to screen readers when it replaces another one. */
export function useTitle(title: string): void {
  const rendered = use(DocumentStateContext);
  if (import.meta.env.SSR) rendered?.onTitle?.(titleWith(title));
  useEffect(() => {
    page = title;
    write();
    if (title === "" || path === location.pathname) return;
    if (path !== null) announce(title);
    path = location.pathname;
  }, [title]);
}

/** Puts a text before the title of every open page; does nothing when it is empty. */
export function useTitleNotice(text: string): void {
  useEffect(() => {
    notice = text;
    write();
    return () => {
      notice = "";
      write();
    };
  }, [text]);
}

function write(): void {
  document.title = titleWith(page);
}

const titleWith = (title: string) => [notice, title, "Larder"].filter(Boolean).join(" · ");
