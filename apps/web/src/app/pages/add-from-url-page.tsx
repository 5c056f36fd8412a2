import { Link2 } from "lucide-react";
import { useSearch } from "wouter";
import { Bookmarklet } from "@/features/add-recipe/bookmarklet";
import { ImportForm } from "@/features/add-recipe/import-form";
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

export default function AddFromUrlPage() {
  const { common } = useMessages();
  const { addUrl } = useAddMessages();
  const { user } = useSession();
  const visibility = useNewVisibility(user?.id ?? "");
  const { url } = useNavigationState();
  // By the bookmark of the browser. The user imports by a press: another site's link alone imports nothing.
  const named = new URLSearchParams(useSearch()).get("url") ?? "";
  const added = useReportAdded(user?.id ?? "", useRefreshRecipes());
  useTitle(addUrl.title);

  return (
    <FormPage
      title={addUrl.title}
      back={{ href: paths.recipes, label: common.backToRecipes }}
      produce="Pumpkin and carrot"
      icon={Link2}
    >
      {user && (
        <ImportForm userId={user.id} visibility={visibility} initialUrl={url || named} onAdded={added} />
      )}
      <Bookmarklet />
    </FormPage>
  );
}
