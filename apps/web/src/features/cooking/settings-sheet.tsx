import { RotateCcw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { Switch } from "@/components/ui/switch";
import { changeCookingSettings, useCookingSettings } from "@/features/cooking/cooking-settings";
import { canListen } from "@/features/cooking/recognition";
import { canSpeak } from "@/features/cooking/use-read-aloud";
import { useToolMessages } from "@/features/cooking/tool-messages";
import { useMessages } from "@/lib/i18n/i18n";

interface SettingsSheetProps {
  onClose: () => void;
  onStartAgain: () => void;
  onShowKeys: () => void;
}

/** Draws the settings of cooking mode on this device, and the button that starts again. */
export default function SettingsSheet({ onClose, onStartAgain, onShowKeys }: SettingsSheetProps) {
  const messages = useToolMessages();
  const { common } = useMessages();
  const { highContrast, autoRead, voice } = useCookingSettings();
  const change = changeCookingSettings;
  return (
    <Sheet open fits onOpenChange={onClose} title={messages.settings} closeLabel={common.close}>
      <div className="grid grid-cols-1 divide-y-[1.5px] divide-line border-y-[1.5px] border-line">
        <Switch
          label={messages.highContrast}
          checked={highContrast}
          onChange={(on) => change({ highContrast: on })}
        />
        {canSpeak() && (
          <Switch label={messages.autoRead} checked={autoRead} onChange={(on) => change({ autoRead: on })} />
        )}
        {canListen() && (
          <Switch
            label={messages.voice}
            hint={messages.voiceHint}
            checked={voice}
            onChange={(on) => change({ voice: on })}
          />
        )}
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button variant="soft" onClick={onShowKeys}>
          {messages.keys}
        </Button>
        <Button variant="soft" onClick={onStartAgain}>
          <RotateCcw aria-hidden />
          {messages.startAgain}
        </Button>
      </div>
    </Sheet>
  );
}
