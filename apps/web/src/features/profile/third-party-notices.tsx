import { useAccountMessages } from "@/features/profile/messages";

/** Links to the licences of the app's packages, which the build puts beside it. */
export function ThirdPartyNotices() {
  const account = useAccountMessages();
  return (
    <p className="text-14 text-ink-3">
      <a
        href="/third-party-notices.txt"
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-12 items-center underline underline-offset-4"
      >
        {account.licences}
      </a>
    </p>
  );
}
