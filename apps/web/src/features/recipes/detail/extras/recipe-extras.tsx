import type { Recipe } from "@larder/domain/recipe/recipe";
import { CirclePlay } from "lucide-react";
import { Link } from "wouter";
import { Section } from "@/components/ui/section";
import { Gallery } from "@/features/recipes/detail/extras/gallery";
import { isWebLink } from "@/features/recipes/detail/web-link";
import { useMessages } from "@/lib/i18n/i18n";
import { useRecipeLang } from "@/lib/i18n/recipe-lang";
import { paths } from "@/lib/navigation/paths";

/** Draws what belongs to a recipe beside how to cook it: its notes, the recipes that it uses, a video and pictures. */
export default function RecipeExtras({ recipe }: { recipe: Recipe }) {
  const { detail } = useMessages();
  const lang = useRecipeLang();
  const { notes = [], linkedRecipes = [], moreImages = [], video } = recipe;
  return (
    <div data-slot="recipe-extras" className="mt-7 grid grid-cols-1 gap-7">
      {notes.length > 0 && (
        <Section title={detail.notes}>
          <ul lang={lang} className="-mt-3.5 grid grid-cols-1">
            {notes.map((note, index) => (
              <li
                key={index}
                dir="auto"
                className="max-w-180 border-t-[1.5px] border-line py-3.5 first:border-0 whitespace-pre-line wrap-anywhere hyphenated"
              >
                {note}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {linkedRecipes.length > 0 && (
        <Section title={detail.usedRecipes}>
          <ul lang={lang} className="grid grid-cols-1">
            {linkedRecipes.map(({ name, slug }, index) => (
              <li key={index} dir="auto" className="flex min-h-12 items-center wrap-anywhere">
                {slug === undefined ? (
                  name
                ) : (
                  <Link href={paths.recipe(slug)} className="min-w-0 py-3 underline underline-offset-4">
                    {name}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {video !== undefined && isWebLink(video) && (
        <Section title={detail.video}>
          <a
            href={video}
            rel="noopener noreferrer nofollow"
            target="_blank"
            className="inline-flex min-h-12 max-w-full items-center gap-2.5 underline underline-offset-4"
          >
            <CirclePlay aria-hidden className="shrink-0" />
            <span className="min-w-0 wrap-anywhere">{new URL(video).hostname.replace(/^www\./, "")}</span>
          </a>
        </Section>
      )}
      <Gallery images={moreImages} recipe={recipe.name} />
    </div>
  );
}
