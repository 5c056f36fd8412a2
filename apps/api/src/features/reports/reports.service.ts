import type { StoredComment } from "@larder/domain/community/comment";
import { NOTICE_QUOTE_LENGTH, type Notice } from "@larder/domain/community/notice";
import {
  type QueuedReport,
  reportIdOf,
  type ReportReason,
  type ReportStatus,
  type StoredReport,
} from "@larder/domain/community/report";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { listingOf } from "@larder/domain/recipe/visibility";
import { cleanText, cutText } from "@larder/domain/text/clean-text";
import { AppError } from "../../http/errors/app-error.ts";
import { DamagedRecord } from "../../ports/damaged-record.ts";
import type { Page, PageRequest } from "../../ports/page.ts";
import type { StoredUser } from "../../ports/people-stores.ts";
import type { Ports } from "../../ports/ports.ts";

interface Sent {
  reason: ReportReason;
  text: string;
}

interface ReportsParts extends Pick<Ports, "store" | "clock"> {
  /** Returns a recipe that the user may see; throws `recipe-not-found` for any other. */
  readableRecipe: (id: string, uid: string | undefined) => Promise<Recipe>;
  /** Returns a comment that the user may see; throws `comment-not-found` for any other. */
  readableComment: (id: string, uid: string) => Promise<{ comment: StoredComment }>;
}

/** A reported thing as it is now. */
interface Thing {
  recipe: Recipe;
  /** Null where the recipe itself is reported. */
  comment: StoredComment | null;
}

export type ReportsService = ReturnType<typeof createReportsService>;

/** Creates the service for reports to the administrator, and for the warnings that come of them. */
export function createReportsService({ store, clock, readableRecipe, readableComment }: ReportsParts) {
  const { reports, recipes, comments, notices, users } = store;

  const entryOf = ({ reason, text }: Sent) => ({
    reason,
    text: cleanText(text),
    createdAt: clock().toISOString(),
  });

  /** Returns what is reported; null when it is gone or cannot be read. */
  async function thingOf({ recipeId, commentId }: StoredReport): Promise<Thing | null> {
    try {
      const recipe = await recipes.findById(recipeId);
      const comment = commentId === undefined ? null : await comments.find(commentId);
      return recipe && (commentId === undefined || comment) ? { recipe, comment } : null;
    } catch (error) {
      if (error instanceof DamagedRecord) return null;
      throw error;
    }
  }

  return {
    /** Does nothing where the user has reported the recipe before. */
    async reportRecipe(uid: string, id: string, sent: Sent): Promise<void> {
      const recipe = await readableRecipe(id, uid);
      const thing = { id: reportIdOf("recipe", id), kind: "recipe", recipeId: recipe.id } as const;
      await reports.add(thing, uid, entryOf(sent));
    },

    /** Does nothing where the user has reported the comment before. */
    async reportComment(uid: string, id: string, sent: Sent): Promise<void> {
      const { comment } = await readableComment(id, uid);
      const { recipeId } = comment;
      const thing = { id: reportIdOf("comment", id), kind: "comment", recipeId, commentId: id } as const;
      await reports.add(thing, uid, entryOf(sent));
    },

    /** Lists reported things; those that were removed meanwhile are left out. */
    async list(status: ReportStatus | undefined, page: PageRequest) {
      const found: Page<StoredReport> = await reports.list(status ? { status } : {}, page);
      const items: { report: StoredReport; thing: Thing }[] = [];
      for (const report of found.items) {
        const thing = await thingOf(report);
        if (thing) items.push({ report, thing });
      }
      const authors = await users.findMany([...new Set(items.map(({ thing }) => authorIdOf(thing)))]);
      const byId = new Map(authors.map((user) => [user.id, user]));
      return {
        reports: items.map(({ report, thing }) => queued(report, thing, byId)),
        total: found.total,
        nextCursor: found.nextCursor,
      };
    },

    /** @throws AppError `report-not-found` */
    async setStatus(id: string, status: ReportStatus): Promise<void> {
      if (!(await reports.setStatus(id, status))) throw new AppError("report-not-found");
    },

    /** @throws AppError `report-not-found`, also where the thing has no author to be warned */
    async warn(id: string, text: string): Promise<void> {
      const report = await reports.find(id);
      const thing = report && (await thingOf(report));
      const userId = thing && authorIdOf(thing);
      if (!report || !userId) throw new AppError("report-not-found");
      const quoted = thing.comment ? thing.comment.text.replaceAll("\n", " ") : thing.recipe.name;
      await notices.put({
        id,
        userId,
        text: cleanText(text),
        about: report.kind,
        quote: cutText(quoted, NOTICE_QUOTE_LENGTH),
        createdAt: clock().toISOString(),
      });
    },

    notices: async (uid: string): Promise<Notice[]> =>
      (await notices.of(uid)).map(({ userId: _uid, ...notice }) => notice),

    dismiss: (uid: string, id: string): Promise<void> => notices.remove(uid, id),
  };
}

/** Returns the id of the user who wrote a thing; empty for a recipe without an owner. */
function authorIdOf({ recipe, comment }: Thing): string {
  return comment ? comment.userId : recipe.userId;
}

function queued(
  { id, kind, status, createdAt, entries, commentId }: StoredReport,
  thing: Thing,
  users: ReadonlyMap<string, StoredUser>,
): QueuedReport {
  const { recipe, comment } = thing;
  const author = users.get(authorIdOf(thing));
  const image = comment ? comment.image : recipe.image;
  return {
    id,
    kind,
    status,
    createdAt,
    entries: entries.map(({ userId: _uid, ...entry }) => entry),
    recipe: { id: recipe.id, name: recipe.name, slug: recipe.slug },
    text: comment ? comment.text : (recipe.description ?? ""),
    ...(image && { image }),
    isHidden: comment ? comment.hiddenBy !== undefined : listingOf(recipe) === "hidden",
    ...(commentId !== undefined && { commentId }),
    author: author
      ? {
          id: author.id,
          name: author.displayName ?? author.account?.login ?? "",
          isSuspended: author.account ? author.account.suspendedAt !== null : null,
        }
      : null,
  };
}
