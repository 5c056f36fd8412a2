import { MessageSquarePlus } from "lucide-react";
import { RequestForm } from "@/features/requests/request-form";
import { useMessages } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import { useSession } from "@/lib/session";
import { useTitle } from "@/lib/use-title";
import { FormPage } from "../form-page";

export default function RequestRecipePage() {
  const { request, common } = useMessages();
  const { user } = useSession();
  useTitle(request.title);
  return (
    <FormPage
      title={request.title}
      back={{ href: paths.recipes, label: common.backToRecipes }}
      produce="Carrots and peas"
      icon={MessageSquarePlus}
    >
      {user && <RequestForm userId={user.id} initialEmail={user.email} />}
    </FormPage>
  );
}
