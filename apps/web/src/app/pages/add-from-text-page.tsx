import { ClipboardPaste } from "lucide-react";
import { TextForm } from "@/features/add-recipe/text-form";
import { useReportAdded } from "@/features/add-recipe/use-report-added";
import { useRefreshRecipes } from "@/features/recipes/api";
import { useNavigationState } from "@/lib/navigation/navigation-state";
import { useAddTextMessages } from "@/features/add-recipe/messages";
import { useMessages } from "@/lib/i18n/i18n";
import { useNewVisibility } from "@/features/visibility/new-visibility";
import { paths } from "@/lib/navigation/paths";
import { useSession } from "@/lib/session/session";
import { useTitle } from "@/lib/browser/use-title";
import { FormPage } from "@/app/layout/form-page";

export default function AddFromTextPage() {
  const { common } = useMessages();
  const addText = useAddTextMessages();
  const { user, config } = useSession();
  const visibility = useNewVisibility(user?.id ?? "");
  const { text } = useNavigationState();
  const added = useReportAdded(user?.id ?? "", useRefreshRecipes());
  useTitle(addText.title);

  return (
    <FormPage
      title={addText.title}
      back={{ href: paths.recipes, label: common.backToRecipes }}
      produce="Pears and cheese"
      icon={ClipboardPaste}
    >
      {/* Room to scroll the keys from under a toast. */}
      <div className="pb-26 desktop:pb-0">
        {user && (
          <TextForm
            userId={user.id}
            visibility={visibility}
            initialText={text}
            hasAi={config?.generation === "ai"}
            onAdded={added}
          />
        )}
      </div>
    </FormPage>
  );
}
