import { act, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { BareInput, Input, InputFrame } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { Ingredients } from "@/features/recipes/detail/ingredients";
import { Instructions } from "@/features/recipes/detail/instructions";
import { renderTimedText } from "@/features/timers/timed-text";
import { RecipeRows } from "@/features/recipes/recipe-rows";
import { buildRecipe, buildSummary } from "@larder/domain/testing/build-recipe";
import { renderPage } from "@/testing/render-page";

/** Returns whether the direction of a text comes from its letters. */
const isByItself = (text: string) =>
  screen.getAllByText(text, { exact: false }).some((element) => element.closest("[dir=auto], bdi") !== null);

describe("the direction of what users write", () => {
  it("comes from its letters in names, ingredients, tools and steps of a recipe", async () => {
    const recipe = buildRecipe({
      name: "حساء العدس",
      ingredients: {
        main: [{ ingredient_name: "عدس", measure: 1, unit: "cup", prep_style: "مغسول" }],
        توابل: [{ ingredient_name: "كمون", measure: 1, unit: "tsp", prep_style: "" }],
      },
      tools: [{ tool_name: "قدر", purpose: "للطبخ" }],
      steps: [{ main_step: "اطبخ العدس", sub_steps: [{ description: "حرّك القدر" }] }],
    });
    await act(
      async () =>
        void renderPage(
          <>
            <RecipeRows recipes={[buildSummary({ name: "حساء العدس", slug: "soup" })]} />
            <Ingredients groups={recipe.ingredients} tools={recipe.tools} />
            <Instructions recipe={recipe} assumed={false} timedText={renderTimedText} />
          </>,
        ),
    );
    await screen.findByText("حرّك القدر");
    const texts = ["حساء العدس", "عدس", "توابل", "كمون", "قدر", "اطبخ العدس", "حرّك القدر"];
    expect(texts.filter((text) => !isByItself(text))).toEqual([]);
  });

  it("comes from its letters in every kind of text field", () => {
    renderPage(
      <>
        <Input aria-label="one" />
        <InputFrame>
          <BareInput aria-label="two" />
        </InputFrame>
        <Textarea aria-label="three" />
      </>,
    );
    for (const name of ["one", "two", "three"]) {
      expect(screen.getByRole("textbox", { name })).toHaveAttribute("dir", "auto");
    }
  });
});
