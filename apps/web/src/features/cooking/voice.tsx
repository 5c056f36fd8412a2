import type { Language } from "@larder/domain/language";
import { Mic } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { toasts } from "@/components/ui/toast-store";
import { changeCookingSettings } from "@/features/cooking/cooking-settings";
import { createRecognition, heardIn } from "@/features/cooking/recognition";
import { commandHeard, type VoiceCommand } from "@/features/cooking/voice-commands";
import { useCookingWords } from "@/features/cooking/words";
import { useLanguage } from "@/lib/i18n";

const TONGUES: Readonly<Record<Language, string>> = { en: "en-US", es: "es-ES" };
/** Without these it will never listen; after anything else it tries again. */
const FATAL = new Set(["not-allowed", "service-not-allowed", "audio-capture", "language-not-supported"]);
const AGAIN_MS = 400;

/** Listens for commands as long as it is there, and says that it does. */
export default function Voice({ onCommand }: { onCommand: (command: VoiceCommand) => void }) {
  const words = useCookingWords();
  const language = useLanguage();
  const hear = useEffectEvent((event: Event) => {
    const command = commandHeard(heardIn(event));
    if (command) onCommand(command);
  });
  const giveUp = useEffectEvent(() => {
    changeCookingSettings({ voice: false });
    toasts.show({ title: words.voiceRefused });
  });

  useEffect(() => {
    const recognition = createRecognition();
    if (!recognition) return;
    let again = 0;
    let isOver = false;
    recognition.lang = TONGUES[language];
    recognition.continuous = true;
    recognition.interimResults = false;
    recognition.addEventListener("result", (event) => hear(event));
    recognition.addEventListener("error", (event) => {
      if (!FATAL.has(String(Reflect.get(event, "error")))) return;
      isOver = true;
      giveUp();
    });
    // Browsers stop by themselves after a while of silence.
    recognition.addEventListener("end", () => {
      if (!isOver) again = window.setTimeout(() => recognition.start(), AGAIN_MS);
    });
    recognition.start();
    return () => {
      isOver = true;
      window.clearTimeout(again);
      recognition.abort();
    };
  }, [language]);

  return (
    <output className="inline-flex min-h-12 items-center" title={words.voiceOn}>
      <Mic aria-hidden className="size-5 text-done" />
      <span className="sr-only">{words.voiceOn}</span>
    </output>
  );
}
