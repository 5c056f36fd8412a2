import { getDefaultVisibility } from "@larder/domain/contract/default-visibility";
import { createRecipe, deleteRecipe } from "@larder/domain/contract/recipes";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { lineReader } from "@/features/edit-recipe/line-reader";
import { buildRecipe } from "@larder/domain/testing/build-recipe";
import { fakeApi } from "@/testing/fake-api";
import { pressTwice } from "@/testing/press-twice";
import { renderPage } from "@/testing/render-page";
import WriteRecipePage from "./write-recipe-page";

const PATH = "/recipes/add/write";

beforeEach(() => localStorage.clear());

async function open() {
  const api = fakeApi();
  await lineReader;
  api.answer(getDefaultVisibility, { success: true, visibility: "shared" });
  const visited = renderPage(<OrElsewhere />, { path: PATH });
  const name = await screen.findByRole("textbox", { name: "Recipe name" });
  return { api, visited, name, user: userEvent.setup() };
}

function OrElsewhere() {
  const [isElsewhere, setElsewhere] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setElsewhere(true)}>
        Elsewhere
      </button>
      {!isElsewhere && <WriteRecipePage />}
    </>
  );
}

const press = (name: string) => screen.getByRole("button", { name });
const rowOf = (number: number) =>
  within(screen.getAllByRole("group", { name: /^Ingredient \d/ }).at(number - 1) ?? document.body);
const fieldsOf = (number: number) => {
  const row = rowOf(number);
  const value = (name: string) => row.getByRole<HTMLInputElement>("textbox", { name }).value;
  const unit = row.getByRole<HTMLSelectElement>("combobox", { name: "Unit" }).value;
  return [value("Quantity"), unit, value("Ingredient"), value("Preparation")];
};

describe("WriteRecipePage", () => {
  it("adds what was written and goes to the new recipe", async () => {
    const { api, visited, name, user } = await open();
    api.answer(createRecipe, { success: true, recipe: buildRecipe({ slug: "pancakes-1" }) });
    expect(await screen.findByText("Everybody who signs in here will see this recipe.")).toBeVisible();
    await user.click(press("Only me"));
    expect(screen.getByText(/Nobody else sees it/)).toBeVisible();
    await user.type(name, "Pancakes");
    await user.type(rowOf(1).getByRole("textbox", { name: "Ingredient" }), "2 cups flour, sifted");
    await user.type(screen.getByRole("textbox", { name: "What to do" }), "Mix");
    await user.click(press("Save"));
    await screen.findByText("Your recipe has been successfully added.");
    expect(visited.at(-1)).toBe("/recipe/pancakes-1");
    expect(api.callsOf(createRecipe).map(({ body }) => body)).toEqual([
      {
        userId: "ana",
        visibility: "private",
        recipe: {
          name: "Pancakes",
          servings: 4,
          source: "other",
          tags: [],
          ingredients: {
            main: [{ ingredient_name: "flour", unit: "cup", measure: 2, prep_style: "sifted" }],
          },
          steps: [{ main_step: "", sub_steps: [{ description: "Mix" }] }],
        },
      },
    ]);
    expect(localStorage).toHaveLength(0);
  });

  it("offers to undo, and leads back to the list when the recipe is deleted again", async () => {
    const { api, visited, name, user } = await open();
    api.answer(createRecipe, { success: true, recipe: buildRecipe({ slug: "pancakes-1" }) });
    api.answer(deleteRecipe, { success: true });
    await user.type(name, "Pancakes");
    await user.click(press("Save"));
    await screen.findByText("Your recipe has been successfully added.");
    expect(visited.at(-1)).toBe("/recipe/pancakes-1");
    expect(screen.queryByRole("button", { name: "Open recipe" })).toBeNull();
    history.replaceState(null, "", "/recipe/pancakes-1");
    await user.click(press("Undo"));
    expect(await screen.findByText("The recipe was deleted again.")).toBeVisible();
    expect(api.callsOf(deleteRecipe)).toHaveLength(1);
    expect(visited.at(-1)).toBe("/recipes");
    history.replaceState(null, "", "/");
  });

  it("adds one recipe when Save is pressed twice at once", async () => {
    const { api, name, user } = await open();
    api.answer(createRecipe, { success: true, recipe: buildRecipe() });
    await user.type(name, "Pancakes");
    pressTwice(press("Save"));
    await screen.findByText("Your recipe has been successfully added.");
    expect(api.callsOf(createRecipe)).toHaveLength(1);
  });

  describe("a user who has gone elsewhere while the recipe was saved", () => {
    async function leaveWhileSaving() {
      const opened = await open();
      const { promise, resolve } = Promise.withResolvers<void>();
      await opened.user.type(opened.name, "Pancakes");
      return {
        ...opened,
        answer: resolve,
        answered: promise,
        saveAndLeave: async () => {
          await opened.user.click(press("Save"));
          await opened.user.click(screen.getByRole("link", { name: "Back to recipes" }));
          await waitFor(() => expect(opened.visited.at(-1)).toBe("/recipes"));
          await opened.user.click(press("Elsewhere"));
        },
      };
    }

    it("sees the report of the new recipe, and stays there", async () => {
      const { api, visited, user, answer, answered, saveAndLeave } = await leaveWhileSaving();
      api.answerBy(createRecipe, async () => {
        await answered;
        return { success: true as const, recipe: buildRecipe({ slug: "pancakes-1" }) };
      });
      await saveAndLeave();
      answer();
      const openKey = await screen.findByRole("button", { name: "Open recipe" });
      expect(visited.at(-1)).toBe("/recipes");
      expect(press("Undo")).toBeVisible();
      expect(localStorage).toHaveLength(0);
      await user.click(openKey);
      expect(visited.at(-1)).toBe("/recipe/pancakes-1");
    });

    it("sees the failure, with a link back to the draft", async () => {
      const { api, visited, user, answer, answered, saveAndLeave } = await leaveWhileSaving();
      api.answerBy(createRecipe, async () => {
        await answered;
        throw new TypeError("offline");
      });
      await saveAndLeave();
      answer();
      await user.click(await screen.findByRole("button", { name: "Back to the form" }));
      expect(visited.at(-1)).toBe("/recipes/add/write");
      expect(localStorage).toHaveLength(1);
    });
  });

  it("asks for a name and sends nothing without one", async () => {
    const { api, name, user } = await open();
    await user.click(press("Save"));
    expect(await screen.findByText("Recipe must have a name")).toBeVisible();
    expect(name).toHaveFocus();
    expect(api.callsOf(createRecipe)).toEqual([]);
  });

  it("preserves the input when the server refuses, and can be saved again", async () => {
    const { api, visited, name, user } = await open();
    await user.type(name, "Pancakes");
    api.refuse(createRecipe, 500, "internal");
    await user.click(press("Save"));
    expect(await screen.findByText("Failed to add recipe")).toBeVisible();
    expect(name).toHaveValue("Pancakes");
    api.answer(createRecipe, { success: true, recipe: buildRecipe() });
    await user.click(press("Save"));
    await waitFor(() => expect(visited.at(-1)).toBe("/recipe/leek-soup"));
  });

  it("restores the draft after a reload, and can start over", async () => {
    const first = await open();
    await first.user.type(first.name, "Pancakes");
    await first.user.type(screen.getByRole("textbox", { name: "New tag" }), "sweet");
    document.body.replaceChildren();
    const { name, user } = await open();
    expect(name).toHaveValue("Pancakes");
    expect(screen.getByText("sweet")).toBeVisible();
    await user.click(press("Start over"));
    expect(await screen.findByRole("textbox", { name: "Recipe name" })).toHaveValue("");
    expect(localStorage).toHaveLength(0);
  });

  it("asks before it is left, and forgets the draft when it is", async () => {
    const { visited, name, user } = await open();
    await user.type(name, "Pancakes");
    await user.click(screen.getByRole("link", { name: "Back to recipes" }));
    await screen.findByRole("alertdialog", { name: "Leave without saving?" });
    expect(visited.at(-1)).toBe(PATH);
    await user.click(press("Leave"));
    await waitFor(() => expect(visited.at(-1)).toBe("/recipes"));
    expect(localStorage).toHaveLength(0);
  });
});

describe("an ingredient line", () => {
  it("fills the fields while it is typed, and is shortened to the name when its field is left", async () => {
    const { user } = await open();
    const item = rowOf(1).getByRole("textbox", { name: "Ingredient" });
    await user.type(item, "2 cups flour");
    expect(fieldsOf(1)).toEqual(["2", "cup", "2 cups flour", ""]);
    await user.type(item, ", sifted");
    expect(fieldsOf(1)).toEqual(["2", "cup", "2 cups flour, sifted", "sifted"]);
    await user.tab();
    expect(fieldsOf(1)).toEqual(["2", "cup", "flour", "sifted"]);
  });

  it("takes back what it filled in when the text is no longer an amount of a food", async () => {
    const { user } = await open();
    const item = rowOf(1).getByRole("textbox", { name: "Ingredient" });
    await user.type(item, "2 eggs");
    await user.clear(item);
    await user.type(item, "salt");
    expect(fieldsOf(1)).toEqual(["", "", "salt", ""]);
  });

  it("may be typed into the quantity", async () => {
    const { user } = await open();
    await user.type(rowOf(1).getByRole("textbox", { name: "Quantity" }), "200 g rice");
    await user.tab();
    expect(fieldsOf(1)).toEqual(["200", "g", "rice", ""]);
  });

  it("stays a name where a quantity was typed already", async () => {
    const { user } = await open();
    await user.type(rowOf(1).getByRole("textbox", { name: "Quantity" }), "2");
    await user.type(rowOf(1).getByRole("textbox", { name: "Ingredient" }), "7 up, cold");
    await user.tab();
    expect(fieldsOf(1)).toEqual(["2", "", "7 up, cold", ""]);
  });

  it.each(["Quantity", "Ingredient"])(
    "makes rows of several lines that are pasted into %s",
    async (field) => {
      const { user } = await open();
      await user.click(rowOf(1).getByRole("textbox", { name: field }));
      await user.paste("2 cups flour, sifted\n1 leek\n\nFor the sauce:\n3 eggs");
      await waitFor(() => expect(fieldsOf(3)).toEqual(["3", "", "eggs", ""]));
      expect([fieldsOf(1), fieldsOf(2)]).toEqual([
        ["2", "cup", "flour", "sifted"],
        ["1", "", "leek", ""],
      ]);
      expect(screen.getByRole("region", { name: "For The Sauce" })).toBeVisible();
    },
  );
});
