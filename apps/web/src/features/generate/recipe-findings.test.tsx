import { enNotes } from "@larder/domain/messages/en-notes";
import { esNotes } from "@larder/domain/messages/es-notes";
import { DANGER_CODES } from "@larder/domain/recipe/examination";
import { buildRecipe } from "@larder/domain/testing/build-recipe";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";
import RecipeFindings from "./recipe-findings";
import { MADE_FOR_A_REQUEST } from "@/features/generate/testing/made-recipe";

function show(fields: Parameters<typeof buildRecipe>[0]): void {
  fakeApi();
  renderPage(<RecipeFindings recipe={buildRecipe(fields)} />, { path: "/recipe/leek-soup" });
}

const where = { part: "step", index: 0 };

describe("RecipeFindings", () => {
  it("shows a danger as an alert, with the sentence and the safe temperature", () => {
    const quote = "Roast the chicken to 60 °C inside.";
    show({ warnings: [{ code: "core-temperature", where, quote, words: ["chicken", "60 °C", "74 °C"] }] });
    const alert = screen.getByRole("alert", { name: "This can make people ill" });
    expect(alert).toHaveTextContent(quote);
    expect(alert).toHaveTextContent("To be safe to eat, chicken must reach 74 °C in the middle.");
  });

  it("shows the quote of a danger that it does not know", () => {
    show({ warnings: [{ code: "later-danger", where, quote: "Eat the wallpaper." }] });
    expect(screen.getByRole("alert", { name: "This can make people ill" })).toHaveTextContent(
      "Eat the wallpaper.",
    );
  });

  it("shows a danger in the words of the request as an alert, and not among the notes", () => {
    show({ makerNotes: [{ code: "danger", words: ["dried-beans"] }] });
    expect(screen.getByRole("alert", { name: "This can make people ill" })).toHaveTextContent(
      "boil them hard for ten minutes",
    );
    expect(screen.queryByRole("region", { name: "How this recipe was made" })).toBeNull();
  });

  it("says what the recipe was made without, whom for, and what is not promised", () => {
    show(MADE_FOR_A_REQUEST);
    const made = screen.getByRole("region", { name: "How this recipe was made" });
    expect(made).toHaveTextContent("Made without: eggs, milk");
    expect(made).toHaveTextContent("Made for: vegan");
    expect(made).toHaveTextContent("Not promised: low salt");
    expect(made).toHaveTextContent("“zorblax” is not known here");
    expect(made).not.toHaveTextContent("cannot be promised");
  });

  it.each(DANGER_CODES)("has a sentence on %s in both languages", (code) => {
    expect(enNotes.dangers[code]).toMatch(/\w/);
    expect(esNotes.dangers[code]).toMatch(/\w/);
    expect(esNotes.dangers[code]).not.toBe(enNotes.dangers[code]);
  });
});
