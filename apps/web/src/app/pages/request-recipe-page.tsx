import { MessageSquarePlus } from "lucide-react";
import { useSearchParams } from "wouter";
import { RequestForm } from "@/features/requests/request-form";
import { useFormMessages } from "@/lib/i18n/form-messages";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";
import { useSession } from "@/lib/session/session";
import { useTitle } from "@/lib/browser/use-title";
import { FormPage } from "@/app/layout/form-page";

export default function RequestRecipePage() {
  const { common } = useMessages();
  const { request } = useFormMessages();
  const { user } = useSession();
  const [search] = useSearchParams();
  useTitle(request.title);
  return (
    <FormPage
      title={request.title}
      back={{ href: paths.recipes, label: common.backToRecipes }}
      produce="Carrots and peas"
      icon={MessageSquarePlus}
    >
      {user && (
        <RequestForm
          userId={user.id}
          initialEmail={user.email}
          initialContent={search.get("content") ?? ""}
        />
      )}
    </FormPage>
  );
}
