import { LogIn } from "lucide-react";
import { type MouseEvent, useRef } from "react";
import { Button } from "@/components/ui/button";
import { toasts } from "@/components/ui/toast-store";
import { useAuthMessages } from "@/lib/i18n/auth-messages";
import { useSession } from "@/lib/session/session";
import { signInProblem, type SignInProblem } from "@/lib/session/sign-in-problem";
import type { AuthMessages } from "@larder/domain/messages/messages";

/** The time in ms within which two presses come from a bouncing switch. */
const BOUNCE_MS = 100;

/**
 * Opens the identity provider's window, one for a double click. It is never disabled while that window is open: a
 * browser reports a closed window ten seconds later, and users try again by a second press.
 */
export function SignInButton() {
  const { login } = useAuthMessages();
  const { signIn, config } = useSession();

  const pressedAt = useRef(-BOUNCE_MS);

  function press({ detail }: MouseEvent): void {
    const now = performance.now();
    // The browser counts clicks that follow each other closely at one point.
    if (detail > 1 || now - pressedAt.current < BOUNCE_MS) return;
    pressedAt.current = now;
    signIn().catch((error: unknown) => {
      const problem = signInProblem(error);
      if (problem === "silent") return;
      toasts.show({
        title: login.failedTitle,
        description: sentence(login, problem),
        variant: "destructive",
      });
    });
  }

  return (
    <Button size="main" full onClick={press}>
      <LogIn aria-hidden />
      {config?.authEmulatorUrl ? login.buttonLocal : login.button}
    </Button>
  );
}

function sentence(login: AuthMessages["login"], problem: Exclude<SignInProblem, "silent">): string {
  const sentences: Record<typeof problem, string> = {
    "popup-blocked": login.popupBlocked,
    unreachable: login.unreachable,
    "unauthorised-domain": login.unauthorisedDomain,
    disabled: login.disabled,
    "sign-in-not-permitted": login.notPermitted,
    failed: login.failed,
  };
  return sentences[problem];
}
