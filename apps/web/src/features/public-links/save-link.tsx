import type { EndpointResponse } from "@larder/domain/contract/endpoint";
import { type openPublicLink, saveLink } from "@larder/domain/contract/public-links";
import { useState } from "react";
import { Link } from "wouter";
import { Button } from "@/components/ui/button";
import { useCollectionProblemMessages, useLinkMessages } from "@/features/public-links/messages";
import { call } from "@/lib/api/api-client";
import { useAttempt } from "@/lib/forms/use-attempt";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";

interface SaveLinkProps {
  userId: string;
  token: string;
  /** The slug of a recipe of a collection; undefined for what the link leads to. */
  part: string | undefined;
  opened: EndpointResponse<typeof openPublicLink>;
  /** False for a viewer, who adds nothing. */
  maySave: boolean;
  onSaved: (saved: EndpointResponse<typeof saveLink>) => void;
}

/** Draws what a public link leads to, and the button that copies it into the user's own recipes. */
export function SaveLink({ userId, token, part, opened, maySave, onSaved }: SaveLinkProps) {
  const messages = useMessages();
  const links = useLinkMessages();
  const problems = { ...useCollectionProblemMessages(), ...links.problems };
  // The same key for every try: a copy that was made though its answer was lost is not made again.
  const [key] = useState(() => crypto.randomUUID());
  const { busy, problem, attempt } = useAttempt(
    (error) => failureOf(messages, error, links.saveFailed, problems),
    { staysBusy: true },
  );
  const { kind, own, shownName, address, count } = opened;
  const texts = kind === "recipe" ? links : links.ofCollection;

  async function save(): Promise<void> {
    const saved = await call(saveLink, {
      headers: { "idempotency-key": key },
      body: { userId, token, ...(part !== undefined && { part }) },
    });
    onSaved(saved);
  }

  return (
    <div className="grid max-w-130 grid-cols-1 gap-5">
      {shownName && <p className="text-ink-2">{links.savedFrom(shownName)}</p>}
      {count !== undefined && <p className="text-ink-2">{links.recipes(count)}</p>}
      <p>{own ? texts.own : texts.saveText}</p>
      <p role="alert" className="font-semibold text-hot empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        {own && (
          <Button asChild>
            <Link href={ownPath(own)}>{texts.toOwn}</Link>
          </Button>
        )}
        {!own && maySave && (
          <Button busy={busy} onClick={() => attempt(save)}>
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

/** Returns where one's own recipe is in the app, or one's own collection, which has no slug. */
export function ownPath({ id, slug }: { id: string; slug?: string | undefined }): string {
  return slug === undefined ? paths.collection(id) : paths.recipe(slug);
}
