import type { PublicPageContext } from "@larder/domain/contract/server-rendering";
import { madeBy } from "@larder/domain/generation/made-by";
import { listed } from "@larder/domain/messages/counted";
import type { Messages } from "@larder/domain/messages/messages";
import { namedSource } from "@larder/domain/recipe/named-source";
import type { PublicRecipe } from "@larder/domain/recipe/public-recipe";
import type { ReactNode } from "react";
import { isWebLink } from "@/features/recipes/detail/web-link";

interface PublicFactsProps extends Pick<PublicPageContext, "language"> {
  recipe: PublicRecipe;
  messages: Messages;
  /** The language of the recipe. */
  lang: string | undefined;
}

/** The facts about a recipe that has them, its source above all. */
export function PublicFacts({ recipe, messages: { detail }, language, lang }: PublicFactsProps) {
  const facts: [label: string, text: ReactNode, lang?: string | undefined][] = [
    [detail.source, linkTo(recipe.url ?? recipe.importedUrl?.url, recipe.importedUrl?.source)],
    [detail.source, !madeBy(recipe) && namedSource(recipe)],
    [detail.video, linkTo(recipe.video)],
    [detail.author, recipe.author],
    [detail.cuisine, recipe.cuisine, lang],
    [detail.difficulty, recipe.difficulty, lang],
    [detail.calories, recipe.calories_per_serving !== undefined && Math.round(recipe.calories_per_serving)],
    [detail.nutrition, recipe.nutrition, lang],
    [detail.usedRecipes, recipe.linkedRecipes?.map(({ name }) => name).join("\n"), lang],
    [detail.tags, recipe.tags.length > 0 && listed(language, recipe.tags), lang],
  ];
  const known = facts.filter(([, text]) => Boolean(text));
  return (
    known.length > 0 && (
      <dl className="more">
        {known.map(([label, text, ofText], index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd lang={ofText}>{text}</dd>
          </div>
        ))}
      </dl>
    )
  );
}

/** Returns a link that is called by a name, else by its host; null where the text is no address of the web. */
function linkTo(address: string | undefined, name?: string): ReactNode {
  if (address === undefined || !isWebLink(address)) return null;
  return (
    <a href={address} rel="noopener noreferrer nofollow">
      {name || new URL(address).hostname}
    </a>
  );
}
