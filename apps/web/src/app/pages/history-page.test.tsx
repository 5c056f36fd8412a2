import { getRecipeVersion, listRecipeVersions, restoreRecipeVersion } from "@larder/domain/contract/history";
import { getRecipe } from "@larder/domain/contract/recipes";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { buildRecipe } from "@larder/domain/testing/build-recipe";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";
import HistoryPage from "./history-page";

const now = buildRecipe({
  name: "Leek soup",
  servings: 6,
  version: 3,
  updatedAt: "2026-03-03T12:00:00.000Z",
});
const ROWS = [
  { version: 3, savedAt: now.updatedAt, name: "Leek soup", bytes: 900, changed: ["servings", "other"] },
  { version: 2, savedAt: "2026-03-02T12:00:00.000Z", name: "Leek soup", bytes: 900, changed: ["name"] },
  { version: 1, savedAt: "2026-03-01T12:00:00.000Z", name: "Soup", bytes: 800, changed: null },
] as const;
const versions = ROWS.map((row) => ({ ...row, changed: row.changed && [...row.changed] }));

function openHistory(recipe: Recipe = now) {
  const api = fakeApi();
  api.answer(getRecipe, { success: true, recipe });
  api.answer(listRecipeVersions, { success: true, versions });
  const soup = { version: 1, savedAt: now.updatedAt, recipe: buildRecipe({ name: "Soup" }) };
  api.answer(getRecipeVersion, { success: true, version: soup });
  const visited = renderPage(<HistoryPage slug="leek-soup" />, { path: "/recipe/leek-soup/history" });
  return { api, visited };
}

it("HistoryPage lists each version with what it has changed, and compares one with now", async () => {
  openHistory();
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(3));
  const texts = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(texts[0]).toMatch(/Now.*Changed: Servings, Other details$/);
  expect(texts[1]).toMatch(/Changed: Recipe name/);
  expect(texts[2]).toMatch(/Soup.*The oldest version/);
  expect(screen.getAllByRole("button", { name: /^Restore/ })).toHaveLength(2);
  const [, compare] = screen.getAllByRole("button", { name: /^Compare/ });
  if (compare) await userEvent.click(compare);
  expect(await screen.findByRole("region", { name: "Recipe name" })).toHaveTextContent(
    "ThenSoupNowLeek soup",
  );
  expect(screen.getByRole("region", { name: "Servings" })).toHaveTextContent("Then4Now6");
  expect(compare).toHaveAttribute("aria-expanded", "true");
});

it("HistoryPage restores a version by one press, and takes that back", async () => {
  const { api } = openHistory();
  const [latest] = await screen.findAllByRole("button", { name: /^Restore/ });
  api.answerBy(restoreRecipeVersion, ({ path }) => ({
    success: true as const,
    recipe: { ...now, servings: 4, version: path.includes("/2/") ? 4 : 5 },
  }));
  if (latest) await userEvent.click(latest);
  expect(await screen.findByText("Restored")).toBeInTheDocument();
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Undone")).toBeInTheDocument();
  expect(
    api.callsOf(restoreRecipeVersion).map(({ path, headers }) => [path, headers.get("if-match")]),
  ).toEqual([
    ["/api/recipes/r1/versions/2/restore", '"r1.3"'],
    ["/api/recipes/r1/versions/3/restore", '"r1.4"'],
  ]);
});

it("HistoryPage restores nothing over a change made elsewhere, and says so", async () => {
  const { api } = openHistory();
  const [latest] = await screen.findAllByRole("button", { name: /^Restore/ });
  api.refuse(restoreRecipeVersion, 412, "edit-conflict");
  if (latest) await userEvent.click(latest);
  expect(await screen.findByRole("alert")).toHaveTextContent("The recipe was changed meanwhile.");
  await waitFor(() => expect(api.callsOf(getRecipe)).toHaveLength(2));
});

it("HistoryPage leads users to the recipe when it is not theirs", async () => {
  const { visited, api } = openHistory(buildRecipe({ userId: "ben" }));
  await waitFor(() => expect(visited.at(-1)).toBe("/recipe/leek-soup"));
  expect(api.callsOf(listRecipeVersions)).toEqual([]);
});
