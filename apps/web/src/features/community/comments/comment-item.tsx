import type { Comment } from "@larder/domain/community/comment";
import { imageSources } from "@larder/domain/picture/picture-sources";
import type { Recipe, RecipeImage } from "@larder/domain/recipe/recipe";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { IconButton } from "@/components/ui/button";
import { CommentActions } from "@/features/community/comments/comment-actions";
import { useCommunityMessages } from "@/features/community/messages";
import { API_BASE } from "@/lib/api/api-base";
import { useLanguage } from "@/lib/i18n/i18n";
import { shortDate } from "@/lib/i18n/short-date";

interface CommentItemProps {
  comment: Comment;
  recipe: Pick<Recipe, "id" | "userId">;
  userId: string | undefined;
}

/** Draws a comment: who wrote it and when, its text and photo, and what a signed-in reader can do with it. */
export function CommentItem({ comment, recipe, userId }: CommentItemProps) {
  const community = useCommunityMessages();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { author, text, image, createdAt, isHidden } = comment;
  const isOwn = author.id === userId;
  const name = author.name || (isOwn ? community.you : community.nameless);
  return (
    <li className="border-b-[1.5px] border-line py-3.5">
      <div className="flex min-h-12 items-center gap-3">
        <p className="min-w-0 flex-1 wrap-anywhere">
          <span dir="auto" className="font-semibold">
            {name}
          </span>{" "}
          <time dateTime={createdAt} className="ml-1 type-caption whitespace-nowrap">
            {shortDate(createdAt, language)}
          </time>
        </p>
        {userId !== undefined && (
          <IconButton
            variant="ghost"
            label={community.actionsOf(name)}
            icon={Ellipsis}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          />
        )}
      </div>
      {isHidden && <p className="mb-1.5 type-label">{community.hiddenNote}</p>}
      <p dir="auto" className="max-w-180 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      {image && <Photo image={image} label={community.photoBy(name)} />}
      {isOpen && (
        <CommentActions
          comment={comment}
          name={name}
          recipeId={recipe.id}
          mayRemove={isOwn || recipe.userId === userId}
          isOwn={isOwn}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}

/** Draws a photo, in its own shape where that is known, so that nothing moves when it has loaded. */
function Photo({ image, label }: { image: RecipeImage; label: string }) {
  const sources = imageSources(image, API_BASE);
  if (!sources) return null;
  const { placeholder, colour, ...source } = sources;
  return (
    <img
      {...source}
      alt={label}
      sizes="(min-width: 48rem) 360px, 90vw"
      loading="lazy"
      decoding="async"
      className="mt-2.5 h-auto max-h-90 w-auto max-w-full rounded-field bg-sunken bg-cover object-cover cover-light tablet:max-w-90"
      style={{
        ...(colour && { backgroundColor: colour }),
        ...(placeholder && { backgroundImage: `url(${placeholder})` }),
      }}
    />
  );
}
