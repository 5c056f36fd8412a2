import { buildRecipe, buildSummary } from "@larder/domain/testing/build-recipe";
import { act, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Details } from "@/features/recipes/detail/details";
import { Ingredients } from "@/features/recipes/detail/ingredients";
import { Instructions } from "@/features/recipes/detail/instructions";
import { PrintSheet } from "@/features/recipes/detail/print-sheet";
import { RecipeCard } from "@/features/recipes/recipe-card";
import { RecipeRows } from "@/features/recipes/recipe-rows";
import { renderTimedText } from "@/features/timers/timed-text";
import { RecipeLang, recipeLang } from "@/lib/i18n/recipe-lang";
import { renderPage } from "@/testing/render-page";

const RECIPE = buildRecipe({
  name: "Linsensuppe",
  description: "Eine Suppe für kalte Tage.",
  language: "de-AT",
  ingredients: {
    main: [{ ingredient_name: "Linsen", measure: 2, unit: "cup", prep_style: "gewaschen" }],
    gewürze: [{ ingredient_name: "Kümmel", measure: 1, unit: "tsp", prep_style: "" }],
  },
  tools: [{ tool_name: "Topf", purpose: "zum Kochen" }],
  steps: [
    {
      main_step: "Linsen kochen",
      tip: "Nicht salzen.",
      sub_steps: [
        { description: "Im Topf garen.", ingredients: [] },
        { description: "Noch 8 Minuten ziehen lassen." },
      ],
    },
    { main_step: "", sub_steps: [{ description: "Abschmecken." }] },
  ],
});
const TEXTS = [
  "Eine Suppe für kalte Tage.",
  "Linsen",
  "gewaschen",
  "Kümmel",
  "Topf",
  "zum Kochen",
  "Linsen kochen",
  "Nicht salzen.",
  "Im Topf garen.",
];

/** Returns the language that a browser takes for a text. */
const languageOfText = (text: string, root = document.body) =>
  within(root)
    .getAllByText(text, { exact: false })
    .map((element) => element.closest("[lang]")?.getAttribute("lang"));

async function renderRecipe(lang: string | undefined) {
  document.documentElement.lang = "en";
  await act(
    async () =>
      void renderPage(
        <RecipeLang value={lang}>
          <Ingredients groups={RECIPE.ingredients} tools={RECIPE.tools} />
          <Instructions recipe={RECIPE} assumed={false} timedText={renderTimedText} />
          <Details recipe={RECIPE} />
        </RecipeLang>,
      ),
  );
  await screen.findByText("Im Topf garen.");
}

describe("the language of a recipe's texts", () => {
  it("is named on every text of its page", async () => {
    await renderRecipe(recipeLang(RECIPE.language));
    for (const text of TEXTS) expect([text, ...new Set(languageOfText(text))]).toEqual([text, "de"]);
  });

  it("is not that of the interface around them", async () => {
    await renderRecipe("de");
    for (const text of ["Tools", "Step 2", "Cuisine"]) {
      expect([text, ...new Set(languageOfText(text))]).toEqual([text, "en"]);
    }
    const chip = await screen.findByRole("button", { name: /Start timer/ });
    expect(within(chip).getByText(/Start timer/)).toHaveAttribute("lang", "en");
    const units = document.querySelectorAll("[data-slot=amount]");
    expect([...units].map((unit) => unit.closest("[lang]")?.getAttribute("lang"))).toEqual(["en", "en"]);
  });

  it("is not named for a recipe that does not name it, nor for an invalid tag", async () => {
    await renderRecipe(recipeLang(undefined));
    expect(languageOfText("Im Topf garen.")).toEqual(["en"]);
    expect(recipeLang("not a tag")).toBeUndefined();
  });

  it("is named on cards and rows", () => {
    const summary = buildSummary({ name: "Linsensuppe", language: "de" });
    renderPage(
      <ul>
        <RecipeCard recipe={summary} />
        <RecipeRows recipes={[summary]} />
      </ul>,
    );
    expect(languageOfText("Linsensuppe")).toEqual(["de", "de"]);
  });

  it("is named on paper", () => {
    renderPage(
      <RecipeLang value="de">
        <PrintSheet recipe={RECIPE} />
      </RecipeLang>,
    );
    for (const text of ["Linsensuppe", "Kümmel", "gewaschen", "Topf", "Linsen kochen", "Nicht salzen."]) {
      expect([text, ...new Set(languageOfText(text))]).toEqual([text, "de"]);
    }
  });
});
