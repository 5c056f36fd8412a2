import { Page } from "@/components/ui/page";
import { PageHeader } from "@/components/ui/page-header";
import { RequestForm } from "@/features/requests/request-form";
import { useMessages } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import { useSession } from "@/lib/session";
import { useTitle } from "@/lib/use-title";

export default function RequestRecipePage() {
  const { request, common } = useMessages();
  const { user } = useSession();
  useTitle(request.title);
  return (
    <Page>
      <PageHeader title={request.title} back={{ href: paths.recipes, label: common.backToRecipes }} />
      <div className="max-w-130">{user && <RequestForm userId={user.id} initialEmail={user.email} />}</div>
    </Page>
  );
}
