import type { ModelTrial as Trial } from "@larder/domain/generation/model-trial";
import { Plug } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { useTryModel } from "@/features/admin/api";
import { useAdminMessages } from "@/features/admin/messages";
import { useCount } from "@/features/admin/use-count";
import { problemOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";

/** Draws the button that asks the model a small fixed question, and what came back. */
export function ModelTrial() {
  const messages = useMessages();
  const { trial } = useAdminMessages();
  const { mutate, data, error, isPending } = useTryModel();
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <Button variant="soft" size="small" busy={isPending} onClick={() => mutate()}>
        {!isPending && <Plug aria-hidden />}
        {isPending ? trial.running : trial.button}
      </Button>
      <p className="type-caption">{trial.hint}</p>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold a list */}
      <div role="status" className="w-full empty:hidden">
        {!isPending && data && <Result trial={data} />}
        {!isPending && error && <p>{problemOf(messages, error, trial.failed)}</p>}
      </div>
    </div>
  );
}

function Result({ trial: { failure, answer, reason, usage, capabilities } }: { trial: Trial }) {
  const { trial, outcomes, tokens, requestsSent } = useAdminMessages();
  const count = useCount();
  const { outputMode, isStreamed, isUsageStreamed, tokenLimit, hasTemperature } = capabilities;
  const hasTokens = usage.inputTokens + usage.outputTokens > 0;
  const cost = [
    `${count(usage.milliseconds)} ms`,
    requestsSent(usage.calls),
    ...(hasTokens ? [tokens(count(usage.inputTokens), count(usage.outputTokens))] : []),
  ];
  const abilities = [
    trial.outputModes[outputMode],
    isStreamed ? trial.streamed : trial.whole,
    ...(isUsageStreamed ? [] : [trial.noUsage]),
    ...(hasTemperature ? [] : [trial.noTemperature]),
    tokenLimit,
  ];
  return (
    <dl className="grid gap-x-4 gap-y-2 rounded-field p-4 text-16 trough wrap-anywhere tablet:grid-cols-[auto_minmax(0,1fr)]">
      <Row label={trial.outcome}>
        <b className={failure === null ? "font-semibold text-done" : "font-semibold"}>
          {failure === null ? trial.answered : outcomes[failure]}
        </b>
      </Row>
      {answer !== null && <Row label={trial.answer}>{answer}</Row>}
      {reason !== "" && <Row label={trial.reason}>{reason}</Row>}
      <Row label={trial.cost}>{cost.join(" · ")}</Row>
      <Row label={trial.abilities}>{abilities.join(" · ")}</Row>
    </dl>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 tablet:col-span-2 tablet:grid-cols-subgrid">
      <dt className="text-14 font-semibold text-ink-2 tablet:pt-0.5">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
