import type { Messages } from "@larder/domain/messages/messages";
import type { RecipeRef } from "@larder/domain/recipe/recipe-ref";
import { useQuery } from "@tanstack/react-query";
import { Bookmark } from "lucide-react";
import { useLocation, useSearch } from "wouter";
import { ToolbarButton } from "@/components/ui/toolbar-button";
import { CornerButton } from "@/components/ui/card";
import { toasts } from "@/components/ui/toast-store";
import { useFailureToast } from "@/components/use-failure-toast";
import { bookmarkQuery, bookmarksQuery, useToggleBookmark } from "@/features/bookmarks/api";
import { ApiError, Unreachable } from "@/lib/api/api-error";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";

interface BookmarkButtonProps {
  recipe: Pick<RecipeRef, "id" | "name">;
  /** Undefined for a visitor: no call is made, and a press asks to sign in. */
  userId: string | undefined;
}

/** Reports once for a whole grid that the bookmarks could not be loaded. */
export function useBookmarksFailure(userId: string | undefined): void {
  const { error } = useQuery({ ...bookmarksQuery(userId ?? ""), enabled: userId !== undefined });
  useStatusFailure(error);
}

/** Draws the bookmark button of a card; its state comes from the query of all bookmarks. */
export function CardBookmarkButton({ recipe, userId }: BookmarkButtonProps) {
  const { data, isPending } = useQuery({ ...bookmarksQuery(userId ?? ""), enabled: userId !== undefined });
  const isOn = data?.some(({ id }) => id === recipe.id) ?? false;
  const { label, busy, press } = useBookmarkPress(recipe, userId, isOn, isPending && userId !== undefined);
  return <CornerButton label={label} icon={Bookmark} on={isOn} busy={busy} onClick={press} />;
}

/** Draws the bookmark button of a recipe's page; requests the state of this recipe alone. */
export function PageBookmarkButton({ recipe, userId }: BookmarkButtonProps) {
  const {
    data: isOn = false,
    isPending,
    error,
  } = useQuery({
    ...bookmarkQuery(userId ?? "", recipe.id),
    enabled: userId !== undefined,
  });
  useStatusFailure(error);
  const { label, state, busy, press } = useBookmarkPress(
    recipe,
    userId,
    isOn,
    isPending && userId !== undefined,
  );
  return (
    <ToolbarButton
      label={label}
      text={state}
      icon={Bookmark}
      // `disabled` would take the focus away from the button.
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : press}
      className={isOn ? "[&_svg]:fill-current [&_svg]:text-tomato" : ""}
    />
  );
}

/**
 * Reports that the state of a bookmark could not be loaded; without a connection the app reports more than that
 * already.
 */
function useStatusFailure(error: Error | null): void {
  const { bookmark } = useMessages();
  useFailureToast(error instanceof Unreachable ? null : error, bookmark.statusFailed);
}

function useBookmarkPress(
  recipe: Pick<RecipeRef, "id" | "name">,
  userId: string | undefined,
  isOn: boolean,
  isLoading: boolean,
) {
  const messages = useMessages();
  const bookmarkMessages = messages.bookmark;
  const [path, navigate] = useLocation();
  const search = useSearch();
  const runAlone = useOneAtATime();
  const toggle = useToggleBookmark(userId ?? "", recipe.id);
  const busy = isLoading || toggle.isPending;
  const state = busy ? bookmarkMessages.loading : isOn ? bookmarkMessages.added : bookmarkMessages.add;

  function press(): void {
    if (userId === undefined) {
      toasts.show({
        title: bookmarkMessages.authTitle,
        description: bookmarkMessages.authText,
        variant: "destructive",
      });
      navigate(paths.login(search ? `${path}?${search}` : path));
      return;
    }
    runAlone(() =>
      // A handler on the promise: callbacks of the mutation itself are not called once the button is unmounted.
      toggle.mutateAsync().then(
        (isBookmarked) =>
          void toasts.show(
            isBookmarked
              ? {
                  title: bookmarkMessages.addedTitle,
                  description: bookmarkMessages.addedText,
                  icon: Bookmark,
                }
              : {
                  title: bookmarkMessages.removedTitle,
                  description: bookmarkMessages.removedText,
                  icon: Bookmark,
                },
          ),
        (error: Error) =>
          void toasts.show({
            title: messages.common.error,
            description: bookmarkProblem(messages, error),
            variant: "destructive",
          }),
      ),
    );
  }

  return { label: bookmarkMessages.of(state, recipe.name), state, busy, press };
}

/** Returns the message for a bookmark that could not be set; a user whose session has ended is asked to sign in. */
function bookmarkProblem(messages: Messages, error: unknown): string {
  const { loginRequired, toggleFailed } = messages.bookmark;
  // Nothing was typed that could be said to stay.
  if (error instanceof Unreachable) return `${messages.offline.title}. ${messages.offline.text}`;
  const isSignedOut = error instanceof ApiError && error.code === "not-signed-in";
  return isSignedOut ? loginRequired : failureOf(messages, error, toggleFailed);
}
