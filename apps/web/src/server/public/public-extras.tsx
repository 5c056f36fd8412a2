import type { Messages } from "@larder/domain/messages/messages";
import type { PublicRecipe } from "@larder/domain/recipe/public-recipe";
import type { PublicPicture } from "./public-picture.ts";

interface PublicExtrasProps {
  recipe: Pick<PublicRecipe, "name" | "notes">;
  /** The photos after the first one. */
  morePhotos: readonly PublicPicture[];
  messages: Messages;
  /** The language of the recipe. */
  lang: string | undefined;
}

/** The notes of a recipe and its further photos, each of which is a link to the whole photo. */
export function PublicExtras({ recipe, morePhotos, messages: { detail }, lang }: PublicExtrasProps) {
  const { notes = [], name } = recipe;
  return (
    <>
      {notes.length > 0 && (
        <section className="notes">
          <h2>{detail.notes}</h2>
          <ul lang={lang}>
            {notes.map((note, index) => (
              <li key={index}>{note}</li>
            ))}
          </ul>
        </section>
      )}
      {morePhotos.length > 0 && (
        <ul className="photos">
          {morePhotos.map(({ src, srcSet, width, height }, index) => (
            <li key={src}>
              <a href={src}>
                <img
                  {...{ src, srcSet, width, height }}
                  alt={`${name} (${index + 2})`}
                  sizes="(min-width: 56.25rem) 200px, 45vw"
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
