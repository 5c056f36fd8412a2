import { Link } from "wouter";
import { EmptyShelf } from "@/components/ui/empty-state";
import { Button } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { useAuthMessages } from "@/lib/i18n/auth-messages";
import { paths } from "@/lib/navigation/paths";
import { useTitle } from "@/lib/browser/use-title";

export default function NotFoundPage() {
  const { notFound } = useAuthMessages();
  useTitle(notFound.title);
  return (
    <Page className="grid min-h-dvh content-center justify-items-center gap-6 text-center">
      <EmptyShelf />
      <h1 className="type-page">{notFound.title}</h1>
      <p className="text-ink-3">{notFound.text}</p>
      <Button asChild>
        <Link href={paths.recipes}>{notFound.home}</Link>
      </Button>
    </Page>
  );
}
