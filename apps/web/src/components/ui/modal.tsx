import { createContext, use } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import type { ModalContentProps } from "@/components/ui/radix-modal";

const useRadix = lazyPart(() => import("@/components/ui/radix-modal"));

type Radix = NonNullable<ReturnType<typeof useRadix>>;
const RadixContext = createContext<Radix | null>(null);

/**
 * Draws the modal that Dialog, Sheet and SidePanel share. Its code is loaded when a page that may open a modal is
 * shown.
 */
export function Modal(props: ModalContentProps) {
  const radix = useRadix(props.open, () => props.onOpenChange(false));
  return (
    radix && (
      <RadixContext value={radix}>
        <radix.RadixModal {...props} />
      </RadixContext>
    )
  );
}

export function ModalTitle({ children }: { children: string }) {
  const radix = use(RadixContext);
  return radix && <radix.RadixModalTitle>{children}</radix.RadixModalTitle>;
}
