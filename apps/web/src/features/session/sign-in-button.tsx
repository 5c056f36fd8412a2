import { LogIn } from "lucide-react";
import { type MouseEvent, useRef } from "react";
import { Button } from "@/components/ui/button";
import { toasts } from "@/components/ui/toast-store";
import { browserLanguage, useAuthMessages } from "@/lib/i18n/auth-messages";
import type { AuthMessages } from "@larder/domain/messages/messages";
import { useSession } from "@/lib/session/session";

/** The time in ms within which two presses come from a bouncing switch. */
const BOUNCE_MS = 100;

/**
 * Opens the identity provider's window, one for a double click. It is never disabled while that window is open: a
 * browser reports a closed window ten seconds later, and users try again by a second press.
 */
export function SignInButton() {
  const messages = useAuthMessages();
  const { login } = messages;
  const { signIn, config } = useSession();

  const pressedAt = useRef(-BOUNCE_MS);

  function press({ detail }: MouseEvent): void {
    const now = performance.now();
    // The browser counts clicks that follow each other closely at one point.
    if (detail > 1 || now - pressedAt.current < BOUNCE_MS) return;
    pressedAt.current = now;
    signIn().catch((error: unknown) => report(messages, error));
  }

  return (
    <Button size="main" full onClick={press}>
      <LogIn aria-hidden />
      {config?.authEmulatorUrl ? login.buttonLocal : login.button}
    </Button>
  );
}

/** Says why a sign-in failed. The sentences, which few see, are no part of the first load. */
async function report({ login, offline }: AuthMessages, error: unknown): Promise<void> {
  const description = await import("@/lib/session/sign-in-problem")
    .then(({ googleProblem }) => googleProblem(login, browserLanguage(), error))
    // What cannot be loaded means that nothing can be reached.
    .catch(() => offline.text);
  if (description === null) return;
  toasts.show({ title: login.failedTitle, description, variant: "destructive" });
}
