import { Copy } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { QrCode } from "@/components/ui/qr-code";
import { toasts } from "@/components/ui/toast-store";
import { usePeopleMessages } from "@/features/own-accounts/people/messages";
import { useMessages } from "@/lib/i18n/i18n";

interface ShownLinkProps {
  title: string;
  text: string;
  address: string;
  onDone: () => void;
}

/** Draws a link that is shown once: to copy, and as a code for a phone. */
export function ShownLink({ title, text, address, onDone }: ShownLinkProps) {
  const messages = useMessages();
  const people = usePeopleMessages();
  const input = useRef<HTMLInputElement>(null);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      toasts.show({ title: people.copied });
    } catch {
      input.current?.select();
      toasts.show({
        title: messages.common.error,
        description: people.copyFailed,
        variant: "destructive",
      });
    }
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <Field label={title} hint={text}>
        <Input
          ref={input}
          readOnly
          dir="ltr"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of what was pressed, which had the focus
          autoFocus
          className="font-mono"
          value={address}
          onFocus={(event) => event.target.select()}
        />
      </Field>
      <QrCode text={address} label={people.qrLabel} />
      <div className="flex flex-wrap gap-2.5">
        <Button size="small" onClick={() => void copy()}>
          <Copy aria-hidden />
          {people.copy}
        </Button>
        <Button variant="soft" size="small" onClick={onDone}>
          {people.done}
        </Button>
      </div>
    </div>
  );
}
