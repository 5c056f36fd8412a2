import { groupHeading } from "@larder/domain/messages/group-heading";
import { formatAmount } from "@larder/domain/quantity";
import type { IngredientRow, Ingredients as Groups, Tool } from "@larder/domain/recipe";
import { abbreviateUnit } from "@larder/domain/units";
import { Amount } from "@/components/ui/amount";
import { useMessages } from "@/lib/i18n";

/** The ingredients by group, and the tools. */
export function Ingredients({ groups, tools }: { groups: Groups; tools: readonly Tool[] }) {
  const messages = useMessages();
  const shown = Object.entries(groups).filter(([, rows]) => rows.length > 0);
  return (
    <div className="grid gap-7 pt-2">
      {shown.length === 0 && <p className="py-4 text-ink-3">{messages.detail.noIngredients}</p>}
      {shown.map(([key, rows]) => (
        <section key={key} className="border-t-2 border-ink pt-3">
          {/* One unnamed group needs no heading above it. */}
          {(shown.length > 1 || key !== "main") && (
            <h2 className="mb-2 type-section">{groupHeading(messages, key)}</h2>
          )}
          <ul>
            {rows.map((row, place) => (
              <Row key={place} row={row} />
            ))}
          </ul>
        </section>
      ))}
      {tools.length > 0 && (
        <section className="border-t-2 border-ink pt-3">
          <h2 className="mb-2 type-section">{messages.detail.tools}</h2>
          <ul>
            {tools.map(({ tool_name: name, purpose }, place) => (
              <li key={place} className="border-t-[1.5px] border-line py-3 first:border-0">
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

function Row({
  row: { measure, unit, ingredient_name: name, prep_style: preparation },
}: {
  row: IngredientRow;
}) {
  return (
    <li className="grid min-h-13 grid-cols-[86px_1fr] items-baseline gap-3.5 border-t-[1.5px] border-line py-2.75 first:border-0">
      <span className="text-right text-22 leading-[1.1]">
        <Amount value={formatAmount(measure, unit)} unit={abbreviateUnit(unit)} />
      </span>
      <span className="min-w-0 wrap-break-word">
        {name}
        {preparation && <span className="text-ink-3"> ({preparation})</span>}
      </span>
    </li>
  );
}
