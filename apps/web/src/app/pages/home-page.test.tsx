import { listRecipes } from "@larder/domain/contract/recipes";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import HomePage from "@/app/pages/home-page";
import { cookingStore } from "@/lib/timers/cooking-store";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";

beforeEach(() => {
  fakeApi().answer(listRecipes, { success: true, recipes: [], total: 0, nextCursor: null });
});

const begin = (slug: string, name: string, stepIndex: number) => {
  cookingStore.do({ type: "begin", slug, name, steps: 5, servings: null });
  cookingStore.do({ type: "go-to", slug, stepIndex });
};

describe("the list of current cookings", () => {
  it("is offered at home, each with its step, until the user removes it", async () => {
    begin("leek-soup", "Leek soup", 2);
    begin("pie", "Pie", -1);
    cookingStore.do({ type: "toggle-done", slug: "pie", doneId: "ready:main:flour" });
    renderPage(<HomePage />);
    const soup = await screen.findByRole("link", { name: "Go on with Leek soup, step 3 of 5" });
    expect(soup).toHaveAttribute("href", "/recipe/leek-soup/cook");
    expect(screen.getByRole("link", { name: "Go on getting ready for Pie" })).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "No longer cooking Leek soup" }));
    expect(soup).not.toBeInTheDocument();
    expect(cookingStore.get().cookings.map(({ slug }) => slug)).toEqual(["pie"]);
    act(() => cookingStore.do({ type: "leave", slug: "pie" }));
    await waitFor(() => expect(screen.queryByRole("region", { name: "On the stove" })).toBeNull());
  });

  it("omits a recipe that was only looked at", async () => {
    begin("leek-soup", "Leek soup", -1);
    renderPage(<HomePage />);
    await screen.findByRole("heading", { level: 1 });
    await act(() => import("@/features/cooking/go-on"));
    expect(screen.queryByRole("region", { name: "On the stove" })).toBeNull();
  });
});
