import { recipeToJsonLd } from "@larder/domain/formats/json-ld";
import type { PublicPageContext } from "@larder/domain/contract/server-rendering";
import type { PublicPageMessages } from "@larder/domain/messages/messages";
import { listed } from "@larder/domain/messages/counted";
import type { PublicRecipe } from "@larder/domain/recipe/public-recipe";
import type { PublicPicture } from "./public-picture.ts";

export const APP_NAME = "Larder";
const DESCRIPTION_LENGTH = 200;
const NAMED_INGREDIENTS = 5;

interface PublicHeadProps extends Omit<PublicPageContext, "content" | "shownName"> {
  recipe: PublicRecipe;
  picture: PublicPicture;
  publicPage: PublicPageMessages;
}

/** What search engines and the previews of other apps read of a public page. */
export function PublicHead(props: PublicHeadProps) {
  const { recipe, picture, address, allowsIndexing, language } = props;
  const description = descriptionOf(props);
  const image = new URL(picture.isPhoto ? picture.src : "/icon-512.png", address).href;
  return (
    <>
      <title>{recipe.name}</title>
      <meta name="description" content={description} />
      {!allowsIndexing && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={APP_NAME} />
      <meta property="og:title" content={recipe.name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={language} />
      <meta property="og:image" content={image} />
      {picture.isPhoto && (
        <>
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
          <meta property="og:image:alt" content={recipe.name} />
        </>
      )}
      {/* Everything else of a card is taken from the properties above. */}
      <meta name="twitter:card" content={picture.isPhoto ? "summary_large_image" : "summary"} />
    </>
  );
}

/** Returns the recipe for other apps, as an element that is read and not executed. */
export function jsonLdElement(recipe: PublicRecipe, picture: PublicPicture, address: string): string {
  const { image, ...rest } = recipe;
  const written = {
    reviews: [],
    ...rest,
    ...(image && { image: { ...image, url: picture.src } }),
  };
  const json = JSON.stringify(recipeToJsonLd(written, new URL(address).origin)).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${json}</script>`;
}

function descriptionOf({ recipe, publicPage, language }: PublicHeadProps): string {
  const written = recipe.description || recipe.abstract;
  if (written) return shortened(written);
  const names = Object.values(recipe.ingredients)
    .flat()
    .slice(0, NAMED_INGREDIENTS)
    .map(({ ingredient_name: name }) => name);
  return names.length > 0 ? shortened(publicPage.about(listed(language, names))) : publicPage.plainAbout;
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, "")}…`;
}
