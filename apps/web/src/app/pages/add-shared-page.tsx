import { useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Page } from "@/components/ui/page";
import { PageHeader } from "@/components/ui/page-header";
import { FullScreenSpinner } from "@/components/ui/spinner";
import { useAddMenuMessages, useAddMessages } from "@/features/add-recipe/messages";
import { useTitle } from "@/lib/browser/use-title";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";
import { forgetShared, readShared, type SharedKind, sortShared } from "@/lib/navigation/shared-content";

/** The pages that take shared files themselves. */
const PAGES_OF_FILES: Partial<Record<SharedKind, string>> = {
  pictures: paths.addFromPhoto,
  files: paths.importCollection,
};

/** Leads what another app has shared to the form that it belongs to. */
export default function AddSharedPage() {
  const { common } = useMessages();
  const addMenu = useAddMenuMessages();
  const { shared } = useAddMessages();
  const [, navigate] = useLocation();
  const [isEmpty, setEmpty] = useState(false);
  useTitle(shared.title);

  useEffect(() => {
    void takeShared().then((to) => {
      if (to) navigate(to.path, { replace: true, state: to.state });
      else setEmpty(true);
    });
  }, [navigate]);

  if (!isEmpty) return <FullScreenSpinner label={common.loading} />;
  return (
    <Page>
      <PageHeader title={shared.title} back={{ href: paths.recipes, label: common.backToRecipes }} />
      <EmptyState
        title={shared.nothing}
        text={shared.nothingHint}
        action={
          <Button asChild variant="soft">
            <Link href={paths.addRecipe}>{addMenu.title}</Link>
          </Button>
        }
      />
    </Page>
  );
}

/** Returns the page to go to, with what it fills in; null when nothing was shared. */
async function takeShared(): Promise<{ path: string; state?: object } | null> {
  const content = await readShared();
  if (!content) return null;
  const { kind, address, text } = sortShared(content);
  const path = PAGES_OF_FILES[kind];
  // These pages read the files, which no history entry can hold.
  if (path !== undefined) return { path };
  await forgetShared();
  if (kind === "address") return { path: paths.addFromUrl, state: { url: address } };
  return kind === "text" ? { path: paths.addFromText, state: { text } } : null;
}
