import { isLinkToken } from "@larder/domain/account/public-link";
import type { SavedRecipes } from "@larder/domain/contract/public-links";
import type { LinkMessages } from "@larder/domain/messages/messages";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { Page } from "@/components/ui/page";
import { FullScreenSpinner } from "@/components/ui/spinner";
import { toasts } from "@/components/ui/toast-store";
import { openedLinkQuery } from "@/features/public-links/api";
import { useLinkMessages } from "@/features/public-links/messages";
import { ownPath, SaveLink } from "@/features/public-links/save-link";
import { useRefreshRecipes } from "@/features/recipes/api";
import { useTitle } from "@/lib/browser/use-title";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";
import { recipeLang } from "@/lib/i18n/recipe-lang";
import { useMayAdd } from "@/lib/session/may-add";
import { useSession } from "@/lib/session/session";

/** The page to which a public page leads a reader who has an account: it shows what is saved, and saves it. */
export default function SavePage({ token, part }: { token: string; part?: string | undefined }) {
  const messages = useMessages();
  const links = useLinkMessages();
  const { user } = useSession();
  const mayAdd = useMayAdd();
  const refresh = useRefreshRecipes();
  const [, navigate] = useLocation();
  const userId = user?.id ?? "";
  const isToken = isLinkToken(token);
  const { data, error } = useQuery({ ...openedLinkQuery(userId, token, part), enabled: isToken });
  useTitle(links.saveTitle);

  const problem = isToken
    ? error && failureOf(messages, error, messages.errors.internal, links.problems)
    : links.problems["link-gone"];
  if (!data && !problem) return <FullScreenSpinner label={messages.common.loading} />;
  return (
    <Page>
      <p className="mb-2 type-label">{links.saveTitle}</p>
      {data ? (
        <>
          <h1 dir="auto" lang={recipeLang(data.language)} className="mb-5 type-page wrap-anywhere">
            {data.name}
          </h1>
          <SaveLink
            userId={userId}
            token={token}
            part={part}
            opened={data}
            maySave={mayAdd}
            onSaved={(saved) => {
              refresh();
              toasts.show({ title: links.saved, ...remainderOf(saved.recipes, links) });
              navigate(ownPath(saved), { replace: true });
            }}
          />
        </>
      ) : (
        <h1 className="type-section">{problem}</h1>
      )}
    </Page>
  );
}

/** Says which recipes of a collection were not copied, and why. */
function remainderOf(recipes: SavedRecipes | undefined, { skipped }: LinkMessages) {
  if (!recipes || recipes.reason === null) return {};
  return { description: skipped[recipes.reason](recipes.copied, recipes.left) };
}
