import { CalendarClock, Settings2, Volume2, VolumeX } from "lucide-react";
import { lazy, Suspense } from "react";
import { IconKey } from "@/components/ui/key";
import { useCookingSettings } from "@/features/cooking/cooking-settings";
import { canListen } from "@/features/cooking/recognition";
import { canSpeak } from "@/features/cooking/use-read-aloud";
import type { VoiceCommand } from "@/features/cooking/voice-commands";
import { WakeKey } from "@/features/cooking/wake-key";
import { useToolWords } from "@/features/cooking/tool-words";

const Voice = lazy(() => import("@/features/cooking/voice"));

interface CookingToolsProps {
  reading: { isReading: boolean; read: () => void; stop: () => void };
  onVoice: (command: VoiceCommand) => void;
  onTimeline: () => void;
  onSettings: () => void;
}

/** The quiet row: whether the screen stays on, and the keys to what one needs now and then. */
export default function CookingTools({ reading, onVoice, onTimeline, onSettings }: CookingToolsProps) {
  const words = useToolWords();
  const { voice } = useCookingSettings();
  return (
    <div className="flex min-h-12 items-center gap-2 pt-2">
      <div className="min-w-0 flex-1">
        <WakeKey />
      </div>
      {voice && canListen() && (
        <Suspense>
          <Voice onCommand={onVoice} />
        </Suspense>
      )}
      {canSpeak() && (
        <IconKey
          label={reading.isReading ? words.stopReading : words.readAloud}
          icon={reading.isReading ? VolumeX : Volume2}
          onClick={reading.isReading ? reading.stop : reading.read}
        />
      )}
      <IconKey label={words.timeline} icon={CalendarClock} onClick={onTimeline} />
      <IconKey label={words.settings} icon={Settings2} onClick={onSettings} />
    </div>
  );
}
