import { Page } from "@/components/ui/page";
import { PageHeader } from "@/components/ui/page-header";
import { AddChoices } from "@/features/add-recipe/add-choices";
import { useMessages } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import { useTitle } from "@/lib/use-title";

/** The choices of the add sheet as a page of their own. */
export default function AddRecipePage() {
  const { addMenu, common } = useMessages();
  useTitle(addMenu.title);
  return (
    <Page>
      <PageHeader title={addMenu.title} back={{ href: paths.recipes, label: common.backToRecipes }} />
      <div className="max-w-130">
        <AddChoices />
      </div>
    </Page>
  );
}
