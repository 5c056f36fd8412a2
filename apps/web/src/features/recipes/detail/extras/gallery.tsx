import { enGallery } from "@larder/domain/messages/en-gallery";
import { imageSources } from "@larder/domain/picture/picture-sources";
import type { RecipeImage } from "@larder/domain/recipe/recipe";
import { useState } from "react";
import { Section } from "@/components/ui/section";
import { PictureViewer } from "@/features/recipes/detail/extras/picture-viewer";
import { API_BASE } from "@/lib/api/api-base";
import { pageMessages } from "@/lib/i18n/page-messages";

const useGalleryMessages = pageMessages("gallery", enGallery);

interface GalleryProps {
  images: readonly RecipeImage[];
  /** The name of the recipe. */
  recipe: string;
}

/** Draws the further pictures of a recipe as a row of small ones, each of which opens large; nothing without any. */
export function Gallery({ images, recipe }: GalleryProps) {
  const gallery = useGalleryMessages();
  const [shown, setShown] = useState<number | null>(null);
  const pictures = images.flatMap((image) => imageSources(image, API_BASE) ?? []);
  if (pictures.length === 0) return null;
  return (
    <Section title={gallery.title}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.25rem,1fr))] gap-2.5">
        {pictures.map(({ placeholder, colour, ...source }, index) => (
          <li key={source.src}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={gallery.open(index + 1)}
              onClick={() => setShown(index)}
              className="block aspect-4/3 w-full overflow-hidden rounded-field bg-sunken"
            >
              <img
                {...source}
                alt=""
                sizes="(min-width: 56.25rem) 200px, 45vw"
                loading="lazy"
                decoding="async"
                className="size-full bg-cover object-cover cover-light"
                style={{
                  ...(colour && { backgroundColor: colour }),
                  ...(placeholder && { backgroundImage: `url(${placeholder})` }),
                }}
              />
            </button>
          </li>
        ))}
      </ul>
      <PictureViewer pictures={pictures} recipe={recipe} index={shown} onShow={setShown} gallery={gallery} />
    </Section>
  );
}
