import { toasts } from "@/components/ui/toast-store";
import { useAdminMessages } from "@/features/admin/messages";
import { useMessages } from "@/lib/i18n/i18n";
import { failureOf } from "@/lib/api/problem";

/** Returns the mutation options that report the result of a change on the admin page. */
export function useSaving() {
  const messages = useMessages();
  const { common } = messages;
  const admin = useAdminMessages();
  return {
    onSuccess: () => void toasts.show({ title: admin.saved }),
    onError: (error: unknown) =>
      void toasts.show({
        title: common.error,
        description: failureOf(messages, error, admin.saveFailed),
        variant: "destructive",
      }),
  };
}
