import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { Page } from "@/components/ui/page";
import { PageHeader } from "@/components/ui/page-header";
import { toasts } from "@/components/ui/toast-store";
import { TextForm } from "@/features/add-recipe/text-form";
import { refreshRecipes } from "@/features/recipes/api";
import { useCarried } from "@/lib/carried";
import { useMessages } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import { useSession } from "@/lib/session";
import { useTitle } from "@/lib/use-title";

export default function AddFromTextPage() {
  const { addText, common } = useMessages();
  const { user, config } = useSession();
  const { text } = useCarried();
  const [, navigate] = useLocation();
  const cache = useQueryClient();
  useTitle(addText.title);

  function added(said: string): void {
    refreshRecipes(cache).catch(() => {});
    toasts.show({ title: common.success, description: said });
    navigate(paths.recipes);
  }

  return (
    <Page>
      <PageHeader title={addText.title} back={{ href: paths.recipes, label: common.backToRecipes }} />
      {/* Room to scroll the keys from under a toast. */}
      <div className="max-w-180 pb-26 desktop:pb-0">
        {user && (
          <TextForm userId={user.id} initialText={text} hasAi={config?.generation === "ai"} onAdded={added} />
        )}
      </div>
    </Page>
  );
}
