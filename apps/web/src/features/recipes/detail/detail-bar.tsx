import type { Recipe } from "@larder/domain/recipe/recipe";
import { ArrowLeft, ChefHat, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { BarLink } from "@/components/ui/toolbar-button";
import { Button } from "@/components/ui/button";
import { ShareButton } from "@/features/recipes/detail/share-button";
import { listLeftAt } from "@/features/recipes/list/list-position";
import { cn } from "@/lib/cn";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";

interface DetailBarProps {
  recipe: Recipe;
  isOwner: boolean;
  /** Whether the picture is out of sight, so that the buttons need a background. */
  isPastPicture: boolean;
  /** Whether the title is out of sight, so that the bar shows it. */
  isScrolled: boolean;
  /** Null on a phone, where the button is at the lower edge instead. */
  cook: { label: string; onCook: () => void } | null;
  bookmarkButton: ReactNode;
  /** See ShareButton. */
  onShare?: ((share: () => void) => void) | undefined;
}

/** Draws the buttons of a recipe. On a phone they float over the cover until the title has scrolled away. */
export function DetailBar({
  recipe,
  isOwner,
  isPastPicture,
  isScrolled,
  cook,
  bookmarkButton,
  onShare,
}: DetailBarProps) {
  const { detail, common } = useMessages();
  const { name, slug } = recipe;
  // A bar with a name has room for few buttons; the focused one stays.
  const whenWide = cn(isScrolled && "max-desktop:not-focus-visible:hidden");
  return (
    <div
      data-slot="detail-bar"
      className={cn(
        "@container sticky top-0 z-20 order-1 -mx-(--gutter) px-(--gutter) max-desktop:-mb-17 desktop:mx-0 desktop:bg-bg desktop:px-0",
        (isPastPicture || isScrolled) && "bg-bg",
      )}
    >
      <div className="flex h-17 items-center gap-2">
        <BarLink href={paths.recipes + listLeftAt()} icon={ArrowLeft} label={common.backToRecipes} />
        <p
          aria-hidden
          className={cn(
            "min-w-0 flex-1 truncate text-center type-name desktop:invisible",
            !isScrolled && "invisible",
          )}
        >
          {name}
        </p>
        {isOwner && (
          <BarLink
            href={paths.editRecipe(slug)}
            icon={Pencil}
            label={detail.edit}
            text={detail.editShort}
            className={whenWide}
          />
        )}
        <ShareButton recipe={recipe} className={whenWide} onChoose={onShare} />
        {bookmarkButton}
        {cook && (
          <Button asChild size="small">
            <Link href={paths.cook(slug)} onClick={cook.onCook}>
              <ChefHat aria-hidden />
              {cook.label}
            </Link>
          </Button>
        )}
      </div>
    </div>
  );
}
