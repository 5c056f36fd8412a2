import {
  REQUEST_STATUSES,
  type QueuedRequest,
  type RequestStatus,
} from "@larder/domain/account/queued-request";
import { Select } from "@/components/ui/select";
import type { Tone } from "@larder/covers/tone";
import { useUpdateRequest } from "@/features/admin/api";
import { useSaving } from "@/features/admin/use-saving";
import { useAdminMessages } from "@/features/admin/messages";

const TONES: Record<RequestStatus, Tone> = {
  pending: "lemon",
  planned: "berry",
  added: "herb",
  declined: "tomato",
};

/** Draws the status of a request as text; its colour only repeats it. */
export function StatusPicker({ request: { id, status, content } }: { request: QueuedRequest }) {
  const admin = useAdminMessages();
  const update = useUpdateRequest();
  const saving = useSaving();
  const shown = update.isPending ? (update.variables.status ?? status) : status;

  function choose(value: string): void {
    const chosen = REQUEST_STATUSES.find((each) => each === value);
    if (chosen) update.mutate({ id, status: chosen }, saving);
  }

  return (
    <span
      data-tone={TONES[shown]}
      className="rounded-face bg-tone-tint text-16 font-semibold text-tone-text has-[select:focus-visible]:outline-3 has-[select:focus-visible]:outline-offset-2 has-[select:focus-visible]:outline-focus"
    >
      <Select
        bare
        aria-label={admin.statusOf(content)}
        value={shown}
        disabled={update.isPending}
        onChange={(event) => choose(event.target.value)}
      >
        {REQUEST_STATUSES.map((each) => (
          <option key={each} value={each} className="bg-surface text-ink">
            {admin.statuses[each]}
          </option>
        ))}
      </Select>
    </span>
  );
}
