import { DevicesSection } from "@/features/own-accounts/devices-section";
import { EmailSection } from "@/features/own-accounts/email-section";
import { PasskeysSection } from "@/features/own-accounts/passkeys/passkeys-section";
import { ProvidersSection } from "@/features/own-accounts/providers/providers-section";
import { useSession } from "@/lib/session/session";

interface SignInWaysProps {
  userId: string;
  /** For password managers. */
  name: string;
  email: string;
}

/** Draws the ways in which the user signs in to a server that holds the sessions, and where they are signed in. */
export default function SignInWays({ userId, name, email }: SignInWaysProps) {
  const methods = useSession().config?.methods;
  const hasPasswords = methods?.accounts ?? true;
  return (
    <>
      {hasPasswords && <PasskeysSection userId={userId} />}
      {(methods?.google || methods?.oidc) && <ProvidersSection userId={userId} />}
      {hasPasswords && <EmailSection userId={userId} email={email} />}
      <DevicesSection userId={userId} name={name} hasPasswords={hasPasswords} />
    </>
  );
}
