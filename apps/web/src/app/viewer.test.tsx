import { listRecipes } from "@larder/domain/contract/recipes";
import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import AuthenticatedShell from "@/app/authenticated-shell";
import { Layout } from "@/app/layout/layout";
import HomePage from "@/app/pages/home-page";
import EmptySearch from "@/features/recipes/list/empty-search";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";

const user = (role: "viewer" | "member") => ({
  id: "ana",
  email: "",
  displayName: "Ana",
  preferredLanguage: "en" as const,
  role,
});

beforeEach(() => {
  fakeApi().answer(listRecipes, { success: true, recipes: [], total: 0, nextCursor: null });
});

/** Every way to add, generate or request a recipe that a page shows. */
const waysToAdd = () =>
  [...screen.queryAllByRole("button"), ...screen.queryAllByRole("link"), ...screen.queryAllByRole("textbox")]
    .map((control) => control.getAttribute("aria-label") ?? control.textContent ?? "")
    .filter((name) => /add|import|generate|request|from url/i.test(name));

describe.each([
  ["viewer", 0],
  ["member", 1],
] as const)("a %s", (role, least) => {
  const session = { user: user(role) };

  it("sees ways to add a recipe in the navigation only when they may", () => {
    renderPage(<Layout>The page</Layout>, { session });
    expect(Math.min(waysToAdd().length, 1)).toBe(least);
    expect(screen.getAllByRole("link", { name: "Recipes" }).length).toBeGreaterThan(0);
  });

  it("sees them at home only when they may", async () => {
    renderPage(<HomePage />, { session });
    await screen.findByText("No recipes available");
    expect(Math.min(waysToAdd().length, 1)).toBe(least);
  });

  it("sees them under a search without results only when they may", () => {
    renderPage(<EmptySearch search={{ terms: ["leek"] }} onGenerate={() => {}} />, { session });
    expect(Math.min(waysToAdd().length, 1)).toBe(least);
  });
});

describe.each(["/recipes/add/url", "/request-recipe", "/recipe/leek-soup/edit"])("the page %s", (path) => {
  const open = (role: "viewer" | "member") =>
    renderPage(<AuthenticatedShell bare={false}>The form</AuthenticatedShell>, {
      path,
      session: { user: user(role) },
    });

  it("is open to members", async () => {
    open("member");
    expect(await screen.findByText("The form")).toBeVisible();
  });

  it("says to viewers that it is for members, and leads to the recipes", async () => {
    open("viewer");
    expect(await screen.findByRole("heading", { name: "You read and cook here" })).toBeVisible();
    expect(screen.queryByText("The form")).toBeNull();
    expect(screen.getByRole("link", { name: "Back to recipes" })).toHaveAttribute("href", "/recipes");
  });
});
