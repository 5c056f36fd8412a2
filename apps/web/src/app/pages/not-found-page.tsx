import { Link } from "wouter";
import { EmptyShelf } from "@/components/ui/empty-state";
import { Key } from "@/components/ui/key";
import { Page } from "@/components/ui/page";
import { useDoorMessages } from "@/lib/i18n/door-messages";
import { paths } from "@/lib/navigation/paths";
import { useTitle } from "@/lib/browser/use-title";

export default function NotFoundPage() {
  const { notFound } = useDoorMessages();
  useTitle(notFound.title);
  return (
    <Page className="grid min-h-dvh content-center justify-items-center gap-6 text-center">
      <EmptyShelf />
      <h1 className="type-page">{notFound.title}</h1>
      <p className="text-ink-3">{notFound.text}</p>
      <Key asChild>
        <Link href={paths.recipes}>{notFound.home}</Link>
      </Key>
    </Page>
  );
}
