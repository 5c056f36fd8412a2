import type { ArchiveImport, ImportItem } from "@larder/domain/archive-import/archive-import";
import { Search } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { ErrorCard } from "@/components/ui/error-card";
import { ChipRow, FilterChip } from "@/components/ui/filter-chip";
import { BareInput, InputFrame } from "@/components/ui/input";
import { Section } from "@/components/ui/section";
import { Skeleton } from "@/components/ui/skeleton";
import { filtersOf, type ItemFilter, shownItems } from "@/features/imports/items/shown-items";
import { useImportItems } from "@/features/imports/items/use-import-items";
import { useImportMessages } from "@/features/imports/messages";
import { useImportProblem } from "@/features/imports/use-import-problem";
import { useMessages } from "@/lib/i18n/i18n";

interface ItemListProps {
  shown: Pick<ArchiveImport, "id" | "state">;
  /** The filter that the list begins with, where it finds anything. */
  firstFilter?: ItemFilter;
  /** Draws the buttons for all entries that the filter and the search leave. */
  actionsFor?: (items: readonly ImportItem[]) => ReactNode;
  renderItem: (item: ImportItem) => ReactNode;
}

/** The entries that are drawn at first and by each press of the button: ten thousand would be slow. */
const WINDOW = 60;
/** Fewer are found faster by looking. */
const SEARCHED_FROM = 10;

/** Lists the entries of an import by status and by name, a part at a time. */
export function ItemList({ shown, firstFilter = "all", actionsFor, renderItem }: ItemListProps) {
  const messages = useImportMessages();
  const { common } = useMessages();
  const problemOf = useImportProblem();
  const { items, total, isWhole, error, retry } = useImportItems(shown);
  const [chosen, setChosen] = useState(firstFilter);
  const [text, setText] = useState("");
  const [most, setMost] = useState(WINDOW);
  const filters = filtersOf(items);
  const filter = filters.some((each) => each.filter === chosen) ? chosen : "all";
  const found = shownItems(items, filter, text);

  function nameOf(one: ItemFilter): string {
    if (one === "all") return messages.all;
    return one === "problems" ? messages.withProblems : messages.statuses[one];
  }

  return (
    <Section title={messages.itemsTitle}>
      {items.length === 0 && !isWhole && !error && <Skeleton className="h-48" />}
      {filters.length > 2 && (
        <ChipRow label={messages.statusFilter}>
          {filters.map((each) => (
            <FilterChip
              key={each.filter}
              chosen={each.filter === filter}
              onClick={() => {
                setChosen(each.filter);
                setMost(WINDOW);
              }}
            >
              {nameOf(each.filter)}
              <span>{each.count}</span>
            </FilterChip>
          ))}
        </ChipRow>
      )}
      {total >= SEARCHED_FROM && (
        <InputFrame className="mt-3">
          <Search aria-hidden className="ml-2.5 size-5" />
          <BareInput
            type="search"
            aria-label={messages.search}
            placeholder={messages.search}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setMost(WINDOW);
            }}
          />
        </InputFrame>
      )}
      {actionsFor?.(found)}
      <output className="mt-2 block type-caption empty:hidden">
        {!isWhole && items.length > 0 && !error && messages.loadingMore(items.length, total)}
        {isWhole && text.trim() !== "" && found.length === 0 && messages.noneMatching}
      </output>
      <ul className="mt-2">
        {found.slice(0, most).map((item) => (
          <li key={item.index} className="border-b-[1.5px] border-line py-3">
            {renderItem(item)}
          </li>
        ))}
      </ul>
      {found.length > most && (
        <div className="mt-5 flex flex-wrap items-center gap-4">
          <Button variant="soft" onClick={() => setMost(most + WINDOW)}>
            {messages.showMore}
          </Button>
          <p className="type-caption">{messages.shownOf(most, found.length)}</p>
        </div>
      )}
      {error && (
        <ErrorCard
          title={common.error}
          lines={[problemOf(error, messages.itemsFailed)]}
          action={
            <Button variant="soft" onClick={retry}>
              {common.retry}
            </Button>
          }
        />
      )}
    </Section>
  );
}
