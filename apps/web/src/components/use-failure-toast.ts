import { useEffect, useEffectEvent } from "react";
import { toasts } from "@/components/ui/toast-store";
import { useMessages } from "@/lib/i18n/i18n";

/** Shows a toast for each new error of something that is loaded. */
export function useFailureToast(error: Error | null, sentence: string): void {
  const { common } = useMessages();
  const show = useEffectEvent(() =>
    toasts.show({ title: common.error, description: sentence, variant: "destructive" }),
  );
  useEffect(() => {
    if (error) show();
  }, [error]);
}
