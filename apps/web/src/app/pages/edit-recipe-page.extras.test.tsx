import { uploadPicture } from "@larder/domain/contract/pictures";
import { getRecipe, listRecipeSummaries, updateRecipe } from "@larder/domain/contract/recipes";
import { type Recipe, summarise } from "@larder/domain/recipe/recipe";
import { buildRecipe } from "@larder/domain/testing/build-recipe";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";
import EditRecipePage from "./edit-recipe-page";

async function openEditor(fields: Partial<Recipe>) {
  const recipe = buildRecipe(fields);
  const api = fakeApi();
  api.answer(getRecipe, { success: true, recipe });
  api.answer(updateRecipe, { success: true, recipe: { ...recipe, version: 8 } });
  renderPage(<EditRecipePage slug={recipe.slug} />, { path: `/recipe/${recipe.slug}/edit` });
  await screen.findByRole("button", { name: "Add note" });
  return { api, user: userEvent.setup() };
}

const press = (name: string) => screen.getByRole("button", { name });
const fieldNamed = (name: string) => screen.getByRole("textbox", { name });

it("notes, nutrition and a video are written, put in order and sent", async () => {
  const { api, user } = await openEditor({ notes: ["Freezes well.", "Salt it last."] });
  await user.click(press("Move note 2 up"));
  expect(press("Move note 1 down")).toHaveFocus();
  await user.click(press("Add note"));
  expect(fieldNamed("Note 3")).toHaveFocus();
  await user.type(fieldNamed("Note 3"), "Serve hot.");
  await user.click(press("Remove note 2"));
  await user.type(fieldNamed("Nutrition"), "Fat: 3 g");
  await user.type(fieldNamed("Address of a video"), "film");
  await user.click(press("Save"));
  expect(fieldNamed("Address of a video")).toHaveFocus();
  expect(fieldNamed("Address of a video")).toBeInvalid();
  await user.clear(fieldNamed("Address of a video"));
  await user.type(fieldNamed("Address of a video"), "https://example.com/film");
  await user.click(press("Save"));
  await screen.findByText("Recipe updated");
  expect(api.callsOf(updateRecipe)[0]?.body).toMatchObject({
    notes: ["Salt it last.", "Serve hot."],
    nutrition: "Fat: 3 g",
    video: "https://example.com/film",
  });
});

it("further pictures are put in order, and the first of them can become the picture of the list", async () => {
  const [image, side, above] = ["a", "b", "c"].map((id) => ({ url: `/media/${id}-480.webp` }));
  if (!image || !side || !above) throw new Error("No pictures.");
  const { api, user } = await openEditor({ image, moreImages: [side, above] });
  await user.click(press("Move picture 3 forward"));
  await user.click(press("Move picture 2 forward"));
  await user.click(press("Remove picture 3"));
  await user.click(press("Save"));
  await screen.findByText("Recipe updated");
  expect(api.callsOf(updateRecipe)[0]?.body).toMatchObject({ image: above, moreImages: [image] });
  expect(api.callsOf(uploadPicture)).toEqual([]);
});

it("other recipes are linked by choosing one that is found, or by name alone, and removed", async () => {
  const { api, user } = await openEditor({ linkedRecipes: [{ name: "Stock" }] });
  const dough = buildRecipe({ id: "dough", name: "Pie dough", slug: "pie-dough" });
  api.answer(listRecipeSummaries, { success: true, recipes: [summarise(dough)], total: 1, nextCursor: null });
  await user.type(fieldNamed("Name of another recipe"), "dough");
  await user.click(await screen.findByRole("button", { name: "Link to Pie dough" }));
  await user.type(fieldNamed("Name of another recipe"), "Icing{Enter}");
  await user.click(press("Remove Stock"));
  const section = within(screen.getByRole("region", { name: "Recipes it uses" }));
  await waitFor(() => expect(section.getAllByRole("listitem")).toHaveLength(2));
  await user.click(press("Save"));
  await screen.findByText("Recipe updated");
  expect(api.callsOf(updateRecipe)[0]?.body).toMatchObject({
    linkedRecipes: [{ name: "Pie dough", id: "dough" }, { name: "Icing" }],
  });
});
