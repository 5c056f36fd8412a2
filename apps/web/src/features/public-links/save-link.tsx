import type { EndpointResponse } from "@larder/domain/contract/endpoint";
import { type openPublicLink, saveLink } from "@larder/domain/contract/public-links";
import { useState } from "react";
import { Link } from "wouter";
import { Button } from "@/components/ui/button";
import { linkProblem, useLinkMessages } from "@/features/public-links/messages";
import { call } from "@/lib/api/api-client";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";

interface SaveLinkProps {
  userId: string;
  token: string;
  opened: EndpointResponse<typeof openPublicLink>;
  /** False for a viewer, who adds nothing. */
  maySave: boolean;
  /** Called with the slug of the copy. */
  onSaved: (slug: string) => void;
}

/** Draws what a public link leads to, and the button that copies it into the user's own recipes. */
export function SaveLink({ userId, token, opened, maySave, onSaved }: SaveLinkProps) {
  const messages = useMessages();
  const links = useLinkMessages();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  // The same key for every try: a copy that was made though its answer was lost is not made again.
  const [key] = useState(() => crypto.randomUUID());
  const runAlone = useOneAtATime();
  const { own, shownName, address } = opened;

  async function save(): Promise<void> {
    setBusy(true);
    setProblem("");
    try {
      const { slug } = await call(saveLink, {
        headers: { "idempotency-key": key },
        body: { userId, token },
      });
      onSaved(slug);
    } catch (error) {
      setProblem(linkProblem(messages, links, error, links.saveFailed));
      setBusy(false);
    }
  }

  return (
    <div className="grid max-w-130 grid-cols-1 gap-5">
      {shownName && <p className="text-ink-2">{links.savedFrom(shownName)}</p>}
      <p>{own ? links.own : links.saveText}</p>
      <p role="alert" className="font-semibold text-hot empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        {own && (
          <Button asChild>
            <Link href={paths.recipe(own.slug)}>{links.toOwn}</Link>
          </Button>
        )}
        {!own && maySave && (
          <Button busy={busy} onClick={() => runAlone(save)}>
            {busy ? links.saving : links.save}
          </Button>
        )}
        <a href={address} className="inline-flex min-h-12 items-center underline underline-offset-4">
          {links.toPage}
        </a>
      </div>
    </div>
  );
}
