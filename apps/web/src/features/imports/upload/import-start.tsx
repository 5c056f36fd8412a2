import { useEffect, useEffectEvent } from "react";
import { useLocation } from "wouter";
import { Page } from "@/components/ui/page";
import { PageHeader } from "@/components/ui/page-header";
import { Section } from "@/components/ui/section";
import { ImportList } from "@/features/imports/import-list";
import { useImportMessages } from "@/features/imports/messages";
import { filesOfInput } from "@/features/imports/upload/chosen-files";
import { NewAddressImport } from "@/features/imports/upload/new-address-import";
import { NewImport, useBeginUpload } from "@/features/imports/upload/new-import";
import { useTitle } from "@/lib/browser/use-title";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";
import { takeSharedFiles } from "@/lib/navigation/shared-content";
import type { UploadLimits } from "@/features/imports/upload/upload-limits";

interface ImportStartProps {
  userId: string;
  /** Null where the server has not told them. */
  limits: UploadLimits | null;
}

/** Takes the export of another app, and lists the imports that there are. */
export default function ImportStart({ userId, limits }: ImportStartProps) {
  const { common } = useMessages();
  const messages = useImportMessages();
  const [, navigate] = useLocation();
  const open = (id: string) => navigate(paths.collectionImport(id));
  const begin = useBeginUpload(limits, open);
  useTitle(messages.title);
  useSharedFiles((files) => begin.begin(filesOfInput(files)));

  return (
    <Page>
      <PageHeader title={messages.title} back={{ href: paths.recipes, label: common.backToRecipes }} />
      <div className="grid grid-cols-1 gap-9 desktop:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] desktop:gap-x-16">
        <div className="grid grid-cols-1 content-start gap-6">
          <p>{messages.intro}</p>
          <NewImport limits={limits} begin={begin} />
          <div>
            <h2 className="type-name">{messages.appsTitle}</h2>
            <p className="mt-1 text-16 text-ink-2">{messages.apps}</p>
          </div>
        </div>
        <div className="grid grid-cols-1 content-start gap-9">
          <ImportList />
          <Section title={messages.addressesTitle}>
            <NewAddressImport userId={userId} onBegun={open} />
          </Section>
        </div>
      </div>
    </Page>
  );
}

/** Takes the files that another app has shared with the installed app. */
function useSharedFiles(take: (files: File[]) => void): void {
  const onShared = useEffectEvent(take);
  useEffect(() => {
    void takeSharedFiles().then((files) => {
      if (files.length > 0) onShared(files);
    });
  }, []);
}
