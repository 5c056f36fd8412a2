import { generateRecipe, nearestRecipes, readGenerationRequest } from "@larder/domain/contract/generate";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { buildRecipe, buildSummary } from "@larder/domain/testing/build-recipe";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { GenerateForm } from "@/features/generate/generate-form";
import { EGG, EMPTY, KIWI, NUTS, PANCAKES } from "@/features/generate/testing/understood-requests";
import { fakeApi } from "@/testing/fake-api";
import { buildConfig, renderPage } from "@/testing/render-page";

const success = true as const;
/** Reads queries as the server would, by a table; the user always leaves nuts out. */
function openForm(requests: Readonly<Record<string, RecipeRequest>>) {
  const api = fakeApi();
  api.answerBy(readGenerationRequest, ({ body }) => {
    const { query } = body as { query: string };
    const request = requests[query] ?? { ...EMPTY, unknown: [query] };
    return {
      success,
      request: { ...request, excluded: [...request.excluded, NUTS] },
      restrictions: { excluded: [NUTS], diets: [] },
    };
  });
  api.answer(nearestRecipes, { success, same: null, recipes: [] });
  api.answer(generateRecipe, {
    success,
    recipe: buildRecipe({ slug: "pancakes" }),
    origin: "composer",
    notes: [],
  });
  const visited = renderPage(
    <GenerateForm onStored={() => {}} cardOf={({ id, name }) => <li key={id}>{name}</li>} />,
    { session: { config: buildConfig({ generation: "composer" }) } },
  );
  const sent = () => api.callsOf(generateRecipe).map(({ body }) => body as { request?: RecipeRequest });
  return { api, visited, sent };
}

const type = (query: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: "What do you want to cook?" }), {
    target: { value: query },
  });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const understood = () => screen.findByRole("list", { name: "Understood" });
const chipsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const field = () =>
  screen.findByRole("textbox", { name: /^(What should be left out\?|We do not know what “zorblax” is)/ });

describe("what is understood of a query", () => {
  it("is shown while it is typed, and what the profile adds apart from it", async () => {
    openForm({ pancakes: PANCAKES });
    type("pancakes");
    expect(chipsOf(await understood())).toEqual([
      "Pancakes",
      "without eggs",
      "for 4",
      "air fryer",
      "quick",
      "not understood: zorblax",
    ]);
    const restricted = screen.getByRole("list", {
      name: "From your profile; what you remove counts for this once",
    });
    expect(chipsOf(restricted)).toEqual(["without nuts"]);
  });

  it("is not sent when nothing was corrected: one press makes the recipe", async () => {
    const { sent, visited } = openForm({ pancakes: PANCAKES });
    type("pancakes");
    await understood();
    press("Generate");
    await waitFor(() => expect(visited.at(-1)).toBe("/recipe/pancakes"));
    expect(sent()).toEqual([{ userId: "ana", query: "pancakes" }]);
  });

  it("is sent as it was corrected, without an offer of what was found for the query alone", async () => {
    const { api, sent } = openForm({ pancakes: PANCAKES });
    api.answer(nearestRecipes, { success, same: buildSummary(), recipes: [] });
    type("pancakes");
    await understood();
    press("Remove for 4");
    press("Remove without eggs");
    press("Remove without nuts");
    press("Generate");
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.request).toEqual({ ...PANCAKES, servings: null, excluded: [] });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("loses a removed part also when the query is typed on, and gets it back by undoing", async () => {
    openForm({ pancakes: PANCAKES, "pancakes and": { ...PANCAKES, minutes: 20 } });
    type("pancakes");
    await understood();
    press("Remove for 4");
    type("pancakes and");
    await screen.findByText("in 20 minutes");
    expect(screen.queryByText("for 4")).toBeNull();
    press("Undo the corrections");
    expect(screen.getByText("for 4")).toBeVisible();
  });

  it("gives the focus to the next chip when one is removed", async () => {
    openForm({ pancakes: PANCAKES });
    type("pancakes");
    await understood();
    const button = screen.getByRole("button", { name: "Remove without eggs" });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(screen.getByRole("button", { name: "Remove for 4" })).toHaveFocus());
  });

  it("takes what is to be left out besides", async () => {
    const { sent } = openForm({ pancakes: PANCAKES, "without kiwi": { ...EMPTY, excluded: [KIWI] } });
    type("pancakes");
    await understood();
    press("Leave something out");
    fireEvent.change(await field(), { target: { value: "kiwi" } });
    fireEvent.keyDown(await field(), { key: "Enter" });
    expect(await screen.findByText("without kiwi")).toBeVisible();
    expect(await field()).toHaveValue("");
    press("Generate");
    await waitFor(() => expect(sent()[0]?.request?.excluded).toEqual([EGG, NUTS, KIWI]));
  });

  it("leaves a text in the field that names nothing known, and looks for it when that is wanted", async () => {
    openForm({ pancakes: PANCAKES });
    type("pancakes");
    await understood();
    press("Leave something out");
    fireEvent.change(await field(), { target: { value: "blorf" } });
    press("Leave out");
    expect(await screen.findByText(/We do not know what “blorf” is/)).toBeVisible();
    expect(await field()).toHaveValue("blorf");
    press("Look for “blorf” as it is written");
    expect(screen.getByText("without blorf")).toBeVisible();
  });

  it("shows nothing when it cannot be read, and the recipe is made nevertheless", async () => {
    const { api, visited } = openForm({});
    api.refuse(readGenerationRequest, 503, "store-unavailable");
    type("pancakes");
    await waitFor(() => expect(api.callsOf(readGenerationRequest)).toHaveLength(1));
    press("Generate");
    await waitFor(() => expect(visited.at(-1)).toBe("/recipe/pancakes"));
  });
});

describe("an exclusion that names nothing known", () => {
  const UNCLEAR: RecipeRequest = { ...PANCAKES, unresolved: ["zorblax"], unknown: [] };

  it("holds up generating: the field for it gets the focus, and the sentence says which word", async () => {
    const { sent } = openForm({ "pancakes without zorblax": UNCLEAR });
    type("pancakes without zorblax");
    expect(chipsOf(await understood())[0]).toBe("without zorblax?");
    press("Generate");
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(await field()).toHaveAccessibleName(/We do not know what “zorblax” is/);
    expect(sent()).toEqual([]);
    expect(screen.getByRole("button", { name: "Generate" })).toBeVisible();
  });

  it.each(["kiwi", "as it is written"])("is settled by %s", async (how) => {
    const { sent } = openForm({
      "pancakes without zorblax": UNCLEAR,
      "without kiwi": { ...EMPTY, excluded: [KIWI] },
    });
    type("pancakes without zorblax");
    await understood();
    if (how === "kiwi") {
      fireEvent.change(await field(), { target: { value: how } });
      press("Leave out");
    } else press("Look for “zorblax” as it is written");
    const text = how === "kiwi" ? how : "zorblax";
    await screen.findByText(`without ${text}`);
    press("Generate");
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.request?.unresolved).toEqual([]);
    expect(sent()[0]?.request?.excluded.map((each) => each.words)).toEqual(["eggs", "nuts", text]);
  });

  it("is passed over when its chip is removed", async () => {
    const { sent } = openForm({ "pancakes without zorblax": UNCLEAR });
    type("pancakes without zorblax");
    await understood();
    press("Remove without zorblax?");
    press("Generate");
    await waitFor(() => expect(sent()[0]?.request?.unresolved).toEqual([]));
  });
});
