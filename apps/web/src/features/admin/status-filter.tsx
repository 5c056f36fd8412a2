import { ChipRow, FilterChip } from "@/components/ui/filter-chip";
import { useAdminMessages } from "@/features/admin/messages";

interface StatusFilterProps<S extends string> {
  names: Readonly<Record<S, string>>;
  statuses: readonly S[];
  chosen: S | undefined;
  onChoose: (status: S | undefined) => void;
}

/** Draws a filter that narrows a list to one status, or shows all. */
export function StatusFilter<S extends string>({ names, statuses, chosen, onChoose }: StatusFilterProps<S>) {
  const admin = useAdminMessages();
  return (
    <div className="mb-5">
      <ChipRow label={admin.status}>
        <FilterChip chosen={chosen === undefined} onClick={() => onChoose(undefined)}>
          {admin.all}
        </FilterChip>
        {statuses.map((status) => (
          <FilterChip key={status} chosen={status === chosen} onClick={() => onChoose(status)}>
            {names[status]}
          </FilterChip>
        ))}
      </ChipRow>
    </div>
  );
}
