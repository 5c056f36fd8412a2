import type { QueuedReport } from "@larder/domain/community/report";
import { imageSources } from "@larder/domain/picture/picture-sources";
import { Check, Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import { Button } from "@/components/ui/button";
import { toasts } from "@/components/ui/toast-store";
import { useCommunityMessages } from "@/features/community/messages";
import { type Guard, type ReportChange, useChangeReport } from "@/features/community/reports/api";
import { useModerationMessages } from "@/features/community/reports/messages";
import { SuspendDialog } from "@/features/community/reports/suspend-dialog";
import { WarnDialog } from "@/features/community/reports/warn-dialog";
import { API_BASE } from "@/lib/api/api-base";
import { failureOf } from "@/lib/api/problem";
import { useLanguage, useMessages } from "@/lib/i18n/i18n";
import { shortDate } from "@/lib/i18n/short-date";
import { paths } from "@/lib/navigation/paths";

interface ReportRowProps {
  report: QueuedReport;
  guard: Guard;
  /** The administrator, who can neither warn nor suspend themself. */
  userId: string;
  /** Called when a recipe was hidden or shown. */
  onRecipesChanged: () => void;
}

/** Draws a reported recipe or comment: what it says, who wrote it, what users reported of it, and the actions. */
export function ReportRow({ report, guard, userId, onRecipesChanged }: ReportRowProps) {
  const { createdAt, kind, entries, author, isHidden } = report;
  const language = useLanguage();
  const moderation = useModerationMessages();
  const name = author && (author.name || moderation.nameless);
  return (
    <li className="grid grid-cols-1 gap-x-10 gap-y-4 border-t-2 border-ink py-4 desktop:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
      <div className="min-w-0">
        <p className="type-label">
          {moderation.kinds[kind]} · <time dateTime={createdAt}>{shortDate(createdAt, language)}</time>
          {isHidden && ` · ${moderation.hiddenNow}`}
        </p>
        <Thing report={report} />
        <p className="mt-2 text-16 text-ink-2">
          {name ? moderation.by(name) : moderation.withoutAuthor}
          {author?.isSuspended && ` · ${moderation.suspended}`}
        </p>
      </div>
      <div className="min-w-0">
        <p className="type-label">{moderation.count(entries.length)}</p>
        <Entries entries={entries} />
        <Actions
          report={report}
          name={author?.id === userId ? null : name}
          guard={guard}
          onRecipesChanged={onRecipesChanged}
        />
      </div>
    </li>
  );
}

function Thing({ report: { kind, recipe, text, image } }: { report: QueuedReport }) {
  const moderation = useModerationMessages();
  const isComment = kind === "comment";
  const sources = isComment ? imageSources(image, API_BASE) : null;
  return (
    <>
      <h2 className="mt-1 type-step wrap-anywhere">
        <Link
          href={paths.recipe(recipe.slug)}
          className="inline-flex min-h-11 items-center underline underline-offset-3"
        >
          {isComment ? moderation.onRecipe(recipe.name) : recipe.name}
        </Link>
      </h2>
      <p dir="auto" className="line-clamp-6 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      {sources && (
        <img
          src={sources.src}
          alt={moderation.photo}
          loading="lazy"
          className="mt-2 h-40 max-w-full rounded-field bg-sunken object-cover cover-light"
        />
      )}
    </>
  );
}

function Entries({ entries }: Pick<QueuedReport, "entries">) {
  const community = useCommunityMessages();
  return (
    <ul className="mt-1 max-h-60 overflow-y-auto">
      {entries.map(({ reason, text, createdAt }, index) => (
        <li key={`${createdAt} ${index}`} className="py-1 wrap-anywhere">
          <span className="font-semibold">{community.reasons[reason]}</span>
          {text && (
            <span dir="auto" className="block whitespace-pre-line text-ink-2">
              {text}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface ActionsProps extends Omit<ReportRowProps, "userId"> {
  /** The author's name; null without an author, and for the administrator themself. */
  name: string | null;
}

function Actions({ report, name, guard, onRecipesChanged }: ActionsProps) {
  const messages = useMessages();
  const moderation = useModerationMessages();
  const change = useChangeReport(report, guard);
  const [asking, setAsking] = useState<"warn" | "suspend">();
  const { kind, status, isHidden, author } = report;
  const close = () => setAsking(undefined);
  const isChanging = (what: ReportChange["change"]) => change.isPending && change.variables.change === what;

  function make(wanted: ReportChange): void {
    change.mutate(wanted, {
      onSuccess: () => {
        toasts.show({ title: moderation.saved });
        if (wanted.change === "hidden" && kind === "recipe") onRecipesChanged();
      },
      onError: (error) =>
        void toasts.show({
          title: messages.common.error,
          description: failureOf(messages, error, moderation.failed),
          variant: "destructive",
        }),
    });
  }

  return (
    <fieldset aria-label={moderation.actions} className="mt-3 flex min-w-0 flex-wrap gap-2">
      <Button
        variant="soft"
        size="small"
        busy={isChanging("hidden")}
        onClick={() => make({ change: "hidden", value: !isHidden })}
      >
        {isHidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
        {isHidden ? moderation.show : moderation.hide}
      </Button>
      {name !== null && (
        <Button variant="soft" size="small" aria-haspopup="dialog" onClick={() => setAsking("warn")}>
          {moderation.warn}
        </Button>
      )}
      {name !== null && author?.isSuspended === false && (
        <Button variant="soft" size="small" aria-haspopup="dialog" onClick={() => setAsking("suspend")}>
          {moderation.suspend}
        </Button>
      )}
      {author?.isSuspended && (
        <Button
          variant="soft"
          size="small"
          busy={isChanging("suspended")}
          onClick={() => make({ change: "suspended", value: false })}
        >
          {moderation.endSuspension}
        </Button>
      )}
      <Button
        variant="soft"
        size="small"
        busy={isChanging("done")}
        onClick={() => make({ change: "done", value: status === "open" })}
      >
        <Check aria-hidden />
        {status === "open" ? moderation.close : moderation.reopen}
      </Button>
      {asking === "warn" && name !== null && (
        <WarnDialog report={report} name={name} guard={guard} onClose={close} />
      )}
      {asking === "suspend" && name !== null && (
        <SuspendDialog report={report} name={name} guard={guard} onClose={close} />
      )}
    </fieldset>
  );
}
