import { getNameOnRecipes, setNameOnRecipes } from "@larder/domain/contract/name-on-recipes";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Section } from "@/components/ui/section";
import { LoadFailure } from "@/components/load-failure";
import { Skeleton } from "@/components/ui/skeleton";
import { Switch } from "@/components/ui/switch";
import { toasts } from "@/components/ui/toast-store";
import { useAccountMessages } from "@/features/profile/messages";
import { call } from "@/lib/api/api-client";
import { useMessages } from "@/lib/i18n/i18n";
import { failureOf } from "@/lib/api/problem";

interface NameChoiceProps {
  userId: string;
  /** Called when recipes that are here may name another author. */
  onSaved: () => void;
}

const nameQuery = (userId: string) =>
  queryOptions({
    queryKey: ["name-on-recipes", userId],
    queryFn: ({ signal }) => call(getNameOnRecipes, { query: { userId }, signal, cacheFor: "mine" }),
  });

/**
 * Draws the choice whether recipes that the user adds name them as the author. Renders nothing for a user without a
 * name.
 */
export function NameChoice(props: NameChoiceProps) {
  const { data } = useQuery(nameQuery(props.userId));
  const account = useAccountMessages();
  if (data && !data.displayName) return null;
  return (
    <Section title={account.nameTitle}>
      <Content {...props} />
    </Section>
  );
}

function Content({ userId, onSaved }: NameChoiceProps) {
  const messages = useMessages();
  const { common } = messages;
  const account = useAccountMessages();
  const cache = useQueryClient();
  const { data, error, refetch } = useQuery(nameQuery(userId));
  const choice = useMutation({
    mutationFn: (nameOnRecipes: boolean) => call(setNameOnRecipes, { body: { userId, nameOnRecipes } }),
    onSuccess: (saved) => {
      cache.setQueryData(nameQuery(userId).queryKey, saved);
      onSaved();
    },
    onError: (failure) =>
      toasts.show({
        title: common.error,
        description: failureOf(messages, failure, account.nameFailed),
        variant: "destructive",
      }),
  });

  if (error && !data) {
    return <LoadFailure error={error} onRetry={refetch} />;
  }
  if (!data) return <Skeleton className="h-14" />;
  return (
    <Switch
      label={account.nameOnRecipes}
      // The name may be written from right to left, whatever the sentence is.
      hint={account.nameHint(`\u2068${data.displayName}\u2069`)}
      checked={choice.isPending ? choice.variables : data.nameOnRecipes}
      onChange={choice.mutate}
    />
  );
}
