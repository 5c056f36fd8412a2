import { useState } from "react";
import { useTimerMessages } from "@/features/timers/messages";
import { Button } from "@/components/ui/button";
import { askToNotify, canAsk, mayNotify } from "@/features/timers/notifications";
import { useSession } from "@/lib/session/session";

/** Explains what a timer of a web page cannot do, and the remedies. */
export function Limits() {
  const messages = useTimerMessages();
  const { config } = useSession();
  const [offers, setOffers] = useState(canAsk);
  const ask = () => {
    void askToNotify().then(() => setOffers(canAsk()));
  };
  return (
    <div className="grid grid-cols-1 gap-3 border-t-[1.5px] border-line pt-3.5">
      <p className="type-caption">
        {config?.push && mayNotify() ? messages.limitsWithPush : messages.limits}
      </p>
      {offers && (
        <>
          <p className="type-caption">{messages.askText}</p>
          <Button variant="soft" size="small" className="justify-self-start" onClick={ask}>
            {messages.allow}
          </Button>
        </>
      )}
    </div>
  );
}
