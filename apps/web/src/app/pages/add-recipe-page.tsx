import { Plus } from "lucide-react";
import { AddChoices } from "@/features/add-recipe/add-choices";
import { useAddMenuMessages } from "@/features/add-recipe/messages";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";
import { useTitle } from "@/lib/browser/use-title";
import { FormPage } from "@/app/layout/form-page";

/** The choices of the add sheet as a page of their own. */
export default function AddRecipePage() {
  const { common } = useMessages();
  const addMenu = useAddMenuMessages();
  useTitle(addMenu.title);
  return (
    <FormPage
      title={addMenu.title}
      back={{ href: paths.recipes, label: common.backToRecipes }}
      produce="Lemon and leek"
      icon={Plus}
    >
      <AddChoices />
    </FormPage>
  );
}
