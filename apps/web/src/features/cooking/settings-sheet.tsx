import { RotateCcw } from "lucide-react";
import { Key } from "@/components/ui/key";
import { Sheet } from "@/components/ui/sheet";
import { Switch } from "@/components/ui/switch";
import { changeCookingSettings, useCookingSettings } from "@/features/cooking/cooking-settings";
import { canListen } from "@/features/cooking/recognition";
import { canSpeak } from "@/features/cooking/use-read-aloud";
import { useToolWords } from "@/features/cooking/tool-words";
import { useMessages } from "@/lib/i18n/i18n";

interface SettingsSheetProps {
  onClose: () => void;
  onStartAgain: () => void;
  onShowKeys: () => void;
}

/** How cooking mode is on this device, and the way back to the beginning. */
export default function SettingsSheet({ onClose, onStartAgain, onShowKeys }: SettingsSheetProps) {
  const words = useToolWords();
  const { common } = useMessages();
  const { largeText, highContrast, autoRead, voice } = useCookingSettings();
  const change = changeCookingSettings;
  return (
    <Sheet open fits onOpenChange={onClose} title={words.settings} closeLabel={common.close}>
      <div className="grid grid-cols-1 divide-y-[1.5px] divide-line border-y-[1.5px] border-line">
        <Switch label={words.largeText} checked={largeText} onChange={(on) => change({ largeText: on })} />
        <Switch
          label={words.highContrast}
          checked={highContrast}
          onChange={(on) => change({ highContrast: on })}
        />
        {canSpeak() && (
          <Switch label={words.autoRead} checked={autoRead} onChange={(on) => change({ autoRead: on })} />
        )}
        {canListen() && (
          <Switch
            label={words.voice}
            hint={words.voiceHint}
            checked={voice}
            onChange={(on) => change({ voice: on })}
          />
        )}
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        <Key look="soft" onClick={onShowKeys}>
          {words.keys}
        </Key>
        <Key look="soft" onClick={onStartAgain}>
          <RotateCcw aria-hidden />
          {words.startAgain}
        </Key>
      </div>
    </Sheet>
  );
}
