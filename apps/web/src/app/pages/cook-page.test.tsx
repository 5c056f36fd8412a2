import { addCooked, getCookingNotes, setCookingNotes } from "@larder/domain/contract/cooking";
import { getRecipe } from "@larder/domain/contract/recipes";
import { NO_COOKING_NOTES } from "@larder/domain/account/cooking-notes";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import CookPage from "@/app/pages/cook-page";
import { loadTimedText } from "@/features/timers/timed-text";
import { loadMeasures } from "@/features/cooking/use-shown-amounts";
import { loadStepTimer } from "@/features/cooking/step-parts";
import { loadScreens } from "@/features/cooking/screens-around";
import { cookingStore } from "@/lib/timers/cooking-store";
import { buildRecipe } from "@larder/domain/testing/build-recipe";
import { fakeApi } from "@/testing/fake-api";
import { fakeSound } from "@/testing/fake-sound";
import { renderPage } from "@/testing/render-page";

const RECIPE = buildRecipe({
  name: "Leek risotto",
  slug: "leek-risotto",
  steps: [
    {
      main_step: "Toast the rice",
      sub_steps: [{ description: "Stir the rice.", tip: "Keep it moving.", why: "It burns." }],
    },
    {
      main_step: "Feed it the stock",
      why: "Cold stock shocks the rice.",
      tip: "Keep it hot.",
      analogy: "topping up a bath",
      sub_steps: [
        {
          description: "Add a ladle.",
          ingredients: [{ ingredient_name: "hot stock", measure: 300, unit: "ml", prep_style: "" }],
        },
        { description: "Stir for 18-20 minutes.", analogy: "rocking a cradle" },
      ],
    },
    { main_step: "", sub_steps: [{ description: "Rest." }] },
  ],
});

const WITH_RICE: Recipe = {
  ...RECIPE,
  ingredients: { main: [{ ingredient_name: "rice", measure: 300, unit: "g", prep_style: "rinsed" }] },
  tools: [{ tool_name: "wide pan", purpose: "for the rice" }],
};

async function openCooking(recipe: Recipe = RECIPE) {
  const api = fakeApi();
  api.answer(getRecipe, { success: true, recipe });
  const cooking = { ...NO_COOKING_NOTES, note: "Less salt." };
  api.answer(getCookingNotes, { success: true, cooking });
  api.answer(addCooked, { success: true, cooking });
  renderPage(<CookPage slug={recipe.slug} />);
  await screen.findByRole("heading", { level: 1 });
  return api;
}

/** Loads the lazy parts, which in the app arrive shortly after the page. */
beforeAll(async () => {
  await Promise.all([
    loadTimedText(),
    loadStepTimer(),
    loadScreens(),
    import("@/features/cooking/finished"),
    import("@/features/cooking/amounts-section"),
    loadMeasures(),
  ]);
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const heading = () => screen.getByRole("heading", { level: 1 });

describe("cooking mode", () => {
  it("shows the current step, and goes on, back, and to the end", async () => {
    await openCooking();
    expect(document.title).toContain("Leek risotto");
    expect(screen.getByText("Step 1 of 3")).toBeInTheDocument();
    expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "1");
    expect(heading()).toHaveTextContent("Toast the rice");
    expect(screen.queryByRole("button", { name: /Previous/ })).toBeNull();

    press("Next Step");
    expect(screen.getByText("Step 2 of 3")).toBeInTheDocument();
    expect(heading()).toHaveFocus();
    press("Previous: Toast the rice");
    expect(heading()).toHaveTextContent("Toast the rice");

    press("Next Step");
    press("Next Step");
    expect(heading()).toHaveTextContent("Step 3");
    press("Finish Cooking");
    const end = await screen.findByRole("heading", { name: "Congratulations!" });
    await waitFor(() => expect(end).toHaveFocus());
    expect(screen.getByText("You've successfully cooked Leek risotto")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Back to Recipe" })).toHaveAttribute(
      "href",
      "/recipe/leek-risotto",
    );
  });

  it("goes on at the last step, also after a reload", async () => {
    await openCooking();
    press("Next Step");
    fireEvent.click(screen.getByRole("checkbox", { name: /Step 2\.1/ }));
    cleanup();
    await openCooking();
    expect(screen.getByText("Step 2 of 3")).toBeVisible();
    expect(screen.getByRole("checkbox", { name: /Step 2\.1/ })).toBeChecked();
  });

  it("begins anew after it was finished", async () => {
    await openCooking();
    for (const key of ["Next Step", "Next Step", "Finish Cooking"]) press(key);
    cleanup();
    await openCooking();
    expect(screen.getByText("Step 1 of 3")).toBeVisible();
  });

  it("stays within the steps of a recipe that was shortened in the meantime", async () => {
    await openCooking();
    press("Next Step");
    press("Next Step");
    cleanup();
    await openCooking({ ...RECIPE, steps: RECIPE.steps.slice(0, 2) });
    expect(screen.getByText("Step 2 of 2")).toBeVisible();
  });

  it("hides the tips until they are asked for, and again on another step", async () => {
    await openCooking();
    expect(screen.queryByRole("button", { name: "Show tips" })).toBeNull();
    press("Next Step");
    expect(screen.getByText("Keep it hot.")).not.toBeVisible();
    press("Show tips");
    for (const line of ["Cold stock shocks the rice.", "Keep it hot."]) {
      expect(screen.getByText(line)).toBeVisible();
    }
    expect(screen.getByText("Think of it like topping up a bath")).toBeVisible();
    press("Hide tips");
    expect(screen.getByText("Keep it hot.")).not.toBeVisible();
    press("Show tips");
    press("Next Step");
    press(/^Previous/);
    expect(screen.getByText("Keep it hot.")).not.toBeVisible();
  });

  it("marks sub-steps done, and remembers it on the way back", async () => {
    await openCooking();
    press("Next Step");
    const card = screen.getByRole("checkbox", { name: /Step 2\.1 Add a ladle/ });
    fireEvent.click(card);
    expect(card).toBeChecked();
    expect(screen.getByText("Add a ladle.")).toHaveClass("line-through");
    press(/^Previous/);
    press("Next Step");
    const again = screen.getByRole("checkbox", { name: /Step 2\.1/ });
    expect(again).toBeChecked();
    fireEvent.click(again);
    expect(again).not.toBeChecked();
  });

  it("shows with a sub-step its reason, tip, likeness and ingredients", async () => {
    await openCooking();
    const first = screen.getByRole("listitem");
    expect(first).toHaveTextContent("Why: It burns.");
    expect(first).toHaveTextContent("Tip: Keep it moving.");
    press("Next Step");
    const [ladle] = screen.getAllByRole("listitem").filter((item) => item.textContent.includes("Step 2.1"));
    expect(ladle).toHaveTextContent("300 ml hot stock");
    expect(screen.getByText("Think of it like rocking a cradle")).toBeVisible();
  });

  it("shows all ingredients, those of the step first", async () => {
    await openCooking(WITH_RICE);
    press("All ingredients");
    const sheet = await screen.findByRole("dialog", { name: "Ingredients" });
    expect(within(sheet).getByText("rice")).toBeVisible();
    expect(within(sheet).getByText("4 servings · As written")).toBeVisible();
    expect(await within(sheet).findByLabelText("Amounts")).not.toBeVisible();
    fireEvent.click(within(sheet).getByRole("button", { name: "Close" }));

    for (const key of ["All set, start Step 1", "Next Step"]) press(key);
    press("All ingredients");
    const later = await screen.findByRole("dialog", { name: "Ingredients" });
    expect(await within(later).findByRole("heading", { name: "For this step" })).toBeVisible();
  });

  it("strikes what the cook strikes off the list in the steps, too", async () => {
    await openCooking({
      ...WITH_RICE,
      steps: [{ main_step: "Toast", sub_steps: [{ description: "Toast the rice.", uses: [RICE_USE] }] }],
    });
    press("All set, start Step 1");
    const riceName = () => screen.getByText("rice", { selector: "li *" });
    expect(riceName()).not.toHaveClass("line-through");
    press("All ingredients");
    const sheet = await screen.findByRole("dialog", { name: "Ingredients" });
    fireEvent.click(within(sheet).getByRole("button", { name: /rice/, pressed: false }));
    expect(within(sheet).getByRole("button", { name: /rice/, pressed: true })).toBeVisible();
    fireEvent.click(within(sheet).getByRole("button", { name: "Close" }));
    expect(riceName()).toHaveClass("line-through");
  });

  it("reports that there is nothing to cook without steps", async () => {
    await openCooking({ ...RECIPE, language: "es", steps: [] });
    expect(screen.getByText("No detailed steps available")).toBeVisible();
    expect(screen.getByText(RECIPE.name)).toHaveAttribute("lang", "es");
    for (const link of screen.getAllByRole("link", { name: "Back to Recipe" })) {
      expect(link).toHaveAttribute("href", "/recipe/leek-risotto");
    }
  });

  it("leads to the list when there is no such recipe, and forgets its cooking", async () => {
    const api = fakeApi();
    api.refuse(getRecipe, 404, "recipe-not-found");
    cookingStore.do({ type: "begin", slug: "gone", name: "Gone", steps: 2, servings: null });
    const visited = renderPage(<CookPage slug="gone" />, { path: "/recipe/gone/cook" });
    await vi.waitFor(() => expect(visited.at(-1)).toBe("/recipes"));
    expect(cookingStore.get().cookings).toEqual([]);
  });

  it("reports what failed, and tries again", async () => {
    const api = fakeApi();
    api.refuse(getRecipe, 503, "store-unavailable");
    renderPage(<CookPage slug="leek-risotto" />);
    expect(await screen.findByText(/The recipes cannot be reached right now/)).toBeVisible();
    api.answer(getRecipe, { success: true, recipe: RECIPE });
    press("Try again");
    expect(await screen.findByText("Step 1 of 3")).toBeVisible();
  });
});

describe("the preparation screen", () => {
  it("comes first, can be ticked, and is restored on the way back", async () => {
    await openCooking(WITH_RICE);
    expect(screen.getByText("Before you start")).toBeVisible();
    expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
    expect(heading()).toHaveTextContent("Set out your ingredients");
    fireEvent.click(screen.getByRole("checkbox", { name: /rice rinsed 300 ?g/ }));
    fireEvent.click(screen.getByRole("checkbox", { name: /wide pan for the rice/ }));
    press("All set, start Step 1");
    expect(screen.getByText("Step 1 of 3")).toBeVisible();
    expect(heading()).toHaveFocus();
    press("Previous: Set out your ingredients");
    expect(heading()).toHaveFocus();
    for (const box of screen.getAllByRole("checkbox")) expect(box).toBeChecked();
  });

  it("is skipped when there is nothing to prepare", async () => {
    await openCooking();
    expect(screen.getByText("Step 1 of 3")).toBeVisible();
  });
});

const RICE_USE = {
  group: "main",
  i: 0,
  part: "all" as const,
  start: 6,
  end: 14,
  amount: null,
  origin: "found" as const,
};

describe("the servings of a cooking", () => {
  const amountOf = (name: RegExp) => screen.getByRole("checkbox", { name });

  it("change all amounts, and are remembered for this cooking", async () => {
    await openCooking(WITH_RICE);
    press("All ingredients");
    const sheet = await screen.findByRole("dialog");
    const more = within(sheet).getByRole("button", { name: "More servings" });
    fireEvent.click(more);
    fireEvent.click(more);
    expect(within(sheet).getByRole("status")).toHaveTextContent("6 servings written for 4");
    expect(within(sheet).getByRole("button", { name: "1½ times as much" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    fireEvent.click(within(sheet).getByRole("button", { name: "Close" }));
    expect(amountOf(/450 ?g/)).toBeVisible();
    press("All set, start Step 1");
    expect(screen.queryByText(/now/)).toBeNull();
    press("Next Step");
    expect(screen.getByText("450 ml")).toBeVisible();
    cleanup();
    await openCooking(WITH_RICE);
    expect(screen.getByText("450 ml")).toBeVisible();
  });
});

describe("the amounts in sentences", () => {
  it("stay as written, with those for the chosen servings and units beside them", async () => {
    const description = "Stir in 2 cups of flour, wait 5 minutes and add 1 egg.";
    const steps = [{ main_step: "Mix", sub_steps: [{ description }] }];
    cookingStore.do({ type: "begin", slug: "leek-risotto", name: "Leek risotto", steps: 1, servings: 8 });
    await openCooking({ ...WITH_RICE, steps });
    press("All set, start Step 1");
    const card = () => screen.getByRole("listitem");
    expect(card()).toHaveTextContent("Stir in 2 cups (now 4) of flour");
    expect(card()).toHaveTextContent("add 1 egg (now 2).");
    await act(async () => cookingStore.do({ type: "use-units", slug: "leek-risotto", units: "metric" }));
    expect(card()).toHaveTextContent("Stir in 2 cups (now ≈ 475 g) of flour");
    await act(async () => cookingStore.do({ type: "serve", slug: "leek-risotto", servings: null }));
    expect(card()).toHaveTextContent("Stir in 2 cups (240 g) of flour");
    expect(card()).toHaveTextContent("add 1 egg.");
  });
});

describe("units", () => {
  it("change amounts and degrees at once, and only for this cooking", async () => {
    await openCooking({
      ...WITH_RICE,
      steps: [{ main_step: "Bake", sub_steps: [{ description: "Bake at 180 °C for 20 minutes." }] }],
    });
    press("All ingredients");
    const sheet = await screen.findByRole("dialog");
    fireEvent.click(within(sheet).getByRole("button", { name: "US" }));
    expect(within(sheet).getByRole("button", { name: "US" })).toHaveAttribute("aria-pressed", "true");
    expect(within(sheet).queryByText("300")).toBeNull();
    expect(within(sheet).getByText(/cup|oz/)).toBeVisible();
    fireEvent.click(within(sheet).getByRole("button", { name: "As written" }));
    expect(within(sheet).getByText("300")).toBeVisible();
    fireEvent.click(within(sheet).getByRole("button", { name: "Close" }));
    press("All set, start Step 1");
    expect(screen.getByText(/\(350 °F\)/)).toBeVisible();
  });
});

describe("the end of a cooking", () => {
  async function finish() {
    const api = await openCooking();
    for (const key of ["Next Step", "Next Step", "Finish Cooking"]) press(key);
    await screen.findByRole("heading", { name: "Congratulations!" });
    return api;
  }

  it("is recorded once, and a rating and a note are stored", async () => {
    const api = await finish();
    const note = await screen.findByRole("textbox", { name: "Note for next time" });
    expect(note).toHaveValue("Less salt.");
    expect(api.callsOf(addCooked)).toHaveLength(1);
    expect(api.callsOf(addCooked)[0]?.headers.get("idempotency-key")).toMatch(/^[\w-]{36}$/);
    api.refuse(setCookingNotes, 503, "store-unavailable");
    fireEvent.click(screen.getByRole("radio", { name: "4 stars" }));
    fireEvent.change(note, { target: { value: "More lemon." } });
    fireEvent.blur(note);
    expect(await screen.findByText(/could not be saved/)).toBeVisible();
    expect(note).toHaveValue("More lemon.");
    const cooking = { rating: 4, note: "More lemon.", cookedOn: [] };
    api.answer(setCookingNotes, { success: true, cooking });
    press("Try again");
    expect(await screen.findByText("Saved for next time")).toBeVisible();
    expect(api.callsOf(setCookingNotes).at(-1)?.body).toEqual({
      userId: "ana",
      rating: 4,
      note: "More lemon.",
    });
  });

  it("asks nothing of a visitor", async () => {
    const api = fakeApi();
    api.answer(getRecipe, { success: true, recipe: { ...RECIPE, steps: RECIPE.steps.slice(0, 1) } });
    renderPage(<CookPage slug={RECIPE.slug} />, { session: { user: null } });
    await screen.findByRole("heading", { level: 1 });
    press("Finish Cooking");
    await screen.findByRole("heading", { name: "Congratulations!" });
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(api.calls).toHaveLength(1);
  });
});

describe("the timer of a step", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function openSecondStep() {
    const api = fakeApi();
    api.answer(getRecipe, { success: true, recipe: RECIPE });
    renderPage(<CookPage slug="leek-risotto" />);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByRole("timer")).toBeNull();
    press("Next Step");
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const timer = () => screen.getByRole("timer");

  it("counts down, pauses, goes on and is reset", async () => {
    await openSecondStep();
    expect(screen.getByText("Stir, 18–20 min")).toBeVisible();
    expect(timer()).toHaveTextContent("18:00");
    press("Start");
    await pass(1_000);
    expect(timer()).toHaveTextContent("17:59");
    await pass(60_000);
    expect(timer()).toHaveTextContent("16:59");
    press("Pause");
    await pass(30_000);
    expect(timer()).toHaveTextContent("16:59");
    press("Start");
    await pass(2_000);
    expect(timer()).toHaveTextContent("16:57");
    press("Reset");
    expect(timer()).toHaveTextContent("18:00");
    expect(screen.getByRole("button", { name: "Start" })).toBeVisible();
  });

  it("announces that the time is up, rings, and can be set again", async () => {
    const sounds = fakeSound();
    await openSecondStep();
    press("Start");
    await pass(18 * 60_000 - 1);
    expect(sounds()).toBe(0);
    await pass(1);
    expect(sounds()).toBe(1);
    expect(timer()).toHaveTextContent("0:00");
    expect(within(screen.getByRole("region", { name: "Timer" })).getByRole("status")).toHaveTextContent(
      "Time is up",
    );
    press("Reset");
    expect(sounds()).toBe(0);
    expect(screen.queryByText("Time is up")).toBeNull();
    expect(timer()).toHaveTextContent("18:00");
  });

  it("is right when a tab that slept comes back", async () => {
    await openSecondStep();
    press("Start");
    vi.setSystemTime(Date.now() + 600_000);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(timer()).toHaveTextContent("8:00");
  });

  it("goes on after a reload", async () => {
    await openSecondStep();
    press("Start");
    await pass(60_000);
    cleanup();
    vi.setSystemTime(Date.now() + 60_000);
    renderPage(<CookPage slug="leek-risotto" />);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(timer()).toHaveTextContent("16:00");
  });

  it("is whole again after another step, while the started one continues in the timer tray", async () => {
    await openSecondStep();
    press("Start");
    await pass(5_000);
    press("Next Step");
    expect(screen.queryByRole("timer")).toBeNull();
    expect(cookingStore.get().timers).toMatchObject([
      { name: "Stir, 18–20 min", recipe: { slug: "leek-risotto" }, endsAt: Date.now() + 18 * 60_000 - 5_000 },
    ]);
    press(/^Previous/);
    await pass(5_000);
    expect(timer()).toHaveTextContent("18:00");
  });
});

describe("a step that is too long for a screen", () => {
  const sentence = (word: string) => `${word} ${"it ".repeat(60)}well.`;
  const [first, second, third] = ["Chop", "Fry", "Salt"].map(sentence);
  const LONG = buildRecipe({
    name: "Lasagna",
    slug: "lasagna",
    steps: [
      {
        main_step: "Sauce",
        sub_steps: [{ description: `For the ragù: ${first} ${second} ${third} Simmer for 40 minutes.` }],
      },
      { main_step: "", sub_steps: [{ description: "For the béchamel: Melt the butter." }] },
    ],
  });
  const cards = () =>
    screen.getAllByRole("listitem").filter((item) => item.dataset["slot"] === "sub-step-card");

  it("has parts, which are turned like steps, and one box for each sub-step", async () => {
    await openCooking(LONG);
    expect(screen.getByText("Step 1 of 2, part 1 of 2")).toBeInTheDocument();
    expect(heading()).toHaveTextContent("Sauce");
    expect(screen.getByRole("heading", { level: 2, name: "For the ragù" })).toBeVisible();
    expect(cards().map((card) => card.textContent?.includes("Chop"))).toEqual([true, false]);
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByRole("timer")).toBeNull();

    press("Next Step");
    expect(screen.getByText("Step 1 of 2, part 2 of 2")).toBeInTheDocument();
    expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "1");
    expect(heading()).toHaveFocus();
    expect(screen.getByRole("timer")).toHaveTextContent("40:00");
    fireEvent.click(screen.getByRole("checkbox", { name: /^Step 1\.1 Salt/ }));
    expect(cookingStore.get().cookings[0]?.done).toEqual(["0.0"]);

    press("Next Step");
    expect(screen.getByText("Step 2 of 2")).toBeInTheDocument();
    expect(heading()).toHaveTextContent("For the béchamel");
    expect(screen.getByText("Melt the butter.")).toBeVisible();
    press("Previous: Sauce");
    expect(screen.getByText("Step 1 of 2, part 2 of 2")).toBeInTheDocument();
  });

  it("keeps the timer of the step on all its parts once it was started", async () => {
    await openCooking(LONG);
    press("Next Step");
    press("Start");
    await screen.findByRole("button", { name: "Pause" });
    press("Previous: Sauce");
    expect(screen.getByRole("timer")).toHaveTextContent("40:00");
    expect(cookingStore.get().timers).toEqual([]);
  });
});
