import { Link2 } from "lucide-react";
import { useLocation } from "wouter";
import { toasts } from "@/components/ui/toast-store";
import { ImportForm } from "@/features/add-recipe/import-form";
import { useRefreshRecipes } from "@/features/recipes/api";
import { useCarried } from "@/lib/carried";
import { useAddWords } from "@/features/add-recipe/words";
import { useMessages } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import { useSession } from "@/lib/session";
import { useTitle } from "@/lib/use-title";
import { FormPage } from "../form-page";

export default function AddFromUrlPage() {
  const { common } = useMessages();
  const { addUrl } = useAddWords();
  const { user } = useSession();
  const { url } = useCarried();
  const [, navigate] = useLocation();
  const refresh = useRefreshRecipes();
  useTitle(addUrl.title);

  function imported(): void {
    toasts.show({ title: common.success, description: addUrl.done });
    navigate(paths.recipes);
  }

  return (
    <FormPage
      title={addUrl.title}
      back={{ href: paths.recipes, label: common.backToRecipes }}
      produce="Pumpkin and carrot"
      icon={Link2}
    >
      {user && <ImportForm userId={user.id} initialUrl={url} onStored={refresh} onImported={imported} />}
    </FormPage>
  );
}
