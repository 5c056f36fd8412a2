import { lazy, Suspense, useState } from "react";
import type { ModalContentProps } from "@/components/ui/radix-modal";

const RadixModal = lazy(async () => ({ default: (await import("@/components/ui/radix-modal")).RadixModal }));
const RadixModalTitle = lazy(async () => ({
  default: (await import("@/components/ui/radix-modal")).RadixModalTitle,
}));

/** What Dialog, Sheet and SidePanel share. Its machinery is loaded when the first of them opens. */
export function Modal(props: ModalContentProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense>
      <RadixModal {...props} />
    </Suspense>
  );
}

export const ModalTitle = ({ children }: { children: string }) => (
  <RadixModalTitle>{children}</RadixModalTitle>
);
