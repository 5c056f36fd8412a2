import { type ReactNode, StrictMode, useEffect } from "react";
import { App } from "@/app/app";
import { AuthMessagesProvider, rememberLanguage, useVisitorLanguage } from "@/lib/i18n/auth-messages";
import { type DocumentState, DocumentStateContext } from "@/lib/hydration/document-state";
import { useSession } from "@/lib/session/session";

interface RootProps {
  /** Null on a page that only the browser renders. */
  state: DocumentState | null;
  /** Provides the session around its children. */
  session: (children: ReactNode) => ReactNode;
}

/** The whole app, the same in the browser and on the server. */
export function Root({ state, session }: RootProps) {
  return (
    <StrictMode>
      <DocumentStateContext value={state}>
        {session(
          <InTheirLanguage>
            <App />
          </InTheirLanguage>,
        )}
      </DocumentStateContext>
    </StrictMode>
  );
}

function InTheirLanguage({ children }: { children: ReactNode }) {
  const language = useSession().user?.preferredLanguage;
  const visitorLanguage = useVisitorLanguage();
  useEffect(() => {
    if (language) rememberLanguage(language);
  }, [language]);
  return <AuthMessagesProvider language={language ?? visitorLanguage}>{children}</AuthMessagesProvider>;
}
