import type { Generation } from "@larder/domain/generation/generation";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Figure } from "@/components/ui/figure";
import { PriceSection, PriceTile } from "@/components/ui/price-section";
import { generationsQuery, type GenerationsPage } from "@/features/admin/api";
import { ModelTrial } from "@/features/admin/model-trial";
import { RuledList } from "@/features/admin/ruled-list";
import { useLanguage } from "@/lib/i18n/i18n";
import { shortDate, shortTime } from "@/lib/i18n/short-date";
import { useAdminMessages } from "@/features/admin/messages";
import { useCount } from "@/features/admin/use-count";

/** Draws the generations, newest first, and the cost of the last 24 hours. */
export function GenerationsTab() {
  const admin = useAdminMessages();
  const { data, ...query } = useInfiniteQuery(generationsQuery);
  const [first] = data?.pages ?? [];
  return (
    <>
      {first && <LastDay page={first} />}
      <RuledList
        query={query}
        items={data?.pages.flatMap(({ generations }) => generations) ?? []}
        total={first?.total ?? 0}
        heads={[admin.when, admin.kind, admin.answeredBy, admin.from, admin.outcome]}
        empty={admin.noGenerated}
        row={(generation) => <Row generation={generation} />}
      />
    </>
  );
}

function LastDay({ page: { model, lastDay, creditsPerDayForAll } }: { page: GenerationsPage }) {
  const admin = useAdminMessages();
  const count = useCount();
  const limit =
    creditsPerDayForAll > 0 ? admin.creditsOf(count(creditsPerDayForAll)) : admin.creditsUnlimited;
  return (
    <section aria-labelledby="last-day" className="mb-8 max-w-180">
      <h2 id="last-day" className="mb-3 type-step">
        {admin.lastDay}
      </h2>
      <PriceSection>
        <PriceTile label={admin.questions}>
          <Figure value={count(lastDay.questions)} />
        </PriceTile>
        <PriceTile label={`${admin.credits}, ${limit}`}>
          <Figure value={count(lastDay.credits)} />
        </PriceTile>
      </PriceSection>
      <p className="mt-3 wrap-anywhere text-ink-2">
        <b className="font-semibold">{admin.model}:</b> {model ?? admin.noModel}
      </p>
      <p className="mt-1 type-caption">{admin.generatedHint}</p>
      {model !== null && <ModelTrial />}
    </section>
  );
}

function Row({ generation }: { generation: Generation }) {
  const admin = useAdminMessages();
  const language = useLanguage();
  const { createdAt, kind, origin, outcome, credits, uid, usage } = generation;
  const count = useCount();
  const isDone = outcome === "done";
  return (
    <>
      <p className="leading-none">
        <span className="sr-only">{admin.when}: </span>
        <time dateTime={createdAt} className="text-22 numeral leading-none">
          {shortDate(createdAt, language)}{" "}
          <span className="block pt-1.5 text-17 font-semibold text-ink-2">
            {shortTime(new Date(createdAt))}
          </span>
        </time>
      </p>
      <p className="text-16 text-ink-2">{admin.kinds[kind]}</p>
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">
          {origin === "composer" ? admin.composer : (usage?.model ?? admin.model)}
        </p>
        {usage && (
          <p className="mt-1 type-caption">
            {[
              admin.tokens(count(usage.inputTokens), count(usage.outputTokens)),
              `${count(usage.milliseconds)} ms`,
              admin.requestsSent(usage.calls),
            ].join(" · ")}
          </p>
        )}
      </div>
      <p className="min-w-0 text-14 text-ink-2 wrap-anywhere">
        <span className="sr-only">{admin.from}: </span>
        {uid}
      </p>
      <div>
        <p className={isDone ? "font-semibold text-done" : "font-semibold"}>
          <span className="sr-only">{admin.outcome}: </span>
          {admin.outcomes[outcome]}
        </p>
        <p className="mt-0.5 type-caption">{admin.creditsSpent(credits)}</p>
      </div>
    </>
  );
}
