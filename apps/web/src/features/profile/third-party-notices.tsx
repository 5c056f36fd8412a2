import { useAccountMessages } from "@/features/profile/messages";

/** The way to the licences of what the app is built of; the build lays them beside it. */
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
