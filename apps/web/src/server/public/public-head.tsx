import { recipeToJsonLd } from "@larder/domain/formats/json-ld";
import type { PublicPageContext } from "@larder/domain/contract/server-rendering";
import type { PublicPicture } from "./public-picture.ts";
import type { PublicRecipe } from "@larder/domain/recipe/public-recipe";

export const APP_NAME = "Larder";
const DESCRIPTION_LENGTH = 200;

interface PublicHeadProps extends Pick<PublicPageContext, "address" | "allowsIndexing" | "language"> {
  title: string;
  description: string;
  /** The kind of page in the terms of Open Graph. */
  type: "article" | "website";
  /** Null where there is no photo: previews of other apps show no drawn cover. */
  photo: PublicPicture | null;
}

/** What search engines and the previews of other apps read of a public page. */
export function PublicHead(props: PublicHeadProps) {
  const { title, type, photo, address, allowsIndexing, language } = props;
  const description = shortened(props.description);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {!allowsIndexing && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={APP_NAME} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={language} />
      <meta property="og:image" content={new URL(photo?.src ?? "/icon-512.png", address).href} />
      {photo && (
        <>
          <meta property="og:image:width" content={String(photo.width)} />
          <meta property="og:image:height" content={String(photo.height)} />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      {/* Everything else of a card is taken from the properties above. */}
      <meta name="twitter:card" content={photo ? "summary_large_image" : "summary"} />
    </>
  );
}

/** Returns the recipe for other apps, as an element that is read and not executed. */
export function recipeElement(
  recipe: PublicRecipe,
  picture: PublicPicture,
  morePhotos: readonly PublicPicture[],
  address: string,
): string {
  const { image, moreImages: _, ...rest } = recipe;
  const written = {
    reviews: [],
    ...rest,
    ...(image && { image: { ...image, url: picture.src } }),
    moreImages: morePhotos.map(({ src }) => ({ url: src })),
  };
  return jsonLdElement(recipeToJsonLd(written, new URL(address).origin));
}

/** Returns an element with JSON-LD for other apps, which is read and not executed. */
export function jsonLdElement(json: object): string {
  return `<script type="application/ld+json">${JSON.stringify(json).replaceAll("<", "\\u003c")}</script>`;
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, "")}…`;
}
