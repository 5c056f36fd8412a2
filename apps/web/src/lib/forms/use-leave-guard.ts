import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { holdBack } from "@/lib/focus/back-key";

export interface LeaveGuard {
  /** Whether the user tries to leave, so that the question must be shown. */
  asking: boolean;
  stay: () => void;
  leave: () => void;
}

/**
 * Asks before the user leaves a page with unsaved input by a link, the browser's back button or closing the tab. For
 * the tab the browser asks with its own text; for the others the page asks. A navigation by the page itself is not
 * intercepted, nor is a link with `data-carries`, which passes the input on.
 *
 * @param asksInTab false where closing the tab loses nothing
 */
export function useLeaveGuard(isHolding: boolean, { asksInTab = true } = {}): LeaveGuard {
  const [, navigate] = useLocation();
  const [request, setRequest] = useState<"back" | { href: string } | null>(null);
  const release = useRef(() => {});

  // A layout effect ends with the page, also where the page stays hidden while the next one is loaded.
  useLayoutEffect(() => {
    if (!isHolding) return;
    const here = location.href;

    const askInTheTab = (event: BeforeUnloadEvent) => event.preventDefault();

    const askAtLinks = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!(link instanceof HTMLAnchorElement) || opensElsewhere(event, link)) return;
      event.preventDefault();
      setRequest({ href: link.pathname + link.search + link.hash });
    };

    release.current = holdBack(() => {
      history.pushState(null, "", here);
      setRequest("back");
    });
    if (asksInTab) addEventListener("beforeunload", askInTheTab);
    document.addEventListener("click", askAtLinks, { capture: true });
    return () => {
      release.current();
      removeEventListener("beforeunload", askInTheTab);
      document.removeEventListener("click", askAtLinks, { capture: true });
    };
  }, [isHolding, asksInTab]);

  const stay = useCallback(() => setRequest(null), []);
  const leave = useCallback(() => {
    release.current();
    setRequest(null);
    if (request === "back") history.back();
    else if (request) navigate(request.href);
  }, [request, navigate]);

  return { asking: request !== null, stay, leave };
}

/** Other windows, other sites and downloads leave this page as it is, or ask by themselves. */
function opensElsewhere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const isHere =
    link.origin === location.origin && link.target !== "_blank" && !link.hasAttribute("download");
  return !isPlain || !isHere || link.dataset.carries !== undefined;
}
