import type { ArchiveImport } from "@larder/domain/archive-import/archive-import";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { Link } from "wouter";
import { Button } from "@/components/ui/button";
import { ErrorCard } from "@/components/ui/error-card";
import { Section } from "@/components/ui/section";
import { importsQuery } from "@/features/imports/api";
import { appsOf } from "@/features/imports/import-state";
import { useImportMessages } from "@/features/imports/messages";
import { useImportProblem } from "@/features/imports/use-import-problem";
import { useLanguage, useMessages } from "@/lib/i18n/i18n";
import { shortDate } from "@/lib/i18n/short-date";
import { paths } from "@/lib/navigation/paths";

/** Lists the imports of the user with how far each is; nothing where there are none. */
export function ImportList() {
  const messages = useImportMessages();
  const { common } = useMessages();
  const problemOf = useImportProblem();
  const { data, error, refetch } = useQuery(importsQuery);
  if (!data && error) {
    return (
      <ErrorCard
        title={common.error}
        lines={[problemOf(error, messages.listFailed)]}
        action={
          <Button variant="soft" onClick={() => void refetch()}>
            {common.retry}
          </Button>
        }
      />
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <Section title={messages.ownTitle}>
      <ul>
        {data.map((each) => (
          <li key={each.id} className="border-b-[1.5px] border-line">
            <ImportRow shown={each} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ImportRow({ shown }: { shown: ArchiveImport }) {
  const messages = useImportMessages();
  const language = useLanguage();
  const { recipes, added } = shown.counts;
  const isOver = shown.state === "done";
  const parts = [
    shortDate(shown.createdAt, language),
    messages.states[shown.state],
    isOver ? messages.reportCounts.added(added) : recipes > 0 && messages.summary.recipes(recipes),
  ];
  return (
    <Link href={paths.collectionImport(shown.id)} className="flex min-h-16 items-center gap-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="block type-name wrap-anywhere">{useImportName(shown)}</span>
        <span className="block type-caption">{parts.filter(Boolean).join(" · ")}</span>
      </span>
      <ChevronRight aria-hidden className="shrink-0" />
    </Link>
  );
}

/** Returns what an import is called: by the apps that wrote it, else by its files. */
export function useImportName(shown: ArchiveImport): string {
  const messages = useImportMessages();
  const [first, ...others] = shown.files;
  if (shown.addresses > 0) return `${messages.pages}: ${messages.ofAddresses(shown.addresses)}`;
  const files =
    !first || others.length === 0 ? (first?.name ?? "") : messages.moreFiles(first.name, others.length);
  const apps = appsOf(shown, messages).join(", ");
  return apps === "" ? files : `${apps}: ${files}`;
}
