import { picturesOf } from "@larder/domain/picture/pictures-of";
import { imageSources } from "@larder/domain/picture/picture-sources";
import type { Recipe } from "@larder/domain/recipe/recipe";
import type { ReactNode } from "react";
import "@/features/exports/cookbook/cookbook.css";
import { ingredientIndex } from "@/features/exports/cookbook/cookbook-index";
import { useExportMessages } from "@/features/exports/messages";
import { API_BASE } from "@/lib/api/api-base";
import { useLanguage } from "@/lib/i18n/i18n";

interface CookbookProps {
  title: string;
  recipes: readonly CookbookRecipe[];
  /** Draws a recipe for paper; it draws nothing on a screen. */
  sheetOf: (recipe: CookbookRecipe) => ReactNode;
}

export type CookbookRecipe = Omit<Recipe, "originalJson" | "origin">;

const recipeAnchor = (number: number) => `recipe-${number}`;

/**
 * Draws a book for paper: a title page, contents, each recipe on a page of its own with its pictures, and an index of
 * ingredients. Contents and index name recipes by numbers, for browsers cannot print the page of another part; in a PDF
 * they lead there.
 */
export function Cookbook({ title, recipes, sheetOf }: CookbookProps) {
  const { cookbook } = useExportMessages();
  const language = useLanguage();
  const index = ingredientIndex(recipes, language);
  return (
    <div data-slot="cookbook" className="hidden text-[10pt] leading-[1.35] print:block">
      <div className="pt-[35vh] text-center">
        <p dir="auto" className="font-display text-[22pt] leading-none font-heavy font-stretch-88%">
          {title}
        </p>
        <p className="mt-6">{cookbook.count(recipes.length)}</p>
      </div>
      <nav aria-label={cookbook.contents} className="break-before-page">
        <h2 className="mb-4 text-[22pt] font-bold">{cookbook.contents}</h2>
        <ol className="columns-2 gap-8">
          {recipes.map(({ id, name }, at) => (
            <li key={id} className="flex break-inside-avoid gap-2 pb-1">
              <span className="w-8 shrink-0 text-right">{at + 1}</span>
              <a dir="auto" href={`#${recipeAnchor(at + 1)}`} className="min-w-0">
                {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {recipes.map((recipe, at) => (
        <section key={recipe.id} id={recipeAnchor(at + 1)} className="break-before-page">
          <p className="mb-1 font-bold">{at + 1}</p>
          <Pictures recipe={recipe} />
          {sheetOf(recipe)}
        </section>
      ))}
      <section className="break-before-page">
        <h2 className="mb-4 text-[22pt] font-bold">{cookbook.index}</h2>
        <ul className="columns-2 gap-8 text-[8pt]">
          {index.map(({ name, numbers }) => (
            <li key={name} className="break-inside-avoid pb-0.5">
              <span dir="auto">{name}</span>{" "}
              {numbers.map((number, at) => (
                <span key={number}>
                  {at > 0 && ", "}
                  <a href={`#${recipeAnchor(number)}`}>{number}</a>
                </span>
              ))}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Pictures({ recipe }: { recipe: CookbookRecipe }) {
  const pictures = picturesOf(recipe).flatMap((picture) => imageSources(picture, API_BASE) ?? []);
  if (pictures.length === 0) return null;
  const [cover, ...more] = pictures;
  return (
    <div className="mb-3 flex gap-2">
      {cover && (
        <img
          src={cover.src}
          width={cover.width}
          height={cover.height}
          alt=""
          className="h-48 w-0 min-w-0 flex-1 rounded-cover object-cover"
        />
      )}
      {more.slice(0, 2).map(({ src, width, height }) => (
        <img
          key={src}
          src={src}
          width={width}
          height={height}
          alt=""
          className="h-48 w-0 min-w-0 flex-1 rounded-cover object-cover"
        />
      ))}
    </div>
  );
}
