// First, for other modules load parts of the app as soon as they are read.
import "./lib/lazy/import-part.ts";
import { StrictMode, type ReactNode, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app";
import "./index.css";
import { listenForBack } from "./lib/focus/back-key.ts";
import { browserLanguage, AuthMessagesProvider, rememberLanguage } from "./lib/i18n/auth-messages.tsx";
import { openPagesAtTheTop } from "./lib/navigation/page-top.ts";
import { registerServiceWorker } from "./lib/offline/service-worker.ts";
import { SessionProvider, useSession } from "./lib/session/session.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no place for the app.");

listenForBack();
openPagesAtTheTop();
preserveFocusFromFirst();
if (import.meta.env.PROD) void registerServiceWorker();

createRoot(root).render(
  <StrictMode>
    <SessionProvider>
      <InTheirLanguage>
        <App />
      </InTheirLanguage>
    </SessionProvider>
  </StrictMode>,
);

/**
 * Loads the code that preserves the focus when an element first gets the focus, so that the first page does not load
 * it.
 */
function preserveFocusFromFirst(): void {
  const load = () =>
    void import("./lib/focus/preserve-focus.ts").then(({ preserveFocus }) => preserveFocus()).catch(() => {});
  document.addEventListener("focusin", load, { once: true });
}

function InTheirLanguage({ children }: { children: ReactNode }) {
  const language = useSession().user?.preferredLanguage;
  useEffect(() => {
    if (language) rememberLanguage(language);
  }, [language]);
  return <AuthMessagesProvider language={language ?? browserLanguage()}>{children}</AuthMessagesProvider>;
}
