import { useQuery } from "@tanstack/react-query";
import { damagedRecordsQuery } from "@/features/admin/api";
import { useAdminMessages } from "@/features/admin/messages";

/** Names the stored records that cannot be read; nothing where all can. */
export function DamagedRecords() {
  const admin = useAdminMessages();
  const { data } = useQuery(damagedRecordsQuery);
  if (!data || data.records.length === 0) return null;
  const more = data.total - data.records.length;
  return (
    <section aria-labelledby="damaged-records" className="mb-6 max-w-180 border-y-2 border-ink py-4">
      <h2 id="damaged-records" className="mb-1 type-step">
        {admin.damaged} <span className="text-ink-3">{data.total}</span>
      </h2>
      <p className="mb-3 text-ink-2">{admin.damagedHint}</p>
      <ul className="grid max-h-60 gap-1 overflow-y-auto">
        {data.records.map(({ kind, id, reason }) => (
          <li key={`${kind} ${id}`} className="wrap-anywhere">
            <span className="font-semibold">
              {kind} {id}
            </span>
            <span className="text-ink-2">: {reason}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 type-caption">{admin.damagedMore(more)}</p>}
    </section>
  );
}
