// First, for other modules load parts of the app as soon as they are read.
import "./lib/lazy/import-part.ts";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Root } from "./app/root.tsx";
import "./index.css";
import { listenForBack } from "./lib/focus/back-key.ts";
import { type DocumentState, readDocumentState } from "./lib/hydration/document-state.ts";
import { loadFirstMessages } from "./lib/i18n/load-messages.ts";
import { openPagesAtTheTop } from "./lib/navigation/page-top.ts";
import { registerServiceWorker } from "./lib/offline/service-worker.ts";
import { SessionProvider } from "./lib/session/session.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no place for the app.");

listenForBack();
openPagesAtTheTop();
preserveFocusFromFirst();
if (import.meta.env.PROD) void registerServiceWorker();

const state = readDocumentState();
if (state) void hydrate(root, state);
else createRoot(root).render(appWith(null));

/** Takes over a page that the server has rendered, once its language is there. */
async function hydrate(container: HTMLElement, rendered: DocumentState): Promise<void> {
  await loadFirstMessages(rendered.session.user?.preferredLanguage ?? rendered.language);
  hydrateRoot(container, appWith(rendered), {
    // The page is drawn anew where it is not as the server has rendered it; the cause says why.
    onRecoverableError: (error) => reportError(Object(error).cause ?? error),
  });
}

function appWith(rendered: DocumentState | null) {
  return (
    <Root
      state={rendered}
      session={(children) => <SessionProvider rendered={rendered}>{children}</SessionProvider>}
    />
  );
}

/**
 * Loads the code that preserves the focus when an element first gets the focus, so that the first page does not load
 * it.
 */
function preserveFocusFromFirst(): void {
  const load = () =>
    void import("./lib/focus/preserve-focus.ts").then(({ preserveFocus }) => preserveFocus()).catch(() => {});
  document.addEventListener("focusin", load, { once: true });
}
