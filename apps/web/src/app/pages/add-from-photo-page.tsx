import { TEXT_FILE_LIMITS } from "@larder/domain/text-recognition/text-file-limits";
import { Page } from "@/components/ui/page";
import { PageHeader } from "@/components/ui/page-header";
import { PhotoForm } from "@/features/photo-text/photo-form";
import { usePhotoMessages } from "@/features/photo-text/messages";
import { useLanguage, useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";
import { useSession } from "@/lib/session/session";
import { useTitle } from "@/lib/browser/use-title";

export default function AddFromPhotoPage() {
  const { common } = useMessages();
  const photo = usePhotoMessages();
  const { user, config } = useSession();
  const language = useLanguage();
  useTitle(photo.title);

  return (
    <Page>
      <PageHeader title={photo.title} back={{ href: paths.recipes, label: common.backToRecipes }} />
      <div className="pb-26 desktop:pb-0">
        {user && config && (
          <PhotoForm
            userId={user.id}
            languages={config.texts?.languages ?? []}
            ownLanguage={language}
            byModel={config.texts?.byModel ?? false}
            limits={config.texts ?? TEXT_FILE_LIMITS}
          />
        )}
      </div>
    </Page>
  );
}
