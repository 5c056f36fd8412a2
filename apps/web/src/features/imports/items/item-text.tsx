import type { ImportItem } from "@larder/domain/archive-import/archive-import";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useArchiveProblemMessages, useImportMessages } from "@/features/imports/messages";
import { cn } from "@/lib/cn";

interface ItemTextProps {
  item: ImportItem;
  /** A sentence under the facts. */
  hint?: string;
  children?: ReactNode;
}

/** The statuses that the colour of errors belongs to. */
const BAD: readonly ImportItem["status"][] = ["unread", "failed"];

/** Draws the name of an entry with its status, what was read of it, and what is missing. */
export function ItemText({ item, hint, children }: ItemTextProps) {
  const messages = useImportMessages();
  const { reasons, problems } = useArchiveProblemMessages();
  const facts = [
    item.ingredients > 0 && messages.ingredients(item.ingredients),
    item.steps > 0 && messages.steps(item.steps),
    item.pictures > 0 && messages.pictures(item.pictures),
  ].filter(Boolean);
  const faults = [
    item.reason && sentenceOf(reasons, item.reason),
    ...item.problems.map((code) => sentenceOf(problems, code)),
  ].filter((text) => text !== null);
  return (
    <div className="grid min-w-0 gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <p dir="auto" className="min-w-0 type-name wrap-anywhere">
          {item.name || fileNameOf(item.entry)}
        </p>
        <p
          className={cn(
            "text-14 font-semibold whitespace-nowrap",
            BAD.includes(item.status) ? "text-hot" : "text-ink-2",
          )}
        >
          {messages.statuses[item.status]}
        </p>
      </div>
      {facts.length > 0 && <p className="type-caption">{facts.join(" · ")}</p>}
      {[...new Set(faults)].map((fault) => (
        <p key={fault} className="flex gap-1.5 text-16 text-ink-2">
          <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0" />
          {fault}
        </p>
      ))}
      {hint && <p className="text-16 text-ink-2">{hint}</p>}
      {children}
    </div>
  );
}

/** Returns what a nameless entry is called: its file, without the folders that it lies in. */
export function fileNameOf(entry: string): string {
  return entry.slice(entry.lastIndexOf("/") + 1) || entry;
}

/** Returns the sentence of a code. A newer server may have another one: that is shown as it is. */
function sentenceOf(sentences: Readonly<Record<string, string>>, code: string): string {
  return sentences[code] ?? code;
}
