import type { RecipeImage } from "@larder/domain/recipe/recipe";
import { useEffect, useRef, useState } from "react";
import { InvalidPicture } from "@/lib/pictures/invalid-picture";
import { useEditMessages } from "@/features/edit-recipe/messages";
import { useMessages } from "@/lib/i18n/i18n";
import { failureOf } from "@/lib/api/problem";

/** The progress of an upload. */
export type Sending =
  | { step: "none" | "preparing" | "sending" | "ready" }
  | { step: "failed"; problem: string };

/** Makes a chosen file small, sends it, and passes on the stored image. A later choice replaces an earlier one. */
export function useSendPicture(onSent: (image: RecipeImage) => void) {
  const messages = useMessages();
  const edit = useEditMessages();
  const [sending, setSending] = useState<Sending>({ step: "none" });
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function send(file: Blob): Promise<void> {
    current.current?.abort();
    const mine = new AbortController();
    current.current = mine;
    const notify = (next: Sending) => mine.signal.aborted || setSending(next);
    try {
      notify({ step: "preparing" });
      // The code that makes pictures small is loaded when a picture is chosen.
      const { sendPicture, shrinkPicture } = await import("@/lib/pictures/send-picture");
      const body = await shrinkPicture(file);
      mine.signal.throwIfAborted();
      notify({ step: "sending" });
      const image = await sendPicture(body, mine.signal);
      mine.signal.throwIfAborted();
      onSent(image);
      notify({ step: "ready" });
    } catch (error) {
      const problem =
        error instanceof InvalidPicture
          ? messages.errors[error.code]
          : failureOf(messages, error, edit.pictureFailed);
      notify({ step: "failed", problem });
    }
  }

  function forget(): void {
    current.current?.abort();
    setSending({ step: "none" });
  }

  return { sending, send: (file: Blob) => void send(file), forget };
}
