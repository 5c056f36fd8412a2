import { useEffect } from "react";

let page = "";
let notice = "";

/** Names the page in the browser's tab and history. */
export function useTitle(title: string): void {
  useEffect(() => {
    page = title;
    write();
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
  document.title = [notice, page, "Larder"].filter(Boolean).join(" · ");
}
