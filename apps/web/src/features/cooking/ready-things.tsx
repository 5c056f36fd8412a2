import type { MiseEnPlace } from "@larder/domain/cooking/gather-all";
import type { ShownIngredient } from "@larder/domain/cooking/shown-measure";
import { groupHeading } from "@larder/domain/messages/group-heading";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { RowAmount } from "@/features/cooking/row-amount";
import { cn } from "@/lib/cn";
import { useMessages } from "@/lib/i18n/i18n";
import { useRecipeLang } from "@/lib/i18n/recipe-lang";

interface ReadyThingsProps {
  things: MiseEnPlace;
  done: readonly string[];
  onToggle: (doneId: string) => void;
}

/** Lists the ingredients and tools to get ready before the first step. */
export function ReadyThings({ things: { groups, tools }, done, onToggle }: ReadyThingsProps) {
  const messages = useMessages();
  const row = (thing: Thing) => (
    <ReadyRow
      key={thing.doneId}
      thing={thing}
      done={done.includes(thing.doneId)}
      onToggle={() => onToggle(thing.doneId)}
    />
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      {groups.map(({ key, ingredients }) => (
        <ReadyList key={key} title={groups.length > 1 || key !== "main" ? groupHeading(messages, key) : ""}>
          {ingredients.map(({ doneId, row: ingredient }) => {
            const { ingredient_name: name, prep_style: note } = ingredient;
            return row({ doneId, name, note, ingredient });
          })}
        </ReadyList>
      ))}
      {tools.length > 0 && (
        <ReadyList title={messages.detail.tools}>
          {tools.map(({ doneId, tool: { tool_name: name, purpose: note } }) => row({ doneId, name, note }))}
        </ReadyList>
      )}
    </div>
  );
}

function ReadyList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      {title && <h2 className="mb-2 type-section">{title}</h2>}
      <ul className="gap-x-10 border-t-2 border-ink @min-[40rem]:grid @min-[40rem]:grid-cols-2">
        {children}
      </ul>
    </section>
  );
}

interface Thing {
  doneId: string;
  name: string;
  /** What to do with the thing, or what it is for. */
  note: string;
  ingredient?: ShownIngredient;
}

interface ReadyRowProps {
  thing: Thing;
  done: boolean;
  onToggle: () => void;
}

function ReadyRow({ thing: { name, note, ingredient }, done, onToggle }: ReadyRowProps) {
  const lang = useRecipeLang();
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
        <span lang={lang} className={cn("min-w-0 wrap-anywhere", done && "line-through decoration-[1.5px]")}>
          <span dir="auto" className="block text-[1.25rem] leading-[1.25]">
            {name}
          </span>{" "}
          {note && (
            <span dir="auto" className="block text-16 text-ink-3">
              {note}
            </span>
          )}
        </span>{" "}
        {ingredient && (
          <span className="max-w-36 text-right text-22 leading-[1.1] wrap-anywhere">
            <RowAmount row={ingredient} />
          </span>
        )}
      </label>
    </li>
  );
}
