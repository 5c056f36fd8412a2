import { useState } from "react";
import { useTimerWords } from "@/features/timers/words";
import { Key } from "@/components/ui/key";
import { askToNotify, canAsk, mayNotify } from "@/features/timers/notifications";
import { useSession } from "@/lib/session/session";

/** What a timer of a web page cannot do, and what would help. */
export function Limits() {
  const words = useTimerWords();
  const { config } = useSession();
  const [offers, setOffers] = useState(canAsk);
  const ask = () => {
    void askToNotify().then(() => setOffers(canAsk()));
  };
  return (
    <div className="grid grid-cols-1 gap-3 border-t-[1.5px] border-line pt-3.5">
      <p className="type-caption">{config?.push && mayNotify() ? words.limitsWithPush : words.limits}</p>
      {offers && (
        <>
          <p className="type-caption">{words.askText}</p>
          <Key look="soft" size="small" className="justify-self-start" onClick={ask}>
            {words.allow}
          </Key>
        </>
      )}
    </div>
  );
}
