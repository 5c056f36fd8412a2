import { useLocation } from "wouter";
import { toasts } from "@/components/ui/toast-store";
import { useFormMessages } from "@/lib/i18n/form-messages";
import { useMessages } from "@/lib/i18n/i18n";
import { useIsHere } from "@/lib/browser/use-is-here";

/**
 * Reports that the sending of a form failed, on whatever page the user is by then; from elsewhere a button leads back to
 * what was typed.
 *
 * @param path where the form is
 */
export function useFormFailure(path: string): (description: string) => void {
  const { common } = useMessages();
  const { draft } = useFormMessages();
  const [, navigate] = useLocation();
  const isHere = useIsHere();
  return (description) =>
    void toasts.show({
      title: common.error,
      description,
      variant: "destructive",
      ...(!isHere.current && { action: { label: draft.back, onSelect: () => navigate(path) } }),
    });
}
