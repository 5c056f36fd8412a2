import { Link } from "wouter";
import { Button } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { PageHeader } from "@/components/ui/page-header";
import { useOwnAccountMessages } from "@/features/own-accounts/messages";
import { useTitle } from "@/lib/browser/use-title";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";

/** Draws the page of a viewer who opened the address of a page for members. */
export default function ViewerPage() {
  const { common } = useMessages();
  const ownAccounts = useOwnAccountMessages();
  useTitle(ownAccounts.viewerTitle);
  return (
    <Page>
      <PageHeader title={ownAccounts.viewerTitle} />
      <p className="mb-6 text-ink-2">{ownAccounts.viewerText}</p>
      <Button asChild>
        <Link href={paths.recipes}>{common.backToRecipes}</Link>
      </Button>
    </Page>
  );
}
