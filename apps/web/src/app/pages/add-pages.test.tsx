import { cancelCall } from "@larder/domain/contract/calls";
import { scrapeRecipe } from "@larder/domain/contract/import";
import { createRecipe, deleteRecipe } from "@larder/domain/contract/recipes";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { type ComponentType, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storedDraft } from "@/lib/forms/form-drafts";
import { cacheAnswersFor } from "@/lib/offline/cached-answers";
import { buildRecipe } from "@larder/domain/testing/build-recipe";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";
import AddFromJsonPage from "./add-from-json-page";
import AddFromTextPage from "./add-from-text-page";
import AddFromUrlPage from "./add-from-url-page";

const TEXT = "Leek soup\n\n2 leeks\n\nInstructions\n1. Boil the leeks.";

const PAGES = [
  ["text", AddFromTextPage, TEXT, "Add Recipe Manually", createRecipe],
  ["json", AddFromJsonPage, '{"name":"Leek soup"}', "Add Recipe", createRecipe],
  ["url", AddFromUrlPage, "https://soup.example/leek", "Import Recipe", scrapeRecipe],
] as const;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

function open(Page: ComponentType, form: string, typed: string) {
  function OrElsewhere() {
    const [isElsewhere, setElsewhere] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setElsewhere(true)}>
          Elsewhere
        </button>
        {!isElsewhere && <Page />}
      </>
    );
  }
  const visited = renderPage(<OrElsewhere />, { path: `/recipes/add/${form}` });
  fireEvent.change(screen.getByRole("textbox"), { target: { value: typed } });
  return visited;
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("adding from url", () => {
  const openUrl = () => open(AddFromUrlPage, "url", "https://soup.example/leek");

  it("can be cancelled, and keeps the address", async () => {
    const api = fakeApi();
    api.hang(scrapeRecipe);
    api.answer(cancelCall, { success: true });
    openUrl();
    press("Import Recipe");
    await waitFor(() => expect(api.callsOf(scrapeRecipe)).toHaveLength(1));
    press("Cancel");
    expect(await screen.findByText("Cancelled. What you typed is still here.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Import Recipe" })).toHaveFocus();
    expect(screen.queryByText("Error")).toBeNull();
    const [sent] = api.callsOf(scrapeRecipe);
    const cancelled = api.callsOf(cancelCall).map(({ path }) => path);
    expect(cancelled).toEqual([`/api/calls/${sent?.headers.get("idempotency-key")}`]);
  });

  it.each([
    [422, "model-no-answer", "The model did not answer.", "Paste the text instead"],
    [429, "import-busy", /^Another import is still running/, null],
  ] as const)("says why it failed beside the form: %i %s", async (status, code, reason, link) => {
    const api = fakeApi();
    api.refuse(scrapeRecipe, status, code);
    openUrl();
    press("Import Recipe");
    await screen.findByRole("heading", { name: "Failed to import recipe" });
    press("Dismiss");
    await waitFor(() => expect(screen.getAllByText(reason)).toHaveLength(1));
    expect(screen.queryByRole("link", { name: "Paste the text instead" }) === null).toBe(link === null);
  });
});

describe.each(PAGES)("adding from %s", (form, Page, typed, button, endpoint) => {
  const recipe = buildRecipe({ slug: "leek-soup-1" });

  it("sends one request for two presses at once", async () => {
    const api = fakeApi();
    api.answer(endpoint, { success: true, recipe });
    const visited = open(Page, form, typed);
    const submit = screen.getByRole("button", { name: button });
    fireEvent.click(submit);
    fireEvent.click(submit);
    await waitFor(() => expect(visited.at(-1)).toBe("/recipes"));
    expect(api.callsOf(endpoint)).toHaveLength(1);
  });

  it("offers to open and to cook the recipe and to undo, and forgets the draft", async () => {
    const api = fakeApi();
    const steps = [{ main_step: "Cook", sub_steps: [{ description: "Boil it." }] }];
    api.answer(endpoint, { success: true, recipe: { ...recipe, steps } });
    api.answer(deleteRecipe, { success: true });
    const visited = open(Page, form, typed);
    press(button);
    expect(await screen.findByText("Your recipe has been successfully added.")).toBeVisible();
    expect(visited.at(-1)).toBe("/recipes");
    expect(screen.getByRole("button", { name: "Open recipe" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Start cooking" })).toBeVisible();
    expect(storedDraft("ana", form)).toBeNull();
    press("Undo");
    expect(await screen.findByText("The recipe was deleted again.")).toBeVisible();
    expect(api.callsOf(deleteRecipe)).toHaveLength(1);
    expect(api.callsOf(deleteRecipe)[0]?.headers.get("if-match")).toBe('"r1.1"');
  });

  it("reports when it cannot be undone", async () => {
    const api = fakeApi();
    api.answer(endpoint, { success: true, recipe });
    api.refuse(deleteRecipe, 412, "edit-conflict");
    open(Page, form, typed);
    press(button);
    await screen.findByText("Your recipe has been successfully added.");
    press("Undo");
    expect(await screen.findByText("This recipe was changed meanwhile.")).toBeVisible();
  });

  it("reports nothing to the next user after one who has signed out", async () => {
    const api = fakeApi();
    await cacheAnswersFor("ana");
    api.answerBy(endpoint, async () => {
      await cacheAnswersFor(null);
      return { success: true as const, recipe };
    });
    const visited = open(Page, form, typed);
    press(button);
    await waitFor(() => expect(api.callsOf(endpoint)).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText("Your recipe has been successfully added.")).toBeNull();
    expect(visited.at(-1)).toBe(`/recipes/add/${form}`);
  });

  it("reports its success to a user who has gone elsewhere, and leaves them there", async () => {
    const api = fakeApi();
    const { promise, resolve } = Promise.withResolvers<void>();
    api.answerBy(endpoint, async () => {
      await promise;
      return { success: true as const, recipe };
    });
    const visited = open(Page, form, typed);
    press(button);
    await waitFor(() => expect(api.callsOf(endpoint)).toHaveLength(1));
    press("Elsewhere");
    resolve();
    press((await screen.findByRole("button", { name: "Open recipe" })).textContent);
    expect(visited.at(-1)).toBe("/recipe/leek-soup-1");
    expect(visited).not.toContain("/recipes");
  });

  it("reports its failure to a user who has gone elsewhere, with a link back to the input", async () => {
    const api = fakeApi();
    const { promise, resolve } = Promise.withResolvers<void>();
    api.answerBy(endpoint, async () => {
      await promise;
      throw new TypeError("Failed to fetch");
    });
    const visited = open(Page, form, typed);
    press(button);
    await waitFor(() => expect(api.callsOf(endpoint)).toHaveLength(1));
    press("Elsewhere");
    resolve();
    fireEvent.click(await screen.findByRole("button", { name: "Back to the form" }));
    expect(visited.at(-1)).toBe(`/recipes/add/${form}`);
    expect(storedDraft("ana", form)).toBe(typed);
  });
});
