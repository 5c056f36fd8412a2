import { formatMeasure } from "@larder/domain/shown-amount";
import { abbreviateUnit } from "@larder/domain/shown-unit";
import { Check } from "lucide-react";
import { Amount } from "@/components/ui/amount";
import type { ToReady } from "@/features/cooking/ready-list";
import { cn } from "@/lib/cn";
import { useMessages } from "@/lib/i18n";

interface ReadyThingsProps {
  things: readonly ToReady[];
  done: readonly string[];
  onToggle: (mark: string) => void;
}

/** All that is to stand on the table before the first step. */
export function ReadyThings({ things, done, onToggle }: ReadyThingsProps) {
  const { detail } = useMessages();
  const ingredients = things.filter(({ row }) => row !== null);
  const tools = things.filter(({ row }) => row === null);
  const list = (of: readonly ToReady[]) => (
    <ul className="border-t-2 border-ink">
      {of.map((thing) => (
        <ReadyRow
          key={thing.mark}
          thing={thing}
          done={done.includes(thing.mark)}
          onToggle={() => onToggle(thing.mark)}
        />
      ))}
    </ul>
  );
  return (
    <>
      {ingredients.length > 0 && list(ingredients)}
      {tools.length > 0 && (
        <section className="pt-6">
          <h2 className="mb-2 type-section">{detail.tools}</h2>
          {list(tools)}
        </section>
      )}
    </>
  );
}

interface ReadyRowProps {
  thing: ToReady;
  done: boolean;
  onToggle: () => void;
}

function ReadyRow({ thing: { name, note, row }, done, onToggle }: ReadyRowProps) {
  return (
    <li className="border-b-[1.5px] border-line">
      <label
        className={cn(
          "grid min-h-18 grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-3.5 py-3 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-focus",
          done && "text-ink-3",
        )}
      >
        <input type="checkbox" checked={done} onChange={onToggle} className="sr-only" />
        <span
          aria-hidden
          className={cn(
            "grid size-10 place-items-center rounded-face",
            done ? "done-face bg-done text-on-done" : "bg-surface outlined [--outline-width:2px]",
          )}
        >
          {done && <Check className="pop" />}
        </span>
        <span className={cn("min-w-0 wrap-anywhere", done && "line-through decoration-[1.5px]")}>
          <span className="block text-[1.25rem] leading-[1.25]">{name}</span>{" "}
          {note && <span className="block text-16 text-ink-3">{note}</span>}
        </span>{" "}
        {row && (
          <span className="max-w-36 text-right text-22 leading-[1.1] wrap-anywhere">
            <Amount value={formatMeasure(row)} unit={abbreviateUnit(row.unit)} />
          </span>
        )}
      </label>
    </li>
  );
}
