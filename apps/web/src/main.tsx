// First, for other modules load parts of the app as soon as they are read.
import "./lib/import-part";
import { StrictMode, type ReactNode, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app";
import "./index.css";
import { listenForBack } from "./lib/back-key";
import { browserLanguage, DoorMessagesProvider, rememberLanguage } from "./lib/door-messages";
import { openPagesAtTheTop } from "./lib/page-top";
import { registerServiceWorker, reloadWhenOutdated } from "./lib/service-worker";
import { SessionProvider, useSession } from "./lib/session";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no place for the app.");

listenForBack();
openPagesAtTheTop();
reloadWhenOutdated();
keepFocusFromFirst();
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

/** Nobody needs it before something has the focus, so the first page does not load it. */
function keepFocusFromFirst(): void {
  const load = () => void import("./lib/keep-focus").then(({ keepFocus }) => keepFocus()).catch(() => {});
  document.addEventListener("focusin", load, { once: true });
}

function InTheirLanguage({ children }: { children: ReactNode }) {
  const language = useSession().user?.preferredLanguage;
  useEffect(() => {
    if (language) rememberLanguage(language);
  }, [language]);
  return <DoorMessagesProvider language={language ?? browserLanguage()}>{children}</DoorMessagesProvider>;
}
