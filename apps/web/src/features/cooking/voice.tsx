import { LANGUAGE_DETAILS } from "@larder/domain/language";
import { Mic } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { toasts } from "@/components/ui/toast-store";
import { changeCookingSettings } from "@/features/cooking/cooking-settings";
import { createRecognition, heardIn } from "@/features/cooking/recognition";
import { commandHeard, type VoiceCommand } from "@/features/cooking/voice-commands";
import { useToolMessages } from "@/features/cooking/tool-messages";
import { useLanguage } from "@/lib/i18n/i18n";

/** Errors after which listening stops for good; after any other it tries again. */
const FATAL = new Set(["not-allowed", "service-not-allowed", "audio-capture", "language-not-supported"]);
/**
 * Errors that are no failures: silence and a stop. After too many failures in a row, e.g. without a connection to the
 * recognition service, listening stops.
 */
const HARMLESS = new Set(["no-speech", "aborted"]);
const MOST_FAILURES = 3;
const AGAIN_MS = 400;

/** Listens for commands while it is mounted, and shows that it does. */
export default function Voice({ onCommand }: { onCommand: (command: VoiceCommand) => void }) {
  const messages = useToolMessages();
  const language = useLanguage();
  const hear = useEffectEvent((event: Event) => {
    const command = commandHeard(heardIn(event));
    if (command) onCommand(command);
  });
  const giveUp = useEffectEvent((isRefused: boolean) => {
    changeCookingSettings({ voice: false });
    toasts.show({ title: isRefused ? messages.voiceRefused : messages.voiceFailed });
  });

  useEffect(() => {
    const recognition = createRecognition();
    if (!recognition) return;
    let again = 0;
    let isOver = false;
    let failures = 0;
    recognition.lang = LANGUAGE_DETAILS[language].speech;
    recognition.continuous = true;
    recognition.interimResults = false;
    recognition.addEventListener("result", (event) => {
      failures = 0;
      hear(event);
    });
    recognition.addEventListener("error", (event) => {
      const problem = String(Reflect.get(event, "error"));
      if (isOver || HARMLESS.has(problem)) return;
      failures += 1;
      const isRefused = FATAL.has(problem);
      if (!isRefused && failures < MOST_FAILURES) return;
      isOver = true;
      giveUp(isRefused);
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
    <output className="inline-flex min-h-12 items-center" title={messages.voiceOn}>
      <Mic aria-hidden className="size-5 text-done" />
      <span className="sr-only">{messages.voiceOn}</span>
    </output>
  );
}
