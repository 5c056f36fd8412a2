import { describe, expect, it } from "vitest";
import { normaliseRecipe } from "../normalise/normalise.ts";
import { recipeToCooklang } from "./cooklang.ts";

function bodyOf(fields: Readonly<Record<string, unknown>>): string[] {
  const [, , body = ""] = recipeToCooklang(normaliseRecipe({ name: "Dish", ...fields }).recipe).split(
    "---\n",
  );
  return body.trim().split("\n\n");
}

const step = (...sentences: string[]) => ({
  main_step: "",
  sub_steps: sentences.map((description) => ({ description })),
});

describe("recipeToCooklang", () => {
  it("writes the fields of the recipe before the steps", () => {
    const { recipe } = normaliseRecipe({
      name: 'Grandma\'s "best" soup: leeks',
      servings: 4,
      tags: ["soup", "winter"],
      language: "en",
      duration: { prep_time_minutes: 10, cook_time_minutes: 20, total_time_minutes: 30 },
      ingredients: ["2 leeks"],
      steps: ["Boil the leeks."],
    });
    expect(recipeToCooklang(recipe).split("\n").slice(0, 10)).toEqual([
      "---",
      String.raw`title: "Grandma's \"best\" soup: leeks"`,
      "servings: 4",
      'prep time: "10 minutes"',
      'cook time: "20 minutes"',
      'time required: "30 minutes"',
      'tags: ["soup","winter"]',
      'locale: "en"',
      "---",
      "",
    ]);
  });

  it("writes each ingredient where a sentence names it, with its amount and preparation", () => {
    expect(
      bodyOf({
        ingredients: ["200 g plain flour, sifted", "3 eggs", "1/3 cup milk", "salt"],
        steps: [step("Whisk the flour with the eggs and milk.", "Season with salt.")],
      }),
    ).toEqual([
      "Whisk the @plain flour{200%g}(sifted) with the @eggs{3} and @milk{1/3%cup}. Season with @salt{}.",
    ]);
  });

  it("writes a titled step as a section with a paragraph for each sub-step, and its timers", () => {
    expect(
      bodyOf({
        ingredients: ["2 leeks"],
        steps: [
          { main_step: "Cook", sub_steps: ["Boil the leeks for 20 minutes.", "Rest 1 1/2 to 2 hours."] },
        ],
      }),
    ).toEqual(["== Cook ==", "Boil the @leeks{2} for ~{20%minutes}.", "Rest ~{90-120%minutes}."]);
  });

  it("puts what a sentence only means after it in brackets, and what no step uses first", () => {
    expect(
      bodyOf({
        ingredients: ["200 g flour", "2 tsp baking powder", "1 lemon"],
        steps: [step("Mix the dry ingredients.")],
      }),
    ).toEqual(["@lemon{1}", "Mix the dry ingredients. (@flour{200%g}, @baking powder{2%tsp})"]);
  });

  it("splits the listed amount among uses that state theirs", () => {
    expect(
      bodyOf({
        ingredients: ["100 g butter"],
        steps: [step("Melt 30 g butter.", "Stir in the remaining butter.")],
      }),
    ).toEqual(["Melt 30 g @butter{30%g}. Stir in the remaining @butter{70%g}."]);
    expect(
      bodyOf({
        ingredients: ["100 g butter"],
        steps: [step("Melt some of the butter.", "Add more butter.")],
      }),
    ).toEqual(["Melt some of the @butter{100%g}. Add more butter."]);
  });

  it("escapes what Cooklang would read as a token", () => {
    expect(bodyOf({ ingredients: ["1 egg"], steps: [step("Ask me @home #1 -- {really} ~now.")] })[1]).toBe(
      "Ask me \\@home \\#1 \\-- \\{really\\} \\~now.",
    );
  });
});
