import type { LinkTarget } from "@larder/domain/account/public-link";
import type { OwnLink } from "@larder/domain/contract/public-links";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { linksKey, linksQuery } from "@/features/public-links/api";
import { LinkList } from "@/features/public-links/link-list";
import { useLinkMessages } from "@/features/public-links/messages";
import { NewLink } from "@/features/public-links/new-link";

interface LinkSectionProps {
  /** One's own recipe or collection. */
  target: LinkTarget;
  userId: string;
  /** True for a recipe that its owner alone sees until it has a link. */
  isPrivate?: boolean;
  /** Called when it has a new link, which may change who sees recipes. */
  onLinked: () => void;
}

/** Draws the public links of a recipe or a collection, and the form of a new one. */
export function LinkSection(props: LinkSectionProps) {
  const links = useLinkMessages();
  const { target, isPrivate = false } = props;
  return (
    <Section title={links.title}>
      <p className="mb-4 text-16 text-ink-2">
        {target.kind === "recipe" ? links.text : links.collectionText} {isPrivate && links.fromPrivate}
      </p>
      <PublicLinks {...props} />
    </Section>
  );
}

/** The links of a target, and the form of a new one: behind a button where there are links already. */
function PublicLinks({ target, userId, isPrivate, onLinked }: LinkSectionProps) {
  const links = useLinkMessages();
  const cache = useQueryClient();
  const { data } = useQuery(linksQuery(userId, target));
  const [made, setMade] = useState<OwnLink | null>(null);
  const [wantsAnother, setWantsAnother] = useState(false);
  const hasForm = wantsAnother || data?.length === 0;

  async function add(link: OwnLink): Promise<void> {
    setMade(link);
    setWantsAnother(false);
    onLinked();
    await cache.invalidateQueries({ queryKey: linksKey(userId) });
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      {isPrivate && data && data.length > 0 && <p className="font-semibold">{links.asleep}</p>}
      <LinkList userId={userId} target={target} focusedId={made?.id} none={null} />
      {hasForm && <NewLink userId={userId} target={target} onCreated={(link) => void add(link)} />}
      {!hasForm && data && (
        <Button
          variant="soft"
          size="small"
          className="justify-self-start"
          onClick={() => setWantsAnother(true)}
        >
          {links.another}
        </Button>
      )}
    </div>
  );
}
