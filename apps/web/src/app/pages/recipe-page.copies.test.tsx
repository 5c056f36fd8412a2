import { getBookmark } from "@larder/domain/contract/bookmarks";
import { getCookingNotes } from "@larder/domain/contract/cooking";
import { copyRecipe, getRecipeOrigin, takeRecipeOrigin } from "@larder/domain/contract/copies";
import { getRecipe } from "@larder/domain/contract/recipes";
import { NO_COOKING_NOTES } from "@larder/domain/account/cooking-notes";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { buildRecipe } from "@larder/domain/testing/build-recipe";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it } from "vitest";
import type { Session } from "@/lib/session/session";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";
import RecipePage from "./recipe-page";

beforeAll(async () => {
  await Promise.all([
    import("@/features/history/recipe-actions"),
    import("@/features/history/origin-note"),
    import("@/features/history/origin-sheet"),
    import("@/features/cooking/personal-notes"),
  ]);
});

function openRecipe(fields: Partial<Recipe>, session: Partial<Session> = {}) {
  const api = fakeApi();
  api.answer(getRecipe, { success: true, recipe: buildRecipe(fields) });
  api.answer(getBookmark, { success: true, isBookmarked: false });
  api.answer(getCookingNotes, { success: true, cooking: NO_COOKING_NOTES });
  const visited = renderPage(<RecipePage slug="leek-soup" />, { path: "/recipe/leek-soup", session });
  return { api, visited };
}

describe("a recipe of another user", () => {
  it("is made one's own by one press", async () => {
    const { api, visited } = openRecipe({ userId: "ben" });
    api.answer(copyRecipe, { success: true, recipe: buildRecipe({ id: "r2", slug: "leek-soup-2" }) });
    await userEvent.click(await screen.findByRole("button", { name: "Make it mine" }));
    await waitFor(() => expect(visited.at(-1)).toBe("/recipe/leek-soup-2"));
    expect(screen.getByRole("status")).toHaveTextContent("This one is yours");
    expect(api.callsOf(copyRecipe)[0]?.headers.get("idempotency-key")).toMatch(/^[\w-]{36}$/);
    expect(screen.queryByRole("link", { name: "History" })).toBeNull();
  });

  it.each<[string, Partial<Session>]>([
    ["a visitor", { user: null }],
    ["a viewer", { user: { id: "cy", email: "", preferredLanguage: "en", role: "viewer" } }],
  ])("cannot be copied by %s", async (_, session) => {
    openRecipe({ userId: "ben" }, session);
    await screen.findByRole("heading", { level: 1 });
    await waitFor(() => expect(screen.getByRole("button", { name: "Print" })).toBeVisible());
    expect(screen.queryByRole("button", { name: /Make/ })).toBeNull();
  });
});

describe("one's own copy", () => {
  const origin = { recipeId: "r0", name: "Leek soup", version: 1, digest: "d" };
  const theirs = buildRecipe({ id: "r0", slug: "theirs", userId: "ben", servings: 8, version: 2 });

  function openCopy(recipe: Recipe | null, isChanged: boolean) {
    const opened = openRecipe({ name: "My soup", origin });
    opened.api.answer(getRecipeOrigin, { success: true, origin, recipe, isChanged });
    return opened;
  }

  it("names its origin, and shows what is different", async () => {
    openCopy(theirs, false);
    expect(await screen.findByRole("link", { name: "Leek soup" })).toHaveAttribute("href", "/recipe/theirs");
    expect(screen.getByRole("link", { name: "History" })).toHaveAttribute(
      "href",
      "/recipe/leek-soup/history",
    );
    await userEvent.click(screen.getByRole("button", { name: "See what is different" }));
    const sheet = within(await screen.findByRole("dialog"));
    expect(sheet.getByRole("region", { name: "Servings" })).toHaveTextContent("Yours4The original8");
    expect(sheet.queryByRole("button", { name: "Take it over" })).toBeNull();
  });

  it("is offered what has changed in its origin, and takes it over", async () => {
    const { api } = openCopy(theirs, true);
    await screen.findByText("The original has changed");
    await userEvent.click(screen.getByRole("button", { name: "Look" }));
    const taken = buildRecipe({
      name: "Leek soup",
      servings: 8,
      version: 2,
      origin: { ...origin, version: 2 },
    });
    api.answer(takeRecipeOrigin, { success: true, recipe: taken });
    api.answer(getRecipe, { success: true, recipe: taken });
    api.answer(getRecipeOrigin, { success: true, origin, recipe: theirs, isChanged: false });
    await userEvent.click(await screen.findByRole("button", { name: "Take it over" }));
    await waitFor(() => expect(screen.queryByText("The original has changed")).toBeNull());
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Leek soup");
    expect(screen.getByRole("button", { name: "Undo" })).toBeInTheDocument();
    const [call] = api.callsOf(takeRecipeOrigin);
    expect([call?.body, call?.headers.get("if-match")]).toEqual([
      { userId: "ana", take: "theirs" },
      '"r1.1"',
    ]);
  });

  it("remembers the name alone of an origin that its owner cannot see", async () => {
    openCopy(null, false);
    expect(await screen.findByText("Leek soup")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "See what is different" })).toBeNull();
  });
});
