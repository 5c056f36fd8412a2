import { Sheet } from "@/components/ui/sheet";
import { useToolMessages } from "@/features/cooking/tool-messages";
import { useMessages } from "@/lib/i18n/i18n";

/** Lists the shortcuts. */
export default function KeysSheet({ onClose }: { onClose: () => void }) {
  const messages = useToolMessages();
  const { common } = useMessages();
  const { keyNames: names, keysFor } = messages;
  const rows: readonly (readonly [keys: readonly string[], does: string])[] = [
    [["→", names.pageDown], keysFor.next],
    [["←", names.pageUp], keysFor.previous],
    [[names.space], keysFor.tick],
    [["T"], keysFor.timer],
    [["+"], keysFor.more],
    [["-"], keysFor.less],
    [["?"], keysFor.help],
    [[names.escape], keysFor.leave],
  ];
  return (
    <Sheet open fits textOnly onOpenChange={onClose} title={messages.keys} closeLabel={common.close}>
      <dl className="border-t-[1.5px] border-line">
        {rows.map(([keys, does]) => (
          <div
            key={does}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b-[1.5px] border-line py-2.5"
          >
            <dd className="order-2 min-w-0">{does}</dd>
            <dt className="order-1 flex min-w-32 gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="grid min-h-9 min-w-9 place-items-center rounded-chip bg-sunken px-2 font-display text-16 font-bold outlined"
                >
                  {key}
                </kbd>
              ))}
            </dt>
          </div>
        ))}
      </dl>
      <p className="mt-4 type-caption">{messages.swipeHint}</p>
    </Sheet>
  );
}
