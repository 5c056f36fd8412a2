import { getCookbook } from "@larder/domain/contract/exports";
import { buildRecipe } from "@larder/domain/testing/build-recipe";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";
import CookbookPage from "./cookbook-page";

const print = vi.fn<() => void>();
beforeEach(() => vi.stubGlobal("print", print));
afterEach(() => {
  print.mockReset();
  vi.unstubAllGlobals();
});

const recipes = [
  buildRecipe({ id: "bread", name: "Bread", ingredients: {} }),
  buildRecipe({ id: "soup", name: "Leek soup" }),
];

it("CookbookPage lists what is in the book, and opens the print dialog once", async () => {
  const api = fakeApi();
  api.answer(getCookbook, { success: true, title: "Sunday lunches", recipes });
  renderPage(<CookbookPage />, { path: "/cookbook?collection=one" });
  expect(await screen.findByRole("heading", { name: "Sunday lunches" })).toBeVisible();
  expect(screen.getByText("To get a PDF, choose “Save as PDF” as the printer.")).toBeVisible();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  await userEvent.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledTimes(2);
});

it("CookbookPage says that a book would be empty, and prints nothing", async () => {
  fakeApi().answer(getCookbook, { success: true, title: "", recipes: [] });
  renderPage(<CookbookPage />, { path: "/cookbook" });
  expect(await screen.findByText("There is no recipe for this book.")).toBeVisible();
  expect(print).not.toHaveBeenCalled();
});

it("CookbookPage says why the recipes cannot be loaded, and tries again", async () => {
  const api = fakeApi();
  api.refuse(getCookbook, 503, "store-unavailable");
  renderPage(<CookbookPage />, { path: "/cookbook" });
  const retry = await screen.findByRole("button", { name: "Try again" });
  api.answer(getCookbook, { success: true, title: "", recipes });
  await userEvent.click(retry);
  expect(await screen.findByRole("heading", { name: "My recipes" })).toBeVisible();
});
