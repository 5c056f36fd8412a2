import { useSearch } from "wouter";
import { PasswordSignIn } from "@/features/own-accounts/password-sign-in";
import { ProviderButtons } from "@/features/own-accounts/providers/provider-buttons";
import { useVisitorLanguage } from "@/lib/i18n/auth-messages";
import { MessagesProvider } from "@/lib/i18n/i18n";
import { safeNext } from "@/lib/navigation/paths";
import { useSession } from "@/lib/session/session";

/** Draws the ways to sign in to a server that holds the sessions: with an account of the server, and by providers. */
export default function OwnSignIn() {
  const { config, signIn } = useSession();
  const search = useSearch();
  return (
    <MessagesProvider language={useVisitorLanguage()}>
      <div className="grid grid-cols-1 gap-4">
        {(config?.methods?.accounts ?? true) && <PasswordSignIn />}
        <ProviderButtons next={safeNext(search)} onSignedIn={signIn} />
      </div>
    </MessagesProvider>
  );
}
