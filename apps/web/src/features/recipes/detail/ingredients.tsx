import { groupHeading, isNamedGroup } from "@larder/domain/messages/group-heading";
import type { IngredientRow, Ingredients as Groups, Tool } from "@larder/domain/recipe/recipe";
import { Measure } from "@/features/recipes/detail/measure";
import { cn } from "@/lib/cn";
import { useMessages } from "@/lib/i18n/i18n";
import { useRecipeLang } from "@/lib/i18n/recipe-lang";

interface IngredientsProps {
  groups: Groups;
  tools: readonly Tool[];
  /** The source said none. */
  assumed?: boolean;
  /** Low rows, to be seen at a glance beside the steps. */
  dense?: boolean;
}

/** The ingredients by group, and the tools. */
export function Ingredients({ groups, tools, assumed = false, dense = false }: IngredientsProps) {
  const messages = useMessages();
  const lang = useRecipeLang();
  const shown = Object.entries(groups).filter(([, rows]) => rows.length > 0);
  return (
    <div className={cn("grid grid-cols-1", dense ? "gap-4" : "gap-7 pt-2")}>
      {assumed && <p className="type-caption">{messages.detail.assumedIngredients}</p>}
      {shown.length === 0 && <p className="py-4 text-ink-3">{messages.detail.noIngredients}</p>}
      {shown.map(([key, rows]) => (
        <section key={key} className="border-t-2 border-ink pt-3">
          {/* One unnamed group needs no heading above it. */}
          {(shown.length > 1 || key !== "main") && (
            <h2
              dir="auto"
              lang={isNamedGroup(messages, key) ? undefined : lang}
              className={dense ? "mb-1 type-step" : "mb-2 type-section"}
            >
              {groupHeading(messages, key)}
            </h2>
          )}
          <ul>
            {rows.map((row, index) => (
              <Row key={index} row={row} dense={dense} />
            ))}
          </ul>
        </section>
      ))}
      {tools.length > 0 && (
        <section className="border-t-2 border-ink pt-3">
          <h2 className={dense ? "mb-1 type-step" : "mb-2 type-section"}>{messages.detail.tools}</h2>
          <ul>
            {tools.map(({ tool_name: name, purpose }, index) => (
              <li
                key={index}
                dir="auto"
                lang={lang}
                className="border-t-[1.5px] border-line py-3 first:border-0"
              >
                {name}
                {purpose && <span className="block text-16 text-ink-3">{purpose}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Row({ row, dense }: { row: IngredientRow; dense: boolean }) {
  const { ingredient_name: name, prep_style: preparation } = row;
  const lang = useRecipeLang();
  return (
    <li
      className={cn(
        "grid grid-cols-[86px_minmax(0,1fr)] items-baseline gap-3.5 border-t-[1.5px] border-line first:border-0",
        dense ? "min-h-9 py-1.5 text-16 leading-[1.4]" : "min-h-13 py-2.75",
      )}
    >
      <span className={cn("text-right leading-[1.1]", dense ? "text-19" : "text-22")}>
        <Measure row={row} />
      </span>
      <span dir="auto" lang={lang} className="min-w-0 text-left wrap-anywhere">
        {name}
        {preparation && <span className="text-ink-3"> ({preparation})</span>}
      </span>
    </li>
  );
}
