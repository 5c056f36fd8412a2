import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "@/components/load-failure";
import { Section } from "@/components/ui/section";
import { Skeleton } from "@/components/ui/skeleton";
import { blocksQuery } from "@/features/community/api";
import { useCommunityMessages } from "@/features/community/messages";
import { UnblockButton } from "@/features/community/people/unblock-button";
import { useLanguage } from "@/lib/i18n/i18n";
import { shortDate } from "@/lib/i18n/short-date";

/** Draws the users whom the user has blocked, each with a button that ends the block. */
export default function BlockedPeople() {
  const community = useCommunityMessages();
  return (
    <Section title={community.blockedTitle}>
      <Content />
    </Section>
  );
}

function Content() {
  const community = useCommunityMessages();
  const language = useLanguage();
  const { data, error, refetch } = useQuery(blocksQuery);
  if (!data && error) {
    return <LoadFailure error={error} onRetry={refetch} />;
  }
  if (!data) return <Skeleton className="h-14" />;
  if (data.length === 0) return <p className="text-ink-2">{community.noneBlocked}</p>;
  return (
    <>
      <p className="mb-2 text-ink-2">{community.blockedText}</p>
      <ul>
        {data.map(({ userId, name, createdAt }) => (
          <li
            key={userId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b-[1.5px] border-line py-2"
          >
            <span className="min-w-0">
              <span dir="auto" className="block font-semibold wrap-anywhere">
                {name || community.nameless}
              </span>
              <span className="block type-caption">
                {community.blockedSince(shortDate(createdAt, language))}
              </span>
            </span>
            <UnblockButton id={userId} name={name || community.nameless} />
          </li>
        ))}
      </ul>
    </>
  );
}
