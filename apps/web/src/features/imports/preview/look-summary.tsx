import type { ArchiveImport } from "@larder/domain/archive-import/archive-import";
import { Info } from "lucide-react";
import { appsOf } from "@/features/imports/import-state";
import { useImportMessages } from "@/features/imports/messages";

/** Says what was found: "Paprika, 412 recipes, 322 with pictures, 7 you have already", and what the format cannot hold. */
export function LookSummary({ shown }: { shown: ArchiveImport }) {
  const messages = useImportMessages();
  const { recipes, withPictures, present, changed, unread } = shown.counts;
  const { summary } = messages;
  const parts = [
    ...appsOf(shown, messages),
    summary.recipes(recipes),
    withPictures > 0 && summary.withPictures(withPictures),
    present > 0 && summary.present(present),
    changed > 0 && summary.changed(changed),
    unread > 0 && summary.unread(unread),
  ].filter(Boolean);
  const texts: Readonly<Record<string, string>> = messages.lacks;
  const lacks = shown.lacks.flatMap((code) => texts[code] ?? []);
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-22 font-semibold">{parts.join(", ")}</p>
      <p className="text-ink-2">{messages.lookNote}</p>
      {recipes === 0 && <p>{messages.nothingRead}</p>}
      {recipes > 0 && present === recipes && <p>{messages.nothingNew}</p>}
      {lacks.length > 0 && (
        <div className="flex gap-3 rounded-field p-4 trough">
          <Info aria-hidden className="shrink-0" />
          <div>
            <h2 className="type-name">{messages.lacksTitle}</h2>
            <ul className="mt-1 text-16 text-ink-2">
              {lacks.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
