import type { Endpoint } from "@larder/domain/contract/endpoint";
import { deleteRecipe, getRecipe, updateRecipe } from "@larder/domain/contract/recipes";
import { normaliseRecipe } from "@larder/domain/normalise/normalise";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { buildRecipe } from "@larder/domain/testing/build-recipe";
import { fakeApi, type FakeApi } from "@/testing/fake-api";
import { pressTwice } from "@/testing/press-twice";
import { renderPage } from "@/testing/render-page";
import EditRecipePage from "./edit-recipe-page";

const SOUP = buildRecipe({
  version: 7,
  tags: ["quick"],
  ingredients: normaliseRecipe({ ingredients: { main: ["2 dientes de ajo", "1 leek"] } }).recipe.ingredients,
});

/** The editor, which unmounts when its page is left. */
function LeavableEditor() {
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      {!isLeft && <EditRecipePage slug={SOUP.slug} />}
      <button type="button" onClick={() => setLeft(true)}>
        Leave
      </button>
    </>
  );
}

/** Presses a button of the editor, leaves the page while the server works, and then has the server answer. */
async function leaveAfter(
  pressButton: () => Promise<void>,
  endpoint: Endpoint,
  answer: (api: FakeApi) => Response,
) {
  const api = fakeApi();
  api.answer(getRecipe, { success: true, recipe: SOUP });
  const visited = renderPage(<LeavableEditor />, { path: "/recipe/leek-soup/edit" });
  await screen.findByRole("textbox", { name: "Recipe name" });
  const answered = Promise.withResolvers<void>();
  api.fail(endpoint, async () => {
    await answered.promise;
    return answer(api);
  });
  await pressButton();
  await waitFor(() => expect(api.callsOf(endpoint)).toHaveLength(1));
  fireEvent.click(screen.getByText("Leave"));
  answered.resolve();
  return visited;
}

async function openEditor(recipe: Recipe = SOUP) {
  const api = fakeApi();
  api.answer(getRecipe, { success: true, recipe });
  const visited = renderPage(<EditRecipePage slug={recipe.slug} />, { path: `/recipe/${recipe.slug}/edit` });
  const name = await screen.findByRole("textbox", { name: "Recipe name" });
  return { api, visited, name, user: userEvent.setup() };
}

const press = (name: string) => screen.getByRole("button", { name });

describe("EditRecipePage", () => {
  it("names the recipe's language on the fields of its texts", async () => {
    const { name } = await openEditor({ ...SOUP, language: "de-AT" });
    expect(name).toHaveAttribute("lang", "de");
    const texts = screen.getAllByRole("textbox").filter((field) => field.tagName === "TEXTAREA");
    expect(texts.some((field) => field.getAttribute("lang") === "de")).toBe(true);
  });

  it("sends the whole form, and the version that it was made from", async () => {
    const { api, visited, name, user } = await openEditor();
    api.answer(updateRecipe, { success: true, recipe: { ...SOUP, name: "Garlic soup", version: 8 } });
    await user.clear(name);
    await user.type(name, "Garlic soup");
    await user.type(await screen.findByRole("textbox", { name: "New tag" }), "Winter");
    await user.click(press("Save"));
    await screen.findByText("Recipe updated");
    const [call] = api.callsOf(updateRecipe);
    expect(call?.headers.get("if-match")).toBe('"r1.7"');
    expect(call?.body).toMatchObject({
      userId: "ana",
      name: "Garlic soup",
      tags: ["quick", "winter"],
      ingredients: SOUP.ingredients,
    });
    expect(visited.at(-1)).toBe("/recipe/leek-soup");
  });

  it("sends cuisine, difficulty and tools", async () => {
    const { api, user } = await openEditor({
      ...SOUP,
      cuisine: "Basque",
      tools: [{ tool_name: "pot", purpose: "boiling" }],
    });
    api.answer(updateRecipe, { success: true, recipe: { ...SOUP, version: 8 } });
    await user.clear(screen.getByRole("textbox", { name: "Cuisine" }));
    await user.type(screen.getByRole("textbox", { name: "Difficulty" }), "Easy");
    await user.click(await screen.findByRole("button", { name: "Add tool" }));
    const added = within(screen.getByRole("group", { name: "Tool 2" }));
    await waitFor(() => expect(added.getByRole("textbox", { name: "Tool" })).toHaveFocus());
    await user.keyboard("whisk");
    await user.type(added.getByRole("textbox", { name: "Purpose (optional)" }), "cream");
    await user.click(press("Save"));
    await screen.findByText("Recipe updated");
    expect(api.callsOf(updateRecipe)[0]?.body).toMatchObject({
      cuisine: "",
      difficulty: "Easy",
      tools: [
        { tool_name: "pot", purpose: "boiling" },
        { tool_name: "whisk", purpose: "cream" },
      ],
    });
  });

  it("moves the focus to the next tool when one is removed, and at last to the button that adds one", async () => {
    const tools = ["pot", "whisk"].map((tool_name) => ({ tool_name, purpose: "" }));
    const { user } = await openEditor({ ...SOUP, tools });
    await user.click(await screen.findByRole("button", { name: "Remove pot" }));
    await waitFor(() => expect(press("Remove whisk")).toHaveFocus());
    await user.keyboard("{Enter}");
    await waitFor(() => expect(press("Add tool")).toHaveFocus());
  });

  it("goes to the next tool with Return, and adds one after the last", async () => {
    const { user } = await openEditor({ ...SOUP, tools: [{ tool_name: "pot", purpose: "" }] });
    const first = within(await screen.findByRole("group", { name: "Tool 1" }));
    await user.click(first.getByRole("textbox", { name: "Purpose (optional)" }));
    await user.keyboard("{Enter}");
    const second = within(await screen.findByRole("group", { name: "Tool 2" }));
    await waitFor(() => expect(second.getByRole("textbox", { name: "Tool" })).toHaveFocus());
  });

  it("saves once when Save is pressed twice at once", async () => {
    const { api, name, user } = await openEditor();
    api.answer(updateRecipe, { success: true, recipe: { ...SOUP, version: 8 } });
    await user.type(name, "!");
    pressTwice(press("Save"));
    await screen.findByText("Recipe updated");
    expect(api.callsOf(updateRecipe)).toHaveLength(1);
  });

  it("leaves a unit that is unknown and offers it in its row", async () => {
    await openEditor();
    const row = within(screen.getByRole("group", { name: "Ingredient 1" }));
    const picker = row.getByRole("combobox", { name: "Unit" });
    expect(picker).toHaveValue(SOUP.ingredients.main?.[0]?.unit);
    expect(within(picker).getAllByRole("option").length).toBeGreaterThan(
      within(within(screen.getByRole("group", { name: "Ingredient 2" })).getByRole("combobox")).getAllByRole(
        "option",
      ).length,
    );
  });

  it("counts as saved when the other version is equal in content", async () => {
    const { api, visited, name, user } = await openEditor();
    await user.type(name, "!");
    api.refuse(updateRecipe, 412, "edit-conflict");
    api.answer(getRecipe, { success: true, recipe: { ...SOUP, name: "Leek soup!", version: 8 } });
    await user.click(press("Save"));
    await screen.findByText("Recipe updated");
    expect(visited.at(-1)).toBe("/recipe/leek-soup");
  });

  it("saves the user's version over the version that was compared, and not over a still newer one", async () => {
    const { api, name, user } = await openEditor();
    await user.type(name, "!");
    api.refuse(updateRecipe, 412, "edit-conflict");
    api.answer(getRecipe, { success: true, recipe: { ...SOUP, name: "Theirs", version: 9 } });
    await user.click(press("Save"));
    await user.click(await screen.findByRole("button", { name: "Save mine" }));
    await waitFor(() => expect(api.callsOf(updateRecipe)).toHaveLength(2));
    expect(api.callsOf(updateRecipe)[1]?.headers.get("if-match")).toBe('"r1.9"');
    await screen.findByRole("alertdialog", { name: "Changed meanwhile" });
  });

  it("moves the focus to the save button when the other version was taken", async () => {
    const { api, name, user } = await openEditor();
    await user.type(name, "!");
    api.refuse(updateRecipe, 412, "edit-conflict");
    api.answer(getRecipe, { success: true, recipe: { ...SOUP, name: "Theirs", version: 9 } });
    await user.click(press("Save"));
    await user.click(await screen.findByRole("button", { name: "Take the other version" }));
    expect(await screen.findByRole("textbox", { name: "Recipe name" })).toHaveValue("Theirs");
    await waitFor(() => expect(press("Save")).toHaveFocus());
  });

  describe("the deletion", () => {
    async function pressDelete() {
      const opened = await openEditor();
      await opened.user.click(press("Delete"));
      return { ...opened, confirm: await screen.findByRole("button", { name: "Delete Recipe" }) };
    }

    it("applies to the version that the user has seen", async () => {
      const { api, visited, user, confirm } = await pressDelete();
      api.answer(deleteRecipe, { success: true });
      await user.click(confirm);
      await waitFor(() => expect(visited.at(-1)).toBe("/recipes"));
      expect(api.callsOf(deleteRecipe)[0]?.headers.get("if-match")).toBe('"r1.7"');
    });

    it("is sent once when the button is pressed twice at once", async () => {
      const { api, visited, confirm } = await pressDelete();
      api.answer(deleteRecipe, { success: true });
      pressTwice(confirm);
      await waitFor(() => expect(visited.at(-1)).toBe("/recipes"));
      expect(api.callsOf(deleteRecipe)).toHaveLength(1);
    });

    it("spares a version that another user has stored in the meantime, unless the user confirms", async () => {
      const { api, visited, user, confirm } = await pressDelete();
      api.refuse(deleteRecipe, 412, "edit-conflict");
      api.answer(getRecipe, { success: true, recipe: { ...SOUP, name: "Theirs", version: 9 } });
      await user.click(confirm);
      const choice = within(await screen.findByRole("alertdialog", { name: "Changed meanwhile" }));
      expect(choice.getByRole("region", { name: "Recipe name" })).toHaveTextContent("Theirs");
      api.answer(deleteRecipe, { success: true });
      await user.click(choice.getByRole("button", { name: "Delete anyway" }));
      await waitFor(() => expect(visited.at(-1)).toBe("/recipes"));
      expect(api.callsOf(deleteRecipe)[1]?.headers.get("if-match")).toBe('"r1.9"');
    });

    it("covers another version without a question when it is equal in content", async () => {
      const { api, visited, user, confirm } = await pressDelete();
      api.refuse(deleteRecipe, 412, "edit-conflict");
      api.answerBy(getRecipe, () => {
        api.answer(deleteRecipe, { success: true });
        return { success: true as const, recipe: { ...SOUP, version: 8 } };
      });
      await user.click(confirm);
      await waitFor(() => expect(visited.at(-1)).toBe("/recipes"));
      expect(api.callsOf(deleteRecipe)[1]?.headers.get("if-match")).toBe('"r1.8"');
    });

    it("is cancelled when the user prefers to see the other version", async () => {
      const { api, visited, user, confirm } = await pressDelete();
      api.refuse(deleteRecipe, 412, "edit-conflict");
      api.answer(getRecipe, { success: true, recipe: { ...SOUP, name: "Theirs", version: 9 } });
      await user.click(confirm);
      await user.click(await screen.findByRole("button", { name: "Take the other version" }));
      expect(await screen.findByRole("textbox", { name: "Recipe name" })).toHaveValue("Theirs");
      expect(api.callsOf(deleteRecipe)).toHaveLength(1);
      expect(visited.at(-1)).toBe("/recipe/leek-soup/edit");
    });
  });

  describe("when the page is left before the server has answered", () => {
    const pressSave = () => userEvent.click(press("Save"));
    const pressDelete = async () => {
      await userEvent.click(press("Delete"));
      await userEvent.click(await screen.findByRole("button", { name: "Delete Recipe" }));
    };
    const refusal = (status: number, code: string) =>
      Response.json({ success: false, error: code, code }, { status });

    it("reports that the recipe was saved, and leads nowhere", async () => {
      const recipe = { ...SOUP, version: 8 };
      const visited = await leaveAfter(pressSave, updateRecipe, () =>
        Response.json({ success: true, recipe }),
      );
      expect(await screen.findByText("Recipe updated")).toBeVisible();
      expect(visited).toEqual(["/recipe/leek-soup/edit"]);
    });

    it("reports that the recipe could not be saved", async () => {
      await leaveAfter(pressSave, updateRecipe, () => refusal(503, "store-unavailable"));
      expect(await screen.findByRole("alert")).toHaveTextContent("Failed to update recipe");
    });

    it("reports a conflict as a failure to save", async () => {
      await leaveAfter(pressSave, updateRecipe, (api) => {
        api.answer(getRecipe, { success: true, recipe: { ...SOUP, name: "Theirs", version: 9 } });
        return refusal(412, "edit-conflict");
      });
      expect(await screen.findByRole("alert")).toHaveTextContent("changed elsewhere");
    });

    it("reports that the recipe could not be deleted", async () => {
      await leaveAfter(pressDelete, deleteRecipe, () => refusal(503, "store-unavailable"));
      expect(await screen.findByRole("alert")).toHaveTextContent("Failed to delete");
    });

    it("leads nowhere after a deletion", async () => {
      const visited = await leaveAfter(pressDelete, deleteRecipe, () => Response.json({ success: true }));
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
      expect(visited).toEqual(["/recipe/leek-soup/edit"]);
    });
  });

  it.each([
    ["nothing", "", "Failed to update recipe"],
    ["a refusal of ours", "store-unavailable", "Failed to update recipe"],
  ] as const)("tells of a failure that says %s, and keeps what was typed", async (_, code, banner) => {
    const { api, name, user } = await openEditor();
    if (code) api.refuse(updateRecipe, 503, code);
    else api.breakDown(updateRecipe, 502, "");
    await user.type(name, "!");
    await user.click(press("Save"));
    await screen.findByText(banner);
    expect(name).toHaveValue("Leek soup!");
  });

  it("leads other users than the owner to the recipe", async () => {
    const api = fakeApi();
    api.answer(getRecipe, { success: true, recipe: { ...SOUP, userId: "ben" } });
    const visited = renderPage(<EditRecipePage slug="leek-soup" />, { path: "/recipe/leek-soup/edit" });
    await waitFor(() => expect(visited.at(-1)).toBe("/recipe/leek-soup"));
  });
});
