import { formatMinutes } from "@larder/domain/format-minutes";
import type { ExportedRecipe, ExportSource } from "./exported-recipe.ts";
import { html, type Markup } from "./markup.ts";
import * as text from "./recipe-text.ts";

/** The addresses of the parts of a recipe's page. */
export interface PageFiles {
  /** The addresses of its pictures, seen from the page. */
  images: readonly string[];
  /** Returns the address of another recipe's page; null where the export does not hold it. */
  pageOf: (id: string) => string | null;
}

/** Writes a recipe as markup that is both HTML and XHTML, for pages that open without a connection and for EPUB. */
export function recipeMarkup(exported: ExportedRecipe, source: ExportSource, files: PageFiles): Markup {
  const { recipe } = exported;
  const { labels } = source;
  const [cover, ...more] = files.images;
  const linked = (recipe.linkedRecipes ?? []).map(({ id, name }) => {
    const page = id === undefined ? null : files.pageOf(id);
    return page === null ? html`<li>${name}</li>` : html`<li><a href="${page}">${name}</a></li>`;
  });
  return html`<h1 dir="auto">${recipe.name}</h1>
    ${cover === undefined ? null : html`<p class="picture"><img src="${cover}" alt="" /></p> `}${paragraphs(recipe.description ?? recipe.abstract ?? "")}
    ${facts(exported, source)}
    <section class="ingredients">
      <h2>${labels.ingredients}</h2>
      ${text.ingredientLines(recipe, source).map(({ heading, items }) => list("ul", heading, items))}${
        linked.length > 0
          ? html`<h3>${labels.uses}</h3>
              <ul>
                ${linked}
              </ul>`
          : null
      }
    </section>
    <section class="steps">
      <h2>${labels.steps}</h2>
      ${text.stepLines(recipe, source).map(({ heading, items }) => list("ol", heading, items))}
    </section>
    ${notes(exported, source)}${nutrition(exported, source)}${more.map((image) => html`<p class="picture"><img src="${image}" alt="" /></p> `)}`;
}

function list(tag: "ul" | "ol", heading: string | null, items: readonly string[]): Markup {
  const head = heading === null ? null : html`<h3 dir="auto">${heading}</h3>`;
  const lines = items.map((line) => html`<li dir="auto">${line}</li>`);
  // Empty lists are no valid markup of EPUB.
  if (lines.length === 0) return html`${head}`;
  return tag === "ul"
    ? html`${head}
        <ul>
          ${lines}
        </ul> `
    : html`${head}
        <ol>
          ${lines}
        </ol> `;
}

function facts({ recipe, cookingNotes }: ExportedRecipe, { labels }: ExportSource): Markup {
  const { prep, cook, total } = text.statedTimes(recipe);
  const servings = text.statedServings(recipe);
  const time = (minutes: number) => (minutes > 0 ? formatMinutes(minutes) : "");
  const address = text.sourceAddress(recipe);
  const name = text.sourceName(recipe);
  const rows: readonly (readonly [string, string | Markup])[] = [
    [labels.servings, servings === null ? "" : String(servings)],
    [labels.prepTime, time(prep)],
    [labels.cookTime, time(cook)],
    [labels.totalTime, time(total)],
    [labels.cuisine, recipe.cuisine ?? ""],
    [labels.difficulty, recipe.difficulty ?? ""],
    [labels.diets, recipe.dietary_preferences.join(", ")],
    [labels.tags, text.labelsOf(recipe).join(", ")],
    [labels.rating, cookingNotes?.rating ? labels.stars(String(cookingNotes.rating)) : ""],
    [labels.author, recipe.author ?? ""],
    [labels.source, isWebAddress(address) ? html`<a href="${address}">${name || address}</a>` : name],
    [
      labels.video,
      isWebAddress(recipe.video ?? "") ? html`<a href="${recipe.video ?? ""}">${recipe.video ?? ""}</a>` : "",
    ],
  ];
  const filled = rows.filter(([, value]) => value !== "");
  if (filled.length === 0) return html``;
  return html`<dl>
    ${filled.map(
      ([label, value]) =>
        html`<div>
          <dt>${label}</dt>
          <dd dir="auto">${value}</dd>
        </div>`,
    )}
  </dl>`;
}

/** Addresses of other schemes are shown by their names alone. */
function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}

function notes(exported: ExportedRecipe, source: ExportSource): Markup {
  const all = text.notesOf(exported, source);
  if (all.length === 0) return html``;
  return html`<section class="notes">
    <h2>${source.labels.notes}</h2>
    ${all.map(({ title, text: note }) => html`${title === null ? null : html`<h3>${title}</h3>`}${paragraphs(note)}`)}
  </section> `;
}

function nutrition({ recipe }: ExportedRecipe, source: ExportSource): Markup {
  const said = text.nutritionText(recipe, source);
  if (said === "") return html``;
  return html`<section class="nutrition">
    <h2>${source.labels.nutrition}</h2>
    ${paragraphs(said)}
  </section> `;
}

function paragraphs(value: string): Markup {
  const lines = value.split(/\n+/).filter((line) => line.trim() !== "");
  return html`${lines.map((line) => html`<p dir="auto">${line}</p> `)}`;
}
