import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { NeededPills } from "@/features/cooking/needed";
import { ReadyThings } from "@/features/cooking/ready-things";
import { SubStepCard } from "@/features/cooking/sub-step-card";
import { RecipeLang } from "@/lib/i18n/recipe-lang";
import { renderPage } from "@/testing/render-page";

/** Returns the languages that a browser takes for a text, each once. */
const languagesOf = (text: string) => [
  ...new Set(screen.getAllByText(text).map((element) => element.closest("[lang]")?.getAttribute("lang"))),
];

describe("the language of a recipe's texts while cooking", () => {
  it("is named on sentences, headings, advice, ingredients and tools", () => {
    const row = { ingredient_name: "Linsen", measure: 2, unit: "cup", prep_style: "gewaschen" };
    const groups = [{ key: "main", ingredients: [{ doneId: "i0", row }] }];
    const tools = [{ doneId: "t0", tool: { tool_name: "Topf", purpose: "zum Kochen" } }];
    renderPage(
      <RecipeLang value="de">
        <SubStepCard
          label="Step 1.1"
          card={{ heading: "Suppe", isFirst: true, isLast: true, start: 0, end: 100 }}
          subStep={{ description: "Im Topf garen.", tip: "Nicht salzen." }}
          text="Im Topf garen."
          sentence="Im Topf garen."
          showsLabel
          isStruck={() => false}
          done={false}
          onToggle={() => {}}
        />
        <NeededPills isStruck={() => false} rows={[row]} />
        <ReadyThings things={{ groups, tools }} done={[]} onToggle={() => {}} />
      </RecipeLang>,
    );
    for (const text of [
      "Suppe",
      "Im Topf garen.",
      "Nicht salzen.",
      "Linsen",
      "gewaschen",
      "Topf",
      "zum Kochen",
    ]) {
      expect([text, ...languagesOf(text)]).toEqual([text, "de"]);
    }
    expect(languagesOf("Step 1.1")).not.toContain("de");
  });
});
