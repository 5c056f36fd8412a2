import { type Comment, COMMENT_LIMITS, type StoredComment } from "@larder/domain/community/comment";
import type { RatingSummary } from "@larder/domain/community/public-rating";
import type { Role } from "@larder/domain/account/role";
import type { Recipe, RecipeImage } from "@larder/domain/recipe/recipe";
import { cleanText, cutText } from "@larder/domain/text/clean-text";
import { AppError } from "../../http/errors/app-error.ts";
import type { PageRequest } from "../../ports/page.ts";
import type { Ports } from "../../ports/ports.ts";

const DAY_MS = 24 * 3_600_000;

/** The reader of a recipe; undefined for a visitor. */
type Reader = { uid: string; role?: Role | undefined } | undefined;

interface CommunityParts extends Pick<Ports, "store" | "clock" | "newId"> {
  /** Returns a recipe that the user may see; throws `recipe-not-found` for any other. */
  readableRecipe: (id: string, uid: string | undefined) => Promise<Recipe>;
  /** Renews a stored picture; false when it is not stored here, or the user may not see it. */
  claimPicture: (image: RecipeImage, uid: string) => Promise<boolean>;
}

export type CommunityService = ReturnType<typeof createCommunityService>;

/** Creates the service for public ratings and comments: whoever may see a recipe may see those of it. */
export function createCommunityService({
  store,
  clock,
  newId,
  readableRecipe,
  claimPicture,
}: CommunityParts) {
  const { publicRatings, comments, blocks, users } = store;

  /** Returns the names of users by their ids; users who are gone are missing. */
  async function namesOf(uids: readonly string[]): Promise<Map<string, string>> {
    return new Map((await users.named([...new Set(uids)])).map(({ id, name }) => [id, name]));
  }

  /** Returns a comment that the user may see, with its recipe. */
  async function seen(id: string, uid: string): Promise<{ comment: StoredComment; recipe: Recipe }> {
    const comment = await comments.find(id);
    const isSeen = comment && (comment.hiddenBy === undefined || comment.userId === uid);
    if (!isSeen) throw new AppError("comment-not-found");
    try {
      return { comment, recipe: await readableRecipe(comment.recipeId, uid) };
    } catch (error) {
      if (error instanceof AppError && error.code === "recipe-not-found")
        throw new AppError("comment-not-found");
      throw error;
    }
  }

  /** A blocked user is refused as if the recipe took no comments: they are not told. */
  const isBlockedBy = (recipe: Recipe, uid: string) =>
    recipe.userId === "" || recipe.userId === uid ? false : blocks.has(recipe.userId, uid);

  return {
    /** @throws AppError `recipe-not-found` */
    async of(recipeId: string, reader: Reader, page: PageRequest) {
      const uid = reader?.uid;
      const recipe = await readableRecipe(recipeId, uid);
      const mayWrite = reader !== undefined && reader.role !== "viewer";
      const except = uid === undefined ? [] : await blocks.of(uid);
      const { items, total, nextCursor } = await comments.list({ recipeId, reader: uid, except }, page);
      const names = await namesOf([
        ...items.map(({ userId }) => userId),
        ...(uid === undefined ? [] : [uid]),
      ]);
      return {
        rating: await publicRatings.summary(recipeId, uid),
        comments: items.map((comment) => shown(comment, names)),
        total,
        nextCursor,
        mayComment: mayWrite && !recipe.draft && !(await isBlockedBy(recipe, reader.uid)),
        mayRate: mayWrite && !recipe.draft && recipe.userId !== uid,
        ownName: (uid !== undefined && names.get(uid)) || "",
      };
    },

    /**
     * @param stars null takes the rating away
     * @throws AppError `recipe-not-found`, `not-yours` for the owner of the recipe
     */
    async rate(uid: string, recipeId: string, stars: number | null): Promise<RatingSummary> {
      const recipe = await readableRecipe(recipeId, uid);
      if (recipe.userId === uid || recipe.draft) throw new AppError("not-yours");
      if (!(await publicRatings.set(uid, recipeId, stars, clock().toISOString())))
        throw new AppError("recipe-not-found");
      return publicRatings.summary(recipeId, uid);
    },

    /** @throws AppError `recipe-not-found`, `comments-closed`, `too-many-requests`, `bad-input`, `picture-unknown` */
    async comment(
      uid: string,
      recipeId: string,
      sent: { text: string; image?: RecipeImage },
    ): Promise<Comment> {
      const recipe = await readableRecipe(recipeId, uid);
      if (recipe.draft || (await isBlockedBy(recipe, uid))) throw new AppError("comments-closed");
      const text = cutText(cleanText(sent.text), COMMENT_LIMITS.textLength);
      if (text === "") {
        throw new AppError("bad-input", {
          details: { issues: [{ path: "body.text", message: "Expected a text that can be seen." }] },
        });
      }
      const now = clock();
      const since = new Date(now.getTime() - DAY_MS).toISOString();
      if ((await comments.countSince(uid, recipeId, since)) >= COMMENT_LIMITS.perRecipeAndDay)
        throw new AppError("too-many-requests", { retryAfterSeconds: DAY_MS / 1000 });
      if (sent.image && !(await claimPicture(sent.image, uid))) throw new AppError("picture-unknown");
      const comment: StoredComment = {
        id: newId(),
        recipeId,
        userId: uid,
        text,
        ...(sent.image && { image: sent.image }),
        createdAt: now.toISOString(),
      };
      if (!(await comments.insert(comment))) throw new AppError("recipe-not-found");
      return shown(comment, await namesOf([uid]));
    },

    /** @throws AppError `comment-not-found`, `not-yours` */
    async removeComment(uid: string, id: string): Promise<void> {
      const { comment, recipe } = await own(id, uid);
      if (comment.userId !== uid && recipe?.userId !== uid) throw new AppError("not-yours");
      await comments.remove(id);
    },

    /** @throws AppError `comment-not-found` */
    async setHidden(id: string, hiddenBy: string | null): Promise<void> {
      if (!(await comments.setHidden(id, hiddenBy))) throw new AppError("comment-not-found");
    },

    seen,
  };

  /** Returns a comment of the user, also on a recipe that they may no longer see, or one that they may see. */
  async function own(id: string, uid: string): Promise<{ comment: StoredComment; recipe: Recipe | null }> {
    const comment = await comments.find(id);
    return comment?.userId === uid ? { comment, recipe: null } : seen(id, uid);
  }
}

function shown(
  { id, userId, text, image, createdAt, hiddenBy }: StoredComment,
  names: ReadonlyMap<string, string>,
): Comment {
  return {
    id,
    author: { id: userId, name: names.get(userId) ?? "" },
    text,
    ...(image && { image }),
    createdAt,
    isHidden: hiddenBy !== undefined,
  };
}
