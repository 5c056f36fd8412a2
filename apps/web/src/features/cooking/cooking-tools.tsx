import { CalendarClock, Ellipsis, Settings2, Volume2, VolumeX, X } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { IconButton } from "@/components/ui/button";
import { useCookingSettings } from "@/features/cooking/cooking-settings";
import { canListen } from "@/features/cooking/recognition";
import { TextSizes } from "@/features/cooking/text-sizes";
import { canSpeak } from "@/features/cooking/use-read-aloud";
import type { VoiceCommand } from "@/features/cooking/voice-commands";
import { WakeButton } from "@/features/cooking/wake-button";
import { useToolMessages } from "@/features/cooking/tool-messages";

const Voice = lazy(() => import("@/features/cooking/voice"));

interface CookingToolsProps {
  reading: { isReading: boolean; read: () => void; stop: () => void };
  onVoice: (command: VoiceCommand) => void;
  onTimeline: () => void;
  onSettings: () => void;
}

/**
 * Draws the button of the tools in the first row, and below it, once it was pressed, those that are rarely needed. What
 * goes on meanwhile shows beside the button: listening, and a voice that can be stopped.
 */
export default function CookingTools({ reading, onVoice, onTimeline, onSettings }: CookingToolsProps) {
  const messages = useToolMessages();
  const { voice } = useCookingSettings();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <>
      <div className="flex items-center gap-2 [grid-area:tools]">
        {voice && canListen() && (
          <Suspense>
            <Voice onCommand={onVoice} />
          </Suspense>
        )}
        {reading.isReading && !isOpen && (
          <IconButton label={messages.stopReading} icon={VolumeX} onClick={reading.stop} />
        )}
        <IconButton
          label={messages.tools}
          icon={isOpen ? X : Ellipsis}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {/* Mounted while it is hidden, because it prevents the screen from going dark. */}
      <div
        id={panelId}
        hidden={!isOpen}
        className="mt-3 flex flex-wrap items-center gap-2 border-y-[1.5px] border-line py-2 [grid-area:panel]"
      >
        <TextSizes />
        <div className="flex grow justify-end gap-2">
          {canSpeak() && (
            <IconButton
              label={reading.isReading ? messages.stopReading : messages.readAloud}
              icon={reading.isReading ? VolumeX : Volume2}
              onClick={reading.isReading ? reading.stop : reading.read}
            />
          )}
          <IconButton label={messages.timeline} icon={CalendarClock} onClick={onTimeline} />
          <IconButton label={messages.settings} icon={Settings2} onClick={onSettings} />
        </div>
        <WakeButton />
      </div>
    </>
  );
}
