import type { RecipeImage } from "@larder/domain/recipe/recipe";
import { useEffect, useRef, useState } from "react";
import { useEditMessages } from "@/features/edit-recipe/messages";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";
import { InvalidPicture } from "@/lib/pictures/invalid-picture";

/** The progress of several uploads: which of them is under way, or the problem of the last one that failed. */
export interface SendingPictures {
  number: number;
  count: number;
  problem: string;
}

const IDLE: SendingPictures = { number: 0, count: 0, problem: "" };

/** Makes chosen files small and sends them, one after another; passes on each stored image. A failed one is left out. */
export function useSendPictures(onSent: (image: RecipeImage) => void) {
  const messages = useMessages();
  const edit = useEditMessages();
  const [sending, setSending] = useState(IDLE);
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function send(files: readonly File[]): Promise<void> {
    const mine = new AbortController();
    current.current = mine;
    const { signal } = mine;
    let problem = "";
    for (const [index, file] of files.entries()) {
      setSending({ number: index + 1, count: files.length, problem });
      try {
        const { sendPicture, shrinkPicture } = await import("@/lib/pictures/send-picture");
        const image = await sendPicture(await shrinkPicture(file), signal);
        if (signal.aborted) return;
        onSent(image);
      } catch (error) {
        if (signal.aborted) return;
        problem =
          error instanceof InvalidPicture
            ? messages.errors[error.code]
            : failureOf(messages, error, edit.pictureFailed);
      }
    }
    setSending({ ...IDLE, problem });
  }

  return { sending, isBusy: sending.count > 0, send: (files: readonly File[]) => void send(files) };
}
