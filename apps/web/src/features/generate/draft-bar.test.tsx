import { generateRecipe } from "@larder/domain/contract/generate";
import { acceptDraft } from "@larder/domain/contract/drafts";
import { deleteRecipe } from "@larder/domain/contract/recipes";
import { buildRecipe } from "@larder/domain/testing/build-recipe";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";
import DraftBar from "./draft-bar";

const DRAFT = buildRecipe({ draft: true, expiresAt: "2026-03-05T12:00:00.000Z" });

function openDraft() {
  const api = fakeApi();
  const onAccepted = vi.fn();
  const visited = renderPage(
    <DraftBar recipe={DRAFT} userId="ana" onAccepted={onAccepted} onChanged={() => {}} />,
    {
      path: "/recipe/leek-soup",
    },
  );
  return { api, onAccepted, visited };
}

describe("DraftBar", () => {
  it("says who sees the recipe, and until when", () => {
    openDraft();
    const bar = screen.getByRole("region", { name: "Only you see this recipe" });
    expect(bar).toHaveTextContent(/It is deleted on 5 Mar.* unless you keep it\./);
  });

  it("keeps the recipe and reports it", async () => {
    const { api, onAccepted } = openDraft();
    const { draft: _, expiresAt: __, ...accepted } = DRAFT;
    api.answer(acceptDraft, { success: true, recipe: accepted });
    fireEvent.click(screen.getByRole("button", { name: "Keep" }));
    await waitFor(() => expect(onAccepted).toHaveBeenCalledWith(accepted));
    expect(screen.getByText("Recipe kept")).toBeInTheDocument();
  });

  it("discards the recipe after a question alone", async () => {
    const { api, visited } = openDraft();
    api.answer(deleteRecipe, { success: true });
    fireEvent.click(screen.getByRole("button", { name: "Discard" }));
    const question = await screen.findByRole("alertdialog", { name: "Discard this recipe?" });
    expect(api.callsOf(deleteRecipe)).toHaveLength(0);
    fireEvent.click(within(question).getByRole("button", { name: "Discard" }));
    await waitFor(() => expect(visited.at(-1)).toBe("/"));
    expect(api.callsOf(deleteRecipe)).toHaveLength(1);
  });

  it("makes the recipe anew by a sentence, and leads to the new one", async () => {
    const { api, visited } = openDraft();
    const recipe = buildRecipe({ id: "new", slug: "leek-soup-2", draft: true });
    api.answer(generateRecipe, { success: true, recipe, origin: "composer", notes: [] });
    fireEvent.click(screen.getByRole("button", { name: "Change" }));
    fireEvent.change(screen.getByLabelText("What should be different?"), { target: { value: "for 6" } });
    fireEvent.click(screen.getByRole("button", { name: "Make it anew" }));
    await waitFor(() => expect(visited.at(-1)).toBe("/recipe/leek-soup-2"));
    expect(api.callsOf(generateRecipe)[0]?.body).toMatchObject({
      change: { recipeId: DRAFT.id, sentence: "for 6" },
    });
  });

  it("retains the sentence and says why nothing could be made", async () => {
    const { api } = openDraft();
    api.refuse(generateRecipe, 422, "no-composition", {
      details: { notes: [{ code: "unresolved", words: ["zorblax"] }] },
    });
    fireEvent.click(screen.getByRole("button", { name: "Change" }));
    const field = screen.getByLabelText("What should be different?");
    fireEvent.change(field, { target: { value: "without zorblax" } });
    fireEvent.click(screen.getByRole("button", { name: "Make it anew" }));
    expect(await screen.findByText(/It is not clear what “zorblax” leaves out/)).toBeVisible();
    expect(field).toHaveValue("without zorblax");
  });
});
