import { MessageSquarePlus } from "lucide-react";
import { RequestForm } from "@/features/requests/request-form";
import { useFormWords } from "@/lib/form-words";
import { useMessages } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import { useSession } from "@/lib/session";
import { useTitle } from "@/lib/use-title";
import { FormPage } from "../form-page";

export default function RequestRecipePage() {
  const { common } = useMessages();
  const { request } = useFormWords();
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
