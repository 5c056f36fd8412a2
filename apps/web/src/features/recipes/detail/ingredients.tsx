import type { RowPosition } from "@larder/domain/cooking/first-use";
import { groupHeading, isNamedGroup } from "@larder/domain/messages/group-heading";
import type { IngredientRow, Ingredients as Groups, Tool } from "@larder/domain/recipe/recipe";
import { Measure } from "@/features/recipes/detail/measure";
import { cn } from "@/lib/cn";
import { useMessages } from "@/lib/i18n/i18n";
import { useRecipeLang } from "@/lib/i18n/recipe-lang";

/** A way to strike ingredients off the list, while cooking. */
interface Striking {
  isStruck: (group: string, name: string) => boolean;
  toggle: (group: string, name: string) => void;
}

interface IngredientsProps {
  groups: Groups;
  tools: readonly Tool[];
  /** The source said none. */
  assumed?: boolean;
  /** Low rows, to be seen at a glance beside the steps. */
  dense?: boolean;
  /** The order of the rows in one list without groups; as listed where it is absent. */
  order?: readonly RowPosition[] | null;
  striking?: Striking;
}

/** The ingredients by group, and the tools. */
export function Ingredients({ groups, tools, assumed = false, dense = false, ...props }: IngredientsProps) {
  const messages = useMessages();
  const lang = useRecipeLang();
  const sections = sectionsOf(groups, props.order ?? null);
  return (
    <div className={cn("grid grid-cols-1", dense ? "gap-4" : "gap-7 pt-2")}>
      {assumed && <p className="type-caption">{messages.detail.assumedIngredients}</p>}
      {sections.length === 0 && <p className="py-4 text-ink-3">{messages.detail.noIngredients}</p>}
      {sections.map(({ key, rows }) => (
        <section key={key} className="border-t-2 border-ink pt-3">
          {key !== null && (
            <h2
              dir="auto"
              lang={isNamedGroup(messages, key) ? undefined : lang}
              className={dense ? "mb-1 type-step" : "mb-2 type-section"}
            >
              {groupHeading(messages, key)}
            </h2>
          )}
          <ul>
            {rows.map(({ group, row }, index) => (
              <Row key={index} group={group} row={row} dense={dense} striking={props.striking} />
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

interface Section {
  /** The group's key; null where no heading is needed. */
  key: string | null;
  rows: readonly { group: string; row: IngredientRow }[];
}

function sectionsOf(groups: Groups, order: IngredientsProps["order"]): Section[] {
  const shown = Object.entries(groups).filter(([, rows]) => rows.length > 0);
  if (order) {
    const rows = order.flatMap(({ group, i }) => {
      const row = groups[group]?.[i];
      return row ? [{ group, row }] : [];
    });
    return rows.length > 0 ? [{ key: null, rows }] : [];
  }
  return shown.map(([group, rows]) => {
    // One unnamed group needs no heading above it.
    const isNamed = shown.length > 1 || group !== "main";
    return { key: isNamed ? group : null, rows: rows.map((row) => ({ group, row })) };
  });
}

interface RowProps {
  group: string;
  row: IngredientRow;
  dense: boolean;
  striking?: Striking | undefined;
}

function Row({ group, row, dense, striking }: RowProps) {
  const { ingredient_name: name, prep_style: preparation } = row;
  const lang = useRecipeLang();
  const isStruck = striking?.isStruck(group, name) ?? false;
  const columns = cn(
    "grid grid-cols-[86px_minmax(0,1fr)] items-baseline gap-3.5",
    dense ? "min-h-9 py-1.5 text-16 leading-[1.4]" : "min-h-13 py-2.75",
    isStruck && "text-ink-3 line-through decoration-[1.5px]",
  );
  const content = (
    <>
      <span className={cn("text-right leading-[1.1]", dense ? "text-19" : "text-22")}>
        <Measure row={row} />
      </span>
      <span dir="auto" lang={lang} className="min-w-0 text-left wrap-anywhere">
        {name}
        {preparation && <span className="text-ink-3"> ({preparation})</span>}
      </span>
    </>
  );
  const border = "border-t-[1.5px] border-line first:border-0";
  if (!striking) return <li className={cn(columns, border)}>{content}</li>;
  return (
    <li className={border}>
      <button
        type="button"
        aria-pressed={isStruck}
        className={cn(columns, "w-full")}
        onClick={() => striking.toggle(group, name)}
      >
        {content}
      </button>
    </li>
  );
}
