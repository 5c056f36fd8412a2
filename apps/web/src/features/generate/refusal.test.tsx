import { nearestRecipes } from "@larder/domain/contract/generate";
import { buildSummary } from "@larder/domain/testing/build-recipe";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import Refusal from "@/features/generate/refusal";
import { ApiError } from "@/lib/api/api-error";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";

const ASKER = { userId: "ana", hasModel: false };

function openRefusal(code: "generation-breach" | "generation-unsafe" | "no-composition", details: object) {
  const problem = new ApiError(422, "", { code, details });
  renderPage(<Refusal problem={problem} asker={ASKER} query="blorfwich" />);
}

it("shows the line that breaks the request, and what it breaks", () => {
  openRefusal("generation-breach", {
    findings: [
      {
        code: "left-out",
        food: "Eggs",
        request: "eggs",
        where: { part: "ingredient", index: 1 },
        quote: "2 eggs",
      },
    ],
  });
  expect(screen.getByText("This recipe has something you leave out.")).toBeVisible();
  expect(screen.getByRole("listitem")).toHaveTextContent("2 eggsEggs: breaks “eggs”");
});

it("shows the line that can do harm, and how to avoid it", () => {
  openRefusal("generation-unsafe", {
    findings: [{ code: "pufferfish", where: { part: "step", index: 0 }, quote: "Slice the fugu." }],
  });
  expect(screen.getByText("This recipe could do harm.")).toBeVisible();
  expect(screen.getByRole("listitem")).toHaveTextContent("Slice the fugu.Pufferfish kills.");
});

it("offers the nearest recipes, a request and an import for a dish that is not known", async () => {
  fakeApi().answer(nearestRecipes, {
    success: true,
    same: null,
    recipes: [buildSummary({ name: "Sandwich", slug: "sandwich" })],
  });
  openRefusal("no-composition", { notes: [{ code: "unknown-dish", words: ["blorfwich"] }] });
  expect(
    screen.getByText("We do not know “blorfwich”, and make no other dish under its name."),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Request it" })).toHaveAttribute(
    "href",
    "/request-recipe?content=blorfwich",
  );
  expect(screen.getByRole("link", { name: "Import it" })).toHaveAttribute("href", "/recipes/add/url");
  expect(await screen.findByRole("link", { name: "Sandwich" })).toHaveAttribute("href", "/recipe/sandwich");
});

it("draws a danger that the words of the request show as an alert", () => {
  openRefusal("no-composition", { notes: [{ code: "danger", words: ["left-out"] }] });
  expect(screen.getByRole("alert", { name: "This can make people ill" })).toHaveTextContent(
    "This can make people ill. Throw away food that stood",
  );
});
