import { useEffect, useEffectEvent } from "react";
import { Progress } from "@/components/ui/progress";
import { useImportMessages } from "@/features/imports/messages";
import { announce } from "@/lib/browser/announcements";

interface ImportProgressProps {
  /** The progress as text. */
  text: string;
  done: number;
  /** Null while it is not known. */
  total: number | null;
  /** A sentence below it: what the cook may do meanwhile, or what is wrong. */
  note: string;
}

/** Draws how far a part of an import is. A screen reader hears of each tenth, not of each recipe. */
export function ImportProgress({ text, done, total, note }: ImportProgressProps) {
  const messages = useImportMessages();
  const tenth = total ? Math.floor((done / total) * 10) : 0;
  const report = useEffectEvent(() => announce(text));
  useEffect(() => report(), [tenth]);
  return (
    <div className="grid grid-cols-1 gap-3">
      {total === null || total === 0 ? (
        <div aria-hidden className="pulse h-2.5 rounded-[4px] bg-line" />
      ) : (
        <Progress label={messages.progress} text={text} value={Math.min(done, total)} max={total} />
      )}
      <p className="type-name">{text}</p>
      <p className="text-16 text-ink-2">{note}</p>
    </div>
  );
}
