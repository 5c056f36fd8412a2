import { Moon, Sun } from "lucide-react";
import { changeCookingSettings, useCookingSettings } from "@/features/cooking/cooking-settings";
import { useWakeLock } from "@/features/cooking/use-wake-lock";
import { useToolMessages } from "@/features/cooking/tool-messages";

/** Shows whether the screen stays on, and switches it; nothing where the browser does not support it. */
export function WakeButton() {
  const messages = useToolMessages();
  const { keepAwake } = useCookingSettings();
  const { state, take } = useWakeLock(keepAwake);
  if (state === "unavailable") return null;
  const isOn = state === "on";
  const Icon = isOn ? Sun : Moon;
  const press = () => {
    changeCookingSettings({ keepAwake: !isOn });
    if (!isOn) take();
  };
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={press}
      className="inline-flex min-h-12 min-w-0 items-center gap-2 rounded-chip pr-2 text-left text-14 font-medium text-ink-2"
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {isOn ? messages.screenStaysOn : messages.screenMayGoDark}
    </button>
  );
}
