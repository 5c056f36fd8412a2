import { steppedServings } from "@larder/domain/measure/chosen-servings";
import { formatAmount } from "@larder/domain/measure/shown-amount";
import { Scaler } from "@/components/ui/scaler";
import { useMessages } from "@/lib/i18n/i18n";
import { useCookingMessages } from "@/features/cooking/messages";

const MULTIPLES = [0.5, 1, 1.5, 2, 3];

interface ServingsScalerProps {
  /** The servings that the recipe is written for. */
  written: number;
  /** Null as written. */
  servings: number | null;
  onServe: (servings: number | null) => void;
}

/** Draws the control of the servings to cook. */
export function ServingsScaler({ written, servings, onServe }: ServingsScalerProps) {
  const cooking = useCookingMessages();
  const { detail } = useMessages();
  const shown = servings ?? written;
  const serve = (chosen: number) => onServe(chosen === written ? null : chosen);
  return (
    <Scaler
      label={detail.servings}
      value={formatAmount(shown)}
      unit={cooking.servings(shown)}
      note={cooking.writtenFor(written)}
      fewer={{
        label: cooking.fewerServings,
        onPress: () => serve(steppedServings(shown, -1)),
        disabled: shown <= 1,
      }}
      more={{
        label: cooking.moreServings,
        onPress: () => serve(steppedServings(shown, 1)),
        disabled: steppedServings(shown, 1) <= shown,
      }}
      multiples={MULTIPLES.map((times) => ({
        text: `${formatAmount(times)}×`,
        label: cooking.timesAsMuch(times, formatAmount(times)),
        chosen: shown === times * written,
        onPress: () => serve(times * written),
      }))}
    />
  );
}
