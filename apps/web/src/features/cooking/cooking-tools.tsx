import { CalendarClock, Settings2, Volume2, VolumeX } from "lucide-react";
import { lazy, Suspense } from "react";
import { IconButton } from "@/components/ui/button";
import { useCookingSettings } from "@/features/cooking/cooking-settings";
import { canListen } from "@/features/cooking/recognition";
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

/** Draws the low row of tools: whether the screen stays on, and the buttons that are rarely needed. */
export default function CookingTools({ reading, onVoice, onTimeline, onSettings }: CookingToolsProps) {
  const messages = useToolMessages();
  const { voice } = useCookingSettings();
  return (
    <div className="flex min-h-12 items-center gap-2 pt-2">
      <div className="min-w-0 flex-1">
        <WakeButton />
      </div>
      {voice && canListen() && (
        <Suspense>
          <Voice onCommand={onVoice} />
        </Suspense>
      )}
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
  );
}
