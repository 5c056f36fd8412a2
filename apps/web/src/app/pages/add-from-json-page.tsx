import { Braces } from "lucide-react";
import { JsonForm } from "@/features/add-recipe/json-form";
import { useReportAdded } from "@/features/add-recipe/use-report-added";
import { useRefreshRecipes } from "@/features/recipes/api";
import { useNavigationState } from "@/lib/navigation/navigation-state";
import { useAddMessages } from "@/features/add-recipe/messages";
import { useMessages } from "@/lib/i18n/i18n";
import { useNewVisibility } from "@/features/visibility/new-visibility";
import { paths } from "@/lib/navigation/paths";
import { useSession } from "@/lib/session/session";
import { useTitle } from "@/lib/browser/use-title";
import { FormPage } from "@/app/layout/form-page";

export default function AddFromJsonPage() {
  const { common } = useMessages();
  const { addJson } = useAddMessages();
  const { user } = useSession();
  const visibility = useNewVisibility(user?.id ?? "");
  const { json } = useNavigationState();
  const added = useReportAdded(user?.id ?? "", useRefreshRecipes());
  useTitle(addJson.title);

  return (
    <FormPage
      title={addJson.title}
      back={{ href: paths.recipes, label: common.backToRecipes }}
      produce="Aubergines"
      icon={Braces}
    >
      {/* Room to scroll the keys from under a toast. */}
      <div className="pb-26 desktop:pb-0">
        {user && <JsonForm userId={user.id} visibility={visibility} initialJson={json} onAdded={added} />}
      </div>
    </FormPage>
  );
}
