import { getCookingNotes, setCookingNotes } from "@larder/domain/contract/cooking";
import { listConflicts } from "@larder/domain/contract/dietary-restrictions";
import { getBookmark } from "@larder/domain/contract/bookmarks";
import { getRecipe } from "@larder/domain/contract/recipes";
import { NO_COOKING_NOTES } from "@larder/domain/account/cooking-notes";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { loadMeasures } from "@/features/cooking/use-shown-amounts";
import { restrictionsOf, serveRestrictions } from "@/features/dietary/testing/server-restrictions";
import { handNotes } from "@/lib/navigation/generation-notes";
import { cookingStore } from "@/lib/timers/cooking-store";
import { buildRecipe } from "@larder/domain/testing/build-recipe";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";
import RecipePage from "./recipe-page";

it("RecipePage leads to the list when the recipe is deleted or hidden, and explains why", async () => {
  fakeApi().refuse(getRecipe, 404, "recipe-not-found");
  const visited = renderPage(<RecipePage slug="leek-soup" />, { path: "/recipe/leek-soup" });
  await waitFor(() => expect(visited.at(-1)).toBe("/recipes"));
  expect(screen.getByRole("status")).toHaveTextContent("This recipe is not here any more.");
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
});

function openRecipe(fields: Parameters<typeof buildRecipe>[0], cooking = NO_COOKING_NOTES) {
  const api = fakeApi();
  api.answer(getRecipe, { success: true, recipe: buildRecipe(fields) });
  api.answer(getBookmark, { success: true, isBookmarked: false });
  api.answer(getCookingNotes, { success: true, cooking });
  renderPage(<RecipePage slug="leek-soup" />, { path: "/recipe/leek-soup" });
  return api;
}

it("prints what the user leaves out and the recipe has", async () => {
  const api = fakeApi();
  serveRestrictions(api, restrictionsOf(["milk"]));
  const [line, where] = ["200 ml cream", { part: "ingredient" as const, index: 0 }];
  const cream = { code: "left-out" as const, food: "cream", request: "milk", where, quote: line };
  const recipe = buildRecipe({});
  api.answer(listConflicts, { success: true, conflicts: [{ recipeId: recipe.id, breaches: [cream] }] });
  api.answer(getRecipe, { success: true, recipe });
  api.answer(getBookmark, { success: true, isBookmarked: false });
  api.answer(getCookingNotes, { success: true, cooking: NO_COOKING_NOTES });
  renderPage(<RecipePage slug="leek-soup" />, { path: "/recipe/leek-soup" });
  await screen.findByText("Holds milk: 200 ml cream");
  await act(async () => void dispatchEvent(new Event("beforeprint")));
  const sheet = document.querySelector<HTMLElement>("[data-slot=print-sheet]");
  expect(sheet).toHaveTextContent("Holds milk: 200 ml cream");
});

describe("the servings", () => {
  beforeAll(async () => {
    await Promise.all([loadMeasures(), import("@/features/cooking/amounts-section")]);
  });

  const RICE = { ingredient_name: "rice", measure: 300, unit: "g", prep_style: "" };
  const steps = [{ main_step: "Boil", sub_steps: [{ description: "Boil it.", ingredients: [RICE] }] }];
  const click = (element: Element) => act(async () => void fireEvent.click(element));
  const cookKey = () => screen.getByRole("link", { name: /cooking/ });

  it("are chosen on the recipe's page, and are taken over by cooking mode", async () => {
    openRecipe({ ingredients: { main: [RICE] }, steps });
    await screen.findByRole("heading", { level: 1 });
    expect(cookKey()).toHaveTextContent("Start cooking");
    await click(screen.getByRole("tab", { name: "Ingredients" }));
    await click(await screen.findByRole("button", { name: "½: half" }));
    await waitFor(() => expect(screen.getAllByText("150")).toHaveLength(2));
    expect(cookKey()).toHaveTextContent("Start cooking for 2");
    await click(cookKey());
    expect(cookingStore.get().cookings).toMatchObject([{ slug: "leek-soup", servings: 2 }]);
  });

  it("are shown beside the amounts in sentences, on paper too", async () => {
    const description = "Boil 1 cup (240 ml) of rice for 20 minutes in a 2 litre pot, then add 2 eggs.";
    openRecipe({ steps: [{ main_step: "Boil", sub_steps: [{ description }] }] });
    const line = async () => (await screen.findByText(/^Boil 1 cup/)).closest("li");
    expect((await line())?.textContent).not.toContain("now");
    await click(screen.getByRole("tab", { name: "Ingredients" }));
    await click(await screen.findByRole("button", { name: "2: twice as much" }));
    await act(async () => void dispatchEvent(new Event("beforeprint")));
    const sheet = document.querySelector<HTMLElement>("[data-slot=print-sheet]");
    const shown =
      "Boil 1 cup (now 2) (240 ml, now 480) of rice for 20 minutes in a 2 litre pot, then add 2 eggs (now 4).";
    expect(sheet).toHaveTextContent(shown);
    await click(screen.getByRole("tab", { name: "Instructions" }));
    const panel = screen.getByRole("tabpanel");
    await waitFor(() => expect(panel).toHaveTextContent("Boil 1 cup (now 2) (240 ml, now 480) of rice"));
    expect(panel).toHaveTextContent("2 litre pot, then add 2 eggs (now 4).");
  });

  it("are those of the cooking while there is one", async () => {
    cookingStore.do({ type: "begin", slug: "leek-soup", name: "Leek soup", steps: 1, servings: 8 });
    openRecipe({ ingredients: { main: [RICE] }, steps });
    await screen.findByRole("heading", { level: 1 });
    expect(cookKey()).toHaveTextContent("Go on cooking");
    await click(screen.getByRole("tab", { name: "Ingredients" }));
    await waitFor(() => expect(screen.getAllByText("600")).toHaveLength(2));
    await click(await screen.findByRole("button", { name: "Fewer servings" }));
    expect(cookingStore.get().cookings).toMatchObject([{ servings: 7 }]);
  });
});

describe("the order of the ingredients", () => {
  it("is that of the steps where the cook wants it, on later pages too", async () => {
    const recipe = {
      ingredients: { dough: [row("flour"), row("butter")], filling: [row("leeks")] },
      steps: [
        {
          main_step: "Cook",
          sub_steps: [
            { description: "Fry the leeks.", uses: [use("filling", 0)] },
            { description: "Rub the butter into the flour.", uses: [use("dough", 1)] },
          ],
        },
      ],
    };
    const names = () => screen.getAllByText(/^(?:flour|butter|leeks)$/).map(({ textContent }) => textContent);
    openRecipe(recipe);
    await userEvent.click(await screen.findByRole("tab", { name: "Ingredients" }));
    expect(names()).toEqual(["flour", "butter", "leeks"]);
    fireEvent.click(screen.getByRole("button", { name: "In order of use", pressed: false }));
    expect(names()).toEqual(["leeks", "butter", "flour"]);
    cleanup();

    openRecipe(recipe);
    await userEvent.click(await screen.findByRole("tab", { name: "Ingredients" }));
    expect(names()).toEqual(["leeks", "butter", "flour"]);
    fireEvent.click(screen.getByRole("button", { name: "In order of use", pressed: true }));
    expect(names()).toEqual(["flour", "butter", "leeks"]);
  });
});

const row = (ingredient_name: string) => ({ ingredient_name, unit: "g", measure: 100, prep_style: "" });
const use = (group: string, i: number) => ({
  group,
  i,
  part: "all" as const,
  start: null,
  end: null,
  amount: null,
  origin: "found" as const,
});

describe("a cook's personal notes", () => {
  it("are shown on the recipe's page", async () => {
    const cookedOn = ["2026-03-05T18:00:00.000Z", "2026-01-02T18:00:00.000Z"];
    openRecipe({}, { rating: 4, note: "Less salt.", cookedOn });
    const own = await screen.findByRole("region", { name: "Your notes" });
    expect(own).toHaveTextContent("4 stars");
    expect(own).toHaveTextContent("Less salt.");
    expect(own).toHaveTextContent(/Cooked 2 times, last on 5 Mar/);
  });

  it("are not shown before there are any", async () => {
    openRecipe({});
    await screen.findByRole("heading", { level: 1 });
    await act(async () => void (await import("@/features/cooking/personal-notes")));
    expect(screen.queryByRole("region", { name: "Your notes" })).toBeNull();
  });

  it("are added from a button below the recipe, and edited where they are shown", async () => {
    const api = openRecipe({});
    const cooking = { rating: 5, note: "", cookedOn: [] };
    api.answer(setCookingNotes, { success: true, cooking });
    fireEvent.click(await screen.findByRole("button", { name: "Rate or note" }));
    fireEvent.click(await screen.findByRole("radio", { name: "5 stars" }));
    await screen.findByText("Saved for next time");
    expect(api.callsOf(setCookingNotes).map(({ body }) => body)).toEqual([
      { userId: "ana", rating: 5, note: "" },
    ]);
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("button", { name: "Rate or note" })).toBeNull();

    fireEvent.click(screen.getByRole("button", { name: "Edit your notes" }));
    const note = await screen.findByRole("textbox", { name: "Note for next time" });
    api.answer(setCookingNotes, { success: true, cooking: { ...cooking, note: "Less salt." } });
    fireEvent.change(note, { target: { value: "Less salt." } });
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    const own = screen.getByRole("region", { name: "Your notes" });
    await waitFor(() => expect(own).toHaveTextContent("Less salt."));
  });
});

describe("the way a recipe was made", () => {
  it.each([
    ["put together", { tags: ["composed"] }, "Put together offline, without AI"],
    ["written by a model", { tags: ["ai-generated"], source: "ai:llama3.2" }, "Written by AI (llama3.2)"],
    [
      "read by a model",
      {
        tags: ["ai-generated"],
        importedUrl: { url: "https://soup.example/1", source: "The Pot", author: "", medium: "web" },
      },
      "Read by AI from The Pot",
    ],
  ] as const)("is said under the title and in the details: %s", async (_, fields, message) => {
    openRecipe({ ...fields, tags: [...fields.tags] });
    await screen.findByRole("heading", { level: 1, name: "Leek soup" });
    expect(screen.getByText(message)).toBeVisible();
    fireEvent.click(screen.getByRole("tab", { name: "Details" }));
    expect(screen.getAllByText(message)).toHaveLength(2);
    expect(screen.getByText("How it was made")).toBeVisible();
  });

  it("is not shown on a cook's own recipe", async () => {
    openRecipe({ tags: ["soup"] });
    fireEvent.click(await screen.findByRole("tab", { name: "Details" }));
    expect(screen.queryByText("How it was made")).toBeNull();
  });
});

describe("the generation notes", () => {
  const notes = [
    { code: "unknown" as const, words: ["zorblax"] },
    { code: "not-in-source" as const, words: ["1 truffle", "300 g duck"] },
  ];
  const arriveFrom = (slug: string) =>
    history.replaceState(handNotes({ name: "Leek soup", slug }, notes), "");
  afterEach(() => history.replaceState(null, ""));

  it("are shown on the recipe's page, line by line, until they are dismissed", async () => {
    arriveFrom("leek-soup");
    openRecipe({});
    const card = await screen.findByRole("region", { name: "Good to know" });
    expect(card).toHaveTextContent("“zorblax” is not known here, so it is not in the recipe.");
    expect(screen.getByText("1 truffle")).toBeVisible();
    expect(screen.getByText("300 g duck")).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(card).not.toBeInTheDocument();
    expect(screen.getByRole("main")).toHaveFocus();
    expect(history.state).toBeNull();
  });

  it("are not shown on another recipe's page", async () => {
    arriveFrom("leek-soup-2");
    openRecipe({});
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByRole("region", { name: "Good to know" })).toBeNull();
  });

  it("are ignored when the history holds something else", async () => {
    history.replaceState({ made: { notes: "all of them" } }, "");
    openRecipe({});
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByRole("region", { name: "Good to know" })).toBeNull();
  });
});
