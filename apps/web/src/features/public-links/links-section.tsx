import { Section } from "@/components/ui/section";
import { LinkList } from "@/features/public-links/link-list";
import { useLinkMessages } from "@/features/public-links/messages";

/** Draws all public links of a user, with the way to revoke each. */
export default function LinksSection({ userId }: { userId: string }) {
  const links = useLinkMessages();
  return (
    <Section title={links.listTitle}>
      <p className="mb-4 text-16 text-ink-2">{links.listText}</p>
      <LinkList userId={userId} none={<p className="text-ink-3">{links.none}</p>} />
    </Section>
  );
}
