import { failureOf } from "@/lib/api/problem";
import { beginOidc, signInWithGoogle } from "@larder/domain/contract/provider-sign-in";
import { LogIn } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useOwnAccountMessages } from "@/features/own-accounts/messages";
import { useGoogleIdToken } from "@/features/own-accounts/providers/use-google-id-token";
import { googleProblem } from "@/lib/session/sign-in-problem";
import { call } from "@/lib/api/api-client";
import { ApiError } from "@/lib/api/api-error";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";
import { useAuthMessages } from "@/lib/i18n/auth-messages";
import { useLanguage, useMessages } from "@/lib/i18n/i18n";
import { useSession } from "@/lib/session/session";

interface ProviderButtonsProps {
  /** The page to which the user wants to go on. */
  next: string;
  /** The secret of a link that lets a new user in. */
  secret?: string | undefined;
  /** Called once the user has signed in on this page. */
  onSignedIn: () => Promise<void>;
}

/** Draws the buttons of the providers by which users sign in; nothing where there are none. */
export function ProviderButtons({ next, secret, onSignedIn }: ProviderButtonsProps) {
  const messages = useMessages();
  const { login } = useAuthMessages();
  const language = useLanguage();
  const ownAccounts = useOwnAccountMessages();
  const { config } = useSession();
  const [busy, setBusy] = useState<"google" | "oidc" | null>(null);
  const [problem, setProblem] = useState("");
  const runAlone = useOneAtATime();
  const idToken = useGoogleIdToken();
  const { google = false, oidc = null } = config?.methods ?? {};
  if (!google && !oidc) return null;

  const run = (provider: "google" | "oidc", enter: () => Promise<void>) =>
    runAlone(async () => {
      setBusy(provider);
      setProblem("");
      try {
        await enter();
      } catch (error) {
        const sentence =
          error instanceof ApiError || provider === "oidc"
            ? failureOf(messages, error, ownAccounts.signInFailed, ownAccounts.problems)
            : await googleProblem(login, language, error);
        setProblem(sentence ?? "");
        setBusy(null);
      }
    });
  const link = secret !== undefined && { secret };

  return (
    <div className="grid grid-cols-1 gap-3">
      {google && (
        <Button
          variant="soft"
          full
          onClick={() =>
            run("google", async () => {
              const body = { idToken: await idToken(), ...link };
              await call(signInWithGoogle, { headers: {}, body });
              await onSignedIn();
            })
          }
        >
          <LogIn aria-hidden />
          {config?.authEmulatorUrl ? login.buttonLocal : login.button}
        </Button>
      )}
      {oidc && (
        <Button
          variant="soft"
          full
          busy={busy === "oidc"}
          onClick={() =>
            run("oidc", async () => {
              const { url } = await call(beginOidc, { headers: {}, body: { next, ...link } });
              location.assign(url);
            })
          }
        >
          {busy !== "oidc" && <LogIn aria-hidden />}
          {busy === "oidc" ? ownAccounts.opening : ownAccounts.continueWith(oidc.label)}
        </Button>
      )}
      <p role="alert" className="font-semibold text-hot empty:hidden">
        {problem}
      </p>
    </div>
  );
}
