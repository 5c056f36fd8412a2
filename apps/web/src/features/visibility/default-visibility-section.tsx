import { setDefaultVisibility } from "@larder/domain/contract/default-visibility";
import type { DefaultVisibility } from "@larder/domain/recipe/visibility";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Section } from "@/components/ui/section";
import { toasts } from "@/components/ui/toast-store";
import { DefaultVisibilityChoice } from "@/features/visibility/default-visibility-choice";
import { call } from "@/lib/api/api-client";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";
import { useVisibilityMessages } from "@/lib/i18n/visibility-messages";
import { defaultVisibilityQuery } from "@/lib/session/default-visibility";

/** Draws the choice of who sees the recipes that the user adds. */
export default function DefaultVisibilitySection({ userId }: { userId: string }) {
  const messages = useMessages();
  const visibility = useVisibilityMessages();
  const cache = useQueryClient();
  const { queryKey } = defaultVisibilityQuery(userId);
  const { data } = useQuery(defaultVisibilityQuery(userId));
  const choice = useMutation({
    mutationFn: async (chosen: DefaultVisibility) =>
      (await call(setDefaultVisibility, { body: { userId, visibility: chosen } })).visibility,
    onSuccess: (saved) => cache.setQueryData(queryKey, saved),
    onError: (failure) =>
      toasts.show({
        title: messages.common.error,
        description: failureOf(messages, failure, visibility.defaultFailed),
        variant: "destructive",
      }),
  });
  return (
    <Section title={visibility.defaultTitle}>
      <p className="mb-3 text-16 text-ink-2">{visibility.defaultHint}</p>
      <DefaultVisibilityChoice value={choice.isPending ? choice.variables : data} onChoose={choice.mutate} />
    </Section>
  );
}
