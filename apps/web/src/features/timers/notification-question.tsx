import { Bell } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useTimerMessages } from "@/features/timers/messages";
import { askToNotify, mayAskToNotify, rememberAsked } from "@/features/timers/notifications";

/**
 * Asks once on a device whether timers may notify. It stands where hands are still dry: before the first step. A user who
 * declines finds the offer again with a timer.
 */
export default function NotificationQuestion() {
  const messages = useTimerMessages();
  const [isOpen, setOpen] = useState(mayAskToNotify);
  if (!isOpen) return null;
  const answer = (remember: () => unknown) => {
    remember();
    setOpen(false);
  };
  return (
    <section
      aria-label={messages.ask}
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunken p-3 pl-4"
    >
      <Bell aria-hidden />
      <div className="min-w-0 grow basis-56">
        <p className="type-name">{messages.ask}</p>
        <p className="mt-1 type-caption">{messages.askText}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="soft" size="small" onClick={() => answer(askToNotify)}>
          {messages.allow}
        </Button>
        <Button variant="ghost" size="small" onClick={() => answer(rememberAsked)}>
          {messages.notNow}
        </Button>
      </div>
    </section>
  );
}
