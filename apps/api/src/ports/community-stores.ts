import type { StoredBlock } from "@larder/domain/community/block";
import type { StoredComment } from "@larder/domain/community/comment";
import type { StoredNotice } from "@larder/domain/community/notice";
import type { RatingSummary } from "@larder/domain/community/public-rating";
import type { ReportEntry, ReportStatus, StoredReport } from "@larder/domain/community/report";
import type { Page, PageRequest } from "./page.ts";

/** The ratings that all readers of a recipe see the mean of. */
export interface PublicRatingStore {
  /** @param uid the user whose own rating is returned too; undefined for a visitor */
  summary(recipeId: string, uid: string | undefined): Promise<RatingSummary>;
  /**
   * Sets a user's rating, or removes it.
   *
   * @param stars null removes the rating
   * @returns false when there is no such recipe
   */
  set(uid: string, recipeId: string, stars: number | null, at: string): Promise<boolean>;
}

/** The comments that a reader sees on a recipe. */
export interface CommentFilter {
  recipeId: string;
  /** The reader, who also sees their own hidden comments; undefined for a visitor. */
  reader: string | undefined;
  /** The ids of authors whose comments are left out. */
  except: readonly string[];
}

export interface CommentStore {
  /** Adds a comment; false when there is no such recipe. */
  insert(comment: StoredComment): Promise<boolean>;
  find(id: string): Promise<StoredComment | null>;
  /** Newest first. */
  list(filter: CommentFilter, page: PageRequest): Promise<Page<StoredComment>>;
  /** Returns the number of comments by a user on a recipe since a time. */
  countSince(uid: string, recipeId: string, since: string): Promise<number>;
  /** Removes a comment with its reports; false when there is none. */
  remove(id: string): Promise<boolean>;
  /**
   * Hides a comment from all but its author, or shows it again.
   *
   * @param hiddenBy the id of the administrator; null shows it
   * @returns false when there is no such comment
   */
  setHidden(id: string, hiddenBy: string | null): Promise<boolean>;
  /** Returns where a picture is shown, at most 20 comments: those who may see such a comment may see the picture. */
  ofPicture(pictureId: string): Promise<Pick<StoredComment, "recipeId" | "userId" | "hiddenBy">[]>;
}

/** What is reported, without what users report of it. */
export type ReportedThing = Pick<StoredReport, "id" | "kind" | "recipeId" | "commentId">;

export interface ReportStore {
  /**
   * Adds what a user reports of a thing, and opens its reports again. Does nothing when the user has reported the
   * thing before, when there are as many reports of it as are stored, or when it is gone.
   */
  add(thing: ReportedThing, userId: string, entry: ReportEntry): Promise<void>;
  find(id: string): Promise<StoredReport | null>;
  /** Newest first, by the first report of each thing. */
  list(filter: { status?: ReportStatus }, page: PageRequest): Promise<Page<StoredReport>>;
  /** Sets the status; false when there are no such reports. */
  setStatus(id: string, status: ReportStatus): Promise<boolean>;
}

export interface BlockStore {
  /** Returns the blocks by a user, the latest first. */
  list(uid: string): Promise<StoredBlock[]>;
  /** Returns the ids of the users whom a user has blocked. */
  of(uid: string): Promise<string[]>;
  has(uid: string, blockedId: string): Promise<boolean>;
  /**
   * Adds a block, or replaces its name.
   *
   * @returns false when the user has `most` others already
   */
  put(block: StoredBlock, most: number): Promise<boolean>;
  remove(uid: string, blockedId: string): Promise<void>;
}

export interface NoticeStore {
  /** Returns the notices of a user, the latest first. */
  of(uid: string): Promise<StoredNotice[]>;
  /** Adds a notice, or replaces the one with its id. */
  put(notice: StoredNotice): Promise<void>;
  remove(uid: string, id: string): Promise<void>;
}
