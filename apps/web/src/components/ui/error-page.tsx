import { ErrorCard, type ErrorCardProps } from "@/components/ui/error-card";
import { Page } from "@/components/ui/page";
import { useTitle } from "@/lib/browser/use-title";

/** Draws the page that replaces one that failed to load. */
export function ErrorPage(card: Omit<ErrorCardProps, "heading">) {
  useTitle(card.title);
  return (
    <Page className="grid min-h-dvh place-items-center">
      <ErrorCard {...card} heading="h1" />
    </Page>
  );
}
