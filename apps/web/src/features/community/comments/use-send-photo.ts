import type { RecipeImage } from "@larder/domain/recipe/recipe";
import { useEffect, useRef, useState } from "react";
import { useCommunityMessages } from "@/features/community/messages";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";

/** The progress of an upload. */
type Sending = { step: "none" | "preparing" | "sending" | "ready" } | { step: "failed"; problem: string };

/**
 * Makes a chosen photo small, sends it, and passes on the stored image. A later choice replaces an earlier one. All that
 * this needs is loaded when a photo is chosen.
 */
export function useSendPhoto(onSent: (image: RecipeImage) => void) {
  const messages = useMessages();
  const community = useCommunityMessages();
  const [sending, setSending] = useState<Sending>({ step: "none" });
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function send(file: Blob): Promise<void> {
    current.current?.abort();
    const { signal } = (current.current = new AbortController());
    const notify = (next: Sending) => signal.aborted || setSending(next);
    notify({ step: "preparing" });
    const part = await import("@/lib/pictures/send-picture").catch((error: unknown) => {
      notify({
        step: "failed",
        problem: failureOf(messages, error, community.photoFailed, community.problems),
      });
    });
    if (!part) return;
    try {
      const body = await part.shrinkPicture(file);
      signal.throwIfAborted();
      notify({ step: "sending" });
      const image = await part.sendPicture(body, signal);
      signal.throwIfAborted();
      onSent(image);
      notify({ step: "ready" });
    } catch (error) {
      const problem =
        error instanceof part.InvalidPicture
          ? messages.errors[error.code]
          : failureOf(messages, error, community.photoFailed, community.problems);
      notify({ step: "failed", problem });
    }
  }

  function forget(): void {
    current.current?.abort();
    setSending({ step: "none" });
  }

  return { sending, send: (file: Blob) => void send(file), forget };
}
