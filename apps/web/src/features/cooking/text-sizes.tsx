import {
  changeCookingSettings,
  type TextSize,
  useCookingSettings,
} from "@/features/cooking/cooking-settings";
import { useToolMessages } from "@/features/cooking/tool-messages";
import { cn } from "@/lib/cn";
import { SHORT, TABLET, useMedia } from "@/lib/browser/use-media";

const LETTER = "A";

/** The sizes, with that of the letter that shows each. */
const SIZES = [
  ["small", "text-17"],
  ["medium", "text-22"],
  ["large", "text-32"],
] as const satisfies readonly (readonly [TextSize, string])[];

/** Draws the choice between three sizes of the text. Until one is chosen, it is by the screen. */
export function TextSizes() {
  const messages = useToolMessages();
  const isWide = useMedia(TABLET);
  const isShort = useMedia(SHORT);
  const { textSize = isWide && !isShort ? "medium" : "small" } = useCookingSettings();
  return (
    <fieldset className="flex rounded-field bg-sunken outlined">
      <legend className="sr-only">{messages.textSize}</legend>
      {SIZES.map(([size, letter]) => (
        <label
          key={size}
          className={cn(
            "relative grid size-12 place-items-center rounded-field font-display leading-none font-bold has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-focus",
            letter,
            size === textSize && "bg-key text-on-key forced-colors:outline-2",
          )}
        >
          <input
            type="radio"
            name="text-size"
            aria-label={messages.textSizes[size]}
            checked={size === textSize}
            onChange={() => changeCookingSettings({ textSize: size })}
            className="sr-only"
          />
          <span aria-hidden>{LETTER}</span>
        </label>
      ))}
    </fieldset>
  );
}
