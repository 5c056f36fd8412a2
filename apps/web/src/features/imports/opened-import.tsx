import type { ArchiveImportWithPieces } from "@larder/domain/archive-import/archive-import";
import { type ComponentProps, lazy } from "react";
import { Link } from "wouter";
import { Button } from "@/components/ui/button";
import { ErrorCard } from "@/components/ui/error-card";
import { useImportActions } from "@/features/imports/api";
import { BusySection } from "@/features/imports/busy-section";
import type { LookSection as Look } from "@/features/imports/preview/look-section";
import { useArchiveProblemMessages, useImportMessages } from "@/features/imports/messages";
import { RemoveButton } from "@/features/imports/remove-button";
import { UploadSection } from "@/features/imports/upload/upload-section";
import { useImportProblem } from "@/features/imports/use-import-problem";
import { useAttempt } from "@/lib/forms/use-attempt";
import { paths } from "@/lib/navigation/paths";

const ColumnsForm = lazy(async () => ({
  default: (await import("@/features/imports/preview/columns-form")).ColumnsForm,
}));
const LookSection = lazy(async () => ({
  default: (await import("@/features/imports/preview/look-section")).LookSection,
}));
const ReportSection = lazy(async () => ({
  default: (await import("@/features/imports/report/report-section")).ReportSection,
}));

interface OpenedImportProps extends Pick<ComponentProps<typeof Look>, "userId" | "visibilityField"> {
  shown: ArchiveImportWithPieces;
  isUnreachable: boolean;
  onChanged: () => void;
}

/** Draws an import by its state. */
export default function OpenedImport(props: OpenedImportProps) {
  const { shown, onChanged } = props;
  return (
    <div className="grid grid-cols-1 gap-6">
      <StateOf {...props} />
      <RemoveButton shown={shown} onChanged={onChanged} />
    </div>
  );
}

function StateOf({ shown, userId, visibilityField, isUnreachable, onChanged }: OpenedImportProps) {
  switch (shown.state) {
    case "uploading":
      return <UploadSection shown={shown} />;
    case "looking":
    case "running":
    case "undoing":
      return <BusySection shown={shown} isUnreachable={isUnreachable} />;
    case "columns-needed":
      return shown.columns && <ColumnsForm id={shown.id} columns={shown.columns} />;
    case "looked":
      return <LookSection userId={userId} shown={shown} visibilityField={visibilityField} />;
    case "done":
    case "undone":
      return <ReportSection shown={shown} onChanged={onChanged} />;
    case "unreadable":
      return <Unreadable shown={shown} />;
  }
}

function Unreadable({ shown }: { shown: ArchiveImportWithPieces }) {
  const messages = useImportMessages();
  const { failures } = useArchiveProblemMessages();
  const problemOf = useImportProblem();
  const { read } = useImportActions(shown.id);
  const { busy, problem, attempt } = useAttempt((error) => problemOf(error, messages.beginFailed));
  const sentences: Readonly<Record<string, string>> = failures;
  const line = sentences[shown.failure ?? ""] ?? failures["import-failed"];
  return (
    <ErrorCard
      title={messages.unreadableTitle}
      lines={[line, problem].filter((text) => text !== "")}
      action={
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link href={paths.importCollection}>{messages.otherFiles}</Link>
          </Button>
          <Button variant="soft" busy={busy} onClick={() => attempt(() => read())}>
            {messages.tryAgain}
          </Button>
        </div>
      }
    />
  );
}
