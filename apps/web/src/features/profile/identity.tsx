import { useFormMessages } from "@/lib/i18n/form-messages";

interface IdentityProps {
  email: string;
  /** Missing where no name is known: the part of the address before the @ is shown instead. */
  displayName?: string | undefined;
}

/** Draws the signed-in user: a letter, the name, and the address. */
export function Identity({ email, displayName }: IdentityProps) {
  const { profile } = useFormMessages();
  return (
    <div className="flex items-center gap-4 pb-6">
      <span
        aria-hidden
        data-slot="avatar"
        className="grid size-16 shrink-0 place-items-center rounded-key bg-key text-32 numeral text-on-key"
      >
        {(email || (displayName ?? "")).charAt(0).toUpperCase() || profile.avatarFallback}
      </span>
      <div className="min-w-0">
        <p className="wrap-anywhere type-step" dir="auto">
          {displayName || email.split("@", 1)[0] || profile.user}
        </p>
        <p className="wrap-anywhere text-ink-3">{email}</p>
      </div>
    </div>
  );
}
