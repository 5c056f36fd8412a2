import { EXPORT_FORMATS } from "@larder/domain/formats/export-format";
import { BookOpen, Download, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { Sheet } from "@/components/ui/sheet";
import { downloadAddress, type ExportChoice, queryOfChoice } from "@/features/exports/export-choice";
import { useExportMessages } from "@/features/exports/messages";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";

interface ExportSheetProps {
  choice: ExportChoice;
  onClose: () => void;
}

/** Draws the choice of files and books to take recipes away as, each with a sentence that says for whom it is. */
export default function ExportSheet({ choice, onClose }: ExportSheetProps) {
  const { common } = useMessages();
  const messages = useExportMessages();
  const { formats, print } = messages;
  const files = EXPORT_FORMATS.filter((format) => format !== "epub");
  return (
    <Sheet
      open
      tall
      onOpenChange={(open) => !open && onClose()}
      title={messages.sheetTitle}
      closeLabel={common.close}
    >
      <p className="mb-4 text-ink-2">
        {choice.kind === "everything"
          ? messages.ofEverything
          : choice.kind === "collection"
            ? messages.ofCollection(choice.name)
            : messages.ofSearch}
      </p>
      <FormatList title={messages.formatsTitle}>
        {files.map((format) => (
          <Format key={format} {...formats[format]} icon={<Download aria-hidden className="size-5" />}>
            {(className, content) => (
              <a href={downloadAddress(format, choice)} download className={className} onClick={onClose}>
                {content}
              </a>
            )}
          </Format>
        ))}
      </FormatList>
      <FormatList title={messages.bookTitle}>
        <Format {...print} icon={<Printer aria-hidden className="size-5" />}>
          {(className, content) => (
            <Link href={bookAddress(choice)} className={className} onClick={onClose}>
              {content}
            </Link>
          )}
        </Format>
        <Format {...formats.epub} icon={<BookOpen aria-hidden className="size-5" />}>
          {(className, content) => (
            <a href={downloadAddress("epub", choice)} download className={className} onClick={onClose}>
              {content}
            </a>
          )}
        </Format>
      </FormatList>
    </Sheet>
  );
}

function bookAddress(choice: ExportChoice): string {
  const query = queryOfChoice(choice);
  return query === "" ? paths.cookbook : `${paths.cookbook}?${query}`;
}

function FormatList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-5">
      <h3 className="mb-2 type-label">{title}</h3>
      <ul className="grid grid-cols-1 gap-1">{children}</ul>
    </section>
  );
}

interface FormatProps {
  name: string;
  text: string;
  icon: ReactNode;
  /** Draws the link around what it says. */
  children: (className: string, content: ReactNode) => ReactNode;
}

function Format({ name, text, icon, children }: FormatProps) {
  return (
    <li>
      {children(
        "-mx-2 flex min-h-12 gap-3 rounded-key px-2 py-2",
        <>
          <span className="mt-1 shrink-0">{icon}</span>
          <span className="min-w-0">
            <span className="block font-bold underline underline-offset-4">{name}</span>
            <span className="block type-caption">{text}</span>
          </span>
        </>,
      )}
    </li>
  );
}
