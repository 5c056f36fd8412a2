import { addCooked, getCookingNotes } from "@larder/domain/contract/cooking";
import { getRecipe } from "@larder/domain/contract/recipes";
import { NO_COOKING_NOTES } from "@larder/domain/account/cooking-notes";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import CookPage from "@/app/pages/cook-page";
import { changeCookingSettings } from "@/features/cooking/cooking-settings";
import { cookingStore } from "@/lib/timers/cooking-store";
import { loadTimedText } from "@/features/timers/timed-text";
import { loadStepTimer } from "@/features/cooking/step-parts";
import { loadMeasures } from "@/features/cooking/use-shown-amounts";
import { loadScreens } from "@/features/cooking/screens-around";
import { buildRecipe } from "@larder/domain/testing/build-recipe";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";

const RECIPE = buildRecipe({
  name: "Leek soup",
  slug: "leek-soup",
  ingredients: { main: [{ ingredient_name: "leeks", measure: 3, unit: "", prep_style: "" }] },
  steps: [
    {
      main_step: "Sweat the leeks",
      sub_steps: [{ description: "Melt butter." }, { description: "Sweat for 8 minutes." }],
    },
    { main_step: "Simmer", sub_steps: [{ description: "Add stock." }] },
  ],
});

async function openCooking() {
  const api = fakeApi();
  api.answer(getRecipe, { success: true, recipe: RECIPE });
  api.answer(getCookingNotes, { success: true, cooking: NO_COOKING_NOTES });
  api.answer(addCooked, { success: true, cooking: NO_COOKING_NOTES });
  const visited = renderPage(<CookPage slug="leek-soup" />, { path: "/recipe/leek-soup/cook" });
  await screen.findByRole("heading", { level: 1 });
  return visited;
}

/** Loads the lazy parts, which in the app arrive shortly after the page. */
beforeAll(async () => {
  await Promise.all([
    loadTimedText(),
    loadStepTimer(),
    loadScreens(),
    loadMeasures(),
    import("@/features/cooking/finished"),
  ]);
});

const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
const heading = () => screen.getByRole("heading", { level: 1 });

/** Finds one of the tools, which are behind a button. */
async function findTool(name: string) {
  const opener = await screen.findByRole("button", { name: "More tools" });
  if (opener.getAttribute("aria-expanded") === "false") fireEvent.click(opener);
  return screen.findByRole("button", { name });
}

afterEach(() => {
  changeCookingSettings({ textSize: undefined, highContrast: false, autoRead: false, voice: false });
});

describe("the keyboard", () => {
  it("can cook a whole recipe", async () => {
    await openCooking();
    key(" ");
    expect(screen.getByRole("checkbox", { name: /leeks/ })).toBeChecked();
    key("ArrowRight");
    expect(heading()).toHaveTextContent("Sweat the leeks");
    key(" ");
    key(" ");
    for (const box of screen.getAllByRole("checkbox")) expect(box).toBeChecked();
    key("t");
    expect(await screen.findByRole("button", { name: "Pause" })).toBeVisible();
    key("t");
    expect(screen.getByRole("button", { name: "Start" })).toBeVisible();
    key("PageDown");
    expect(heading()).toHaveTextContent("Simmer");
    key("PageUp");
    expect(heading()).toHaveTextContent("Sweat the leeks");
    key("ArrowRight");
    key("ArrowRight");
    await waitFor(() => expect(heading()).toHaveTextContent("Congratulations!"));
  });

  it("gives the timer that rings next a minute more or less", async () => {
    await openCooking();
    const timer = { name: "Rice", recipe: { slug: "rice", name: "Rice" }, position: { step: 0, subStep: 0 } };
    const later = { ...timer, id: "later", seconds: 900, maxSeconds: null };
    act(() => {
      cookingStore.do({ type: "start-timer", timer: later });
      cookingStore.do({ type: "start-timer", timer: { ...later, id: "soon", seconds: 300 } });
    });
    const endOf = (id: string) => cookingStore.get().timers.find((each) => each.id === id)?.endsAt ?? 0;
    const [preload, last] = [endOf("soon"), endOf("later")];
    key("+");
    key("+");
    key("-");
    expect(Math.round((endOf("soon") - preload) / 60_000)).toBe(1);
    expect(endOf("later")).toBe(last);
  });

  it("leads back to the recipe by Escape, and shows the shortcuts by ?", async () => {
    const visited = await openCooking();
    key("?");
    const sheet = await screen.findByRole("dialog", { name: "Keys" });
    expect(sheet).toHaveTextContent("Page Down");
    key("ArrowRight");
    key("Escape");
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    expect(screen.getByText("Before you start")).toBeVisible();
    expect(visited.at(-1)).toBe("/recipe/leek-soup/cook");
    key("Escape");
    expect(visited.at(-1)).toBe("/recipe/leek-soup");
  });
});

describe("a swipe", () => {
  const swipe = (fromX: number, toX: number, target: Element = heading()) => {
    const finger = { pointerType: "touch", clientY: 300 };
    fireEvent.pointerDown(target, { ...finger, clientX: fromX });
    fireEvent.pointerUp(target, { ...finger, clientX: toX });
  };

  it("turns the steps, but does not end a cooking", async () => {
    await openCooking();
    swipe(400, 200);
    expect(heading()).toHaveTextContent("Sweat the leeks");
    swipe(200, 400);
    expect(heading()).toHaveTextContent("Set out your ingredients");
    for (let times = 0; times < 4; times += 1) swipe(400, 200);
    expect(heading()).toHaveTextContent("Simmer");
  });

  it("turns nothing from a button, or with a mouse", async () => {
    await openCooking();
    swipe(400, 200, screen.getByRole("button", { name: "All set, start Step 1" }));
    fireEvent.pointerDown(heading(), { pointerType: "mouse", clientX: 400, clientY: 300 });
    fireEvent.pointerUp(heading(), { pointerType: "mouse", clientX: 200, clientY: 300 });
    expect(heading()).toHaveTextContent("Set out your ingredients");
  });
});

describe("the timeline", () => {
  it("shows when to begin so that all is ready at an hour, with the other recipes being cooked", async () => {
    cookingStore.do({ type: "begin", slug: "rice", name: "Rice", steps: 1, servings: null });
    const rice = buildRecipe({
      slug: "rice",
      name: "Rice",
      steps: [{ main_step: "Boil", sub_steps: [{ description: "Simmer the rice for 15 minutes." }] }],
    });
    const api = fakeApi();
    api.answerBy(getRecipe, ({ path }) => {
      const recipe = path.endsWith("/rice") ? rice : RECIPE;
      return { success: true, recipe } as const;
    });
    renderPage(<CookPage slug="leek-soup" />);
    await screen.findByRole("heading", { level: 1 });
    await act(async () => void fireEvent.click(await findTool("Timeline")));
    const sheet = await screen.findByRole("dialog", { name: "Timeline" });
    expect(sheet).toHaveTextContent("Rice: Boil");
    expect(sheet).toHaveTextContent("Leek soup: Sweat the leeks");
    const preload = new Date(Date.now() + 12 * 3_600_000);
    const time = `${String(preload.getHours()).padStart(2, "0")}:${String(preload.getMinutes()).padStart(2, "0")}`;
    fireEvent.change(screen.getByLabelText("Everything ready at"), { target: { value: time } });
    expect(sheet).toHaveTextContent(new RegExp(`all is ready at (\\w+ )?${time}\\.`));
    const now = new Date(Date.now() + 60_000);
    const next = `${String(now.getHours()).padStart(2, "0")}:${String(now.getMinutes()).padStart(2, "0")}`;
    fireEvent.change(screen.getByLabelText("Everything ready at"), { target: { value: next } });
    expect(sheet).toHaveTextContent("There is not enough time for that");
  });
});

describe("the timeline of a recipe of more than a day", () => {
  it("is possible, and names the day", async () => {
    const slow = {
      main_step: "Marinate",
      sub_steps: [{ description: "Marinate the tofu for 30 hours." }],
    };
    fakeApi().answer(getRecipe, { success: true, recipe: { ...RECIPE, steps: [slow] } });
    renderPage(<CookPage slug="leek-soup" />);
    await screen.findByRole("heading", { level: 1 });
    await act(async () => void fireEvent.click(await findTool("Timeline")));
    const sheet = await screen.findByRole("dialog", { name: "Timeline" });
    expect(sheet).not.toHaveTextContent("There is not enough time");
    expect(sheet).toHaveTextContent(/and all is ready at (Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d\d:\d\d\./);
  });
});

describe("the settings of cooking mode", () => {
  async function openSettings() {
    fireEvent.click(await findTool("Settings"));
    return screen.findByRole("dialog", { name: "Settings" });
  }

  it("let the text be of three sizes, which are remembered", async () => {
    await openCooking();
    await findTool("Settings");
    expect(screen.getByRole("radio", { name: "Small text" })).toBeChecked();
    fireEvent.click(screen.getByRole("radio", { name: "Large text" }));
    expect(screen.getByRole("radio", { name: "Large text" })).toBeChecked();
    expect(document.documentElement).toHaveAttribute("data-text", "large");
    fireEvent.click(screen.getByRole("radio", { name: "Medium text" }));
    expect(document.documentElement).toHaveAttribute("data-text", "medium");
    expect(JSON.parse(localStorage.getItem("larder-cooking") ?? "")).toMatchObject({ textSize: "medium" });
  });

  it("make the contrast high, and are remembered", async () => {
    await openCooking();
    await openSettings();
    fireEvent.click(screen.getByRole("switch", { name: "Dark, with high contrast" }));
    expect(document.documentElement).toHaveAttribute("data-contrast", "high");
    expect(JSON.parse(localStorage.getItem("larder-cooking") ?? "")).toMatchObject({
      highContrast: true,
    });
  });

  it("lead back to the beginning, with the servings that were chosen", async () => {
    await openCooking();
    act(() => cookingStore.do({ type: "serve", slug: "leek-soup", servings: 6 }));
    key(" ");
    key("ArrowRight");
    await openSettings();
    fireEvent.click(screen.getByRole("button", { name: "Start again" }));
    await waitFor(() => expect(heading()).toHaveTextContent("Set out your ingredients"));
    const [cooking] = cookingStore.get().cookings;
    expect(cooking).toMatchObject({ stepIndex: -1, done: [], servings: 6 });
  });

  it("do not offer what the browser cannot do", async () => {
    await openCooking();
    await openSettings();
    expect(screen.queryByRole("switch", { name: /aloud|Voice/ })).toBeNull();
  });
});

describe("the voice", () => {
  const spoken: (EventTarget & { text: string; lang: string })[] = [];
  const cancel = vi.fn();
  function fakeVoices(voices: { lang: string }[] = []) {
    spoken.length = 0;
    cancel.mockClear();
    class Utterance extends EventTarget {
      lang = "";
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
    vi.stubGlobal("speechSynthesis", {
      cancel,
      getVoices: () => voices,
      speak: (utterance: Utterance) => void spoken.push(utterance),
    });
  }
  afterEach(() => void vi.unstubAllGlobals());

  it("reads a step aloud in the recipe's language, until it is stopped", async () => {
    fakeVoices();
    fakeApi().answer(getRecipe, { success: true, recipe: { ...RECIPE, language: "es" } });
    renderPage(<CookPage slug="leek-soup" />);
    await screen.findByRole("heading", { level: 1 });
    key("ArrowRight");
    fireEvent.click(await findTool("Read aloud"));
    expect(spoken.map(({ text }) => text)).toEqual([
      "Sweat the leeks",
      "Melt butter.",
      "Sweat for 8 minutes.",
    ]);
    expect(spoken[0]?.lang).toBe("es-ES");
    fireEvent.click(screen.getByRole("button", { name: "Stop reading" }));
    expect(cancel).toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Read aloud" })).toBeVisible();
  });

  it("reads units in full, and the title of the app's own screen in the reader's language", async () => {
    fakeVoices([{ lang: "en-US" }, { lang: "es_MX" }]);
    const ingredients = { main: [{ ingredient_name: "sal", measure: 2, unit: "cdta", prep_style: "" }] };
    const steps = [{ main_step: "Sazona", sub_steps: [{ description: "Añade 2 cdas. de aceite." }] }];
    fakeApi().answer(getRecipe, {
      success: true,
      recipe: { ...RECIPE, language: "es", ingredients, steps, tools: [] },
    });
    renderPage(<CookPage slug="leek-soup" />);
    fireEvent.click(await findTool("Read aloud"));
    const title = screen.getByRole("heading", { level: 1 }).textContent;
    expect(spoken.map(({ text, lang }) => [text, lang])).toEqual([
      [title, "en-US"],
      ["2 cucharaditas sal", "es-MX"],
    ]);
    spoken.length = 0;
    key("ArrowRight");
    fireEvent.click(await findTool("Read aloud"));
    expect(spoken.map(({ text }) => text)).toEqual(["Sazona", "Añade 2 cucharadas de aceite."]);
  });

  it("reports a browser without a voice of the recipe's language", async () => {
    fakeVoices([{ lang: "en-US" }]);
    fakeApi().answer(getRecipe, { success: true, recipe: { ...RECIPE, language: "de" } });
    renderPage(<CookPage slug="leek-soup" />);
    await screen.findByRole("heading", { level: 1 });
    key("ArrowRight");
    fireEvent.click(await findTool("Read aloud"));
    expect(await screen.findByText("This browser could not read it aloud.")).toBeVisible();
    expect(spoken).toEqual([]);
  });

  it("reports a browser that cannot speak, and does not seem to read", async () => {
    fakeVoices();
    await openCooking();
    fireEvent.click(await findTool("Read aloud"));
    const fail = (error: string) =>
      act(() => void spoken[0]?.dispatchEvent(Object.assign(new Event("error"), { error })));
    fail("canceled");
    expect(screen.getByRole("button", { name: "Stop reading" })).toBeVisible();
    fail("synthesis-failed");
    expect(screen.getByRole("button", { name: "Read aloud" })).toBeVisible();
    expect(await screen.findByText("This browser could not read it aloud.")).toBeVisible();
  });

  it("reads each step when it is shown, if the user has chosen that", async () => {
    fakeVoices();
    changeCookingSettings({ autoRead: true });
    await openCooking();
    expect(spoken).toEqual([]);
    key("ArrowRight");
    expect(spoken.map(({ text }) => text)).toContain("Melt butter.");
  });

  function fakeRecognition() {
    const made: EventTarget[] = [];
    class Recognition extends EventTarget {
      start = () => void made.push(this);
      abort = vi.fn();
    }
    vi.stubGlobal("webkitSpeechRecognition", Recognition);
    return made;
  }

  it("hears commands once they are switched on", async () => {
    const made = fakeRecognition();
    await openCooking();
    expect(made).toEqual([]);
    fireEvent.click(await findTool("Settings"));
    const voice = await screen.findByRole("switch", { name: "Voice commands" });
    expect(voice).toHaveAccessibleDescription(/may send what the microphone hears to its maker/);
    fireEvent.click(voice);
    await waitFor(() => expect(made).toHaveLength(1));
    const notify = (event: Event) => void made[0]?.dispatchEvent(event);
    const announced = (transcript: string) =>
      act(() => notify(Object.assign(new Event("result"), { results: [[{ transcript }]] })));
    announced("siguiente");
    expect(cookingStore.get().cookings[0]?.stepIndex).toBe(0);
    announced("start timer");
    await waitFor(() => expect(cookingStore.get().cookings[0]?.stepTimer).toBeDefined());
    announced("stop the timer");
    expect(cookingStore.get().cookings[0]?.stepTimer?.endsAt).toBeNull();
    const bread = { id: "bread", name: "Bread", recipe: { slug: "bread", name: "Bread" } };
    const timer = { ...bread, position: { step: 0, subStep: 0 }, seconds: 0, maxSeconds: null };
    act(() => cookingStore.do({ type: "start-timer", timer }));
    announced("stop");
    expect(cookingStore.get().timers).toEqual([]);
    announced("back");
    expect(cookingStore.get().cookings[0]?.stepIndex).toBe(-1);
    act(() => notify(Object.assign(new Event("error"), { error: "not-allowed" })));
    expect(await screen.findByText(/The microphone cannot be used here/)).toBeVisible();
    expect(voice).not.toBeChecked();
  });

  it("does not seem to listen where speech cannot be understood", async () => {
    const made = fakeRecognition();
    changeCookingSettings({ voice: true });
    await openCooking();
    await waitFor(() => expect(made).toHaveLength(1));
    const fail = (error: string) =>
      act(() => void made[0]?.dispatchEvent(Object.assign(new Event("error"), { error })));
    for (const error of ["no-speech", "no-speech", "no-speech", "network", "network"]) fail(error);
    expect(screen.getByText("Listening for commands")).toBeInTheDocument();
    fail("network");
    expect(await screen.findByText(/not understood here at the moment/)).toBeVisible();
    expect(screen.queryByText("Listening for commands")).toBeNull();
  });
});
