import { useLocation } from "wouter";
import { toasts } from "@/components/ui/toast-store";
import { useFormMessages } from "@/lib/i18n/form-messages";
import { useMessages } from "@/lib/i18n/i18n";
import { useIsHere } from "@/lib/browser/use-is-here";

/**
 * Reports on any page that the sending of a form failed; on another page a button leads back to the input.
 *
 * @param path the path of the form
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
