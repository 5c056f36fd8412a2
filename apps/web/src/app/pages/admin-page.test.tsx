import { adminLogout, listDamagedRecords, verifyAdmin } from "@larder/domain/contract/admin";
import { listFeedback, markFeedback } from "@larder/domain/contract/feedback";
import { listGenerations, tryModel } from "@larder/domain/contract/generate";
import { listHiddenRecipes, listRecipeSummaries, setRecipeHidden } from "@larder/domain/contract/recipes";
import { listRequests, updateRequest } from "@larder/domain/contract/requests";
import type { Feedback } from "@larder/domain/account/feedback";
import type { Generation } from "@larder/domain/generation/generation";
import type { ModelTrial } from "@larder/domain/generation/model-trial";
import type { QueuedRequest } from "@larder/domain/account/queued-request";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import AdminPage from "@/app/pages/admin-page";
import { buildSummary } from "@larder/domain/testing/build-recipe";
import { fakeApi, type FakeApi } from "@/testing/fake-api";
import { pressTwice } from "@/testing/press-twice";
import { renderPage } from "@/testing/render-page";

const success = true as const;

const buildFeedback = (fields: Partial<Feedback> = {}): Feedback => ({
  id: "f1",
  type: "bug",
  email: "ana@example.com",
  content: "The timer is too loud.",
  page: "/profile",
  done: false,
  createdAt: "2026-01-20T12:00:00.000Z",
  ...fields,
});

const buildRequest = (fields: Partial<QueuedRequest> = {}): QueuedRequest => ({
  id: "q1",
  email: "bo@example.com",
  requestType: "text",
  content: "Buckwheat pancakes\nWith leeks.",
  notes: "",
  status: "pending",
  recipe: null,
  createdAt: "2026-01-20T12:00:00.000Z",
  ...fields,
});

function openAdmin({
  feedback = [],
  requests = [],
  damaged = [],
}: {
  feedback?: Feedback[];
  requests?: QueuedRequest[];
  damaged?: { kind: string; id: string; reason: string }[];
} = {}): FakeApi {
  const api = fakeApi();
  api.answerBy(listDamagedRecords, () => ({ success, records: damaged, total: damaged.length }));
  api.answerBy(listFeedback, ({ query }) => {
    const shown = feedback.filter(({ done }) => !query.status || (query.status === "done") === done);
    return { success, feedback: shown, total: shown.length, nextCursor: null };
  });
  api.answerBy(listRequests, ({ query }) => {
    const shown = requests.filter(({ status }) => !query.status || query.status === status);
    return { success, requests: shown, total: shown.length, nextCursor: null };
  });
  // As on the server, a hidden recipe moves from the shared list to the list of hidden ones.
  let isHidden: unknown = false;
  const recipesThatAre = (wanted: boolean) =>
    wanted === isHidden ? [buildSummary({ name: "Leek pancakes" })] : [];
  api.answerBy(setRecipeHidden, ({ body }) => {
    isHidden = typeof body === "object" && body !== null && Reflect.get(body, "isHidden");
    return { success };
  });
  api.answerBy(listHiddenRecipes, () => {
    const recipes = recipesThatAre(true);
    return { success, recipes, total: recipes.length, nextCursor: null };
  });
  api.answerBy(listRecipeSummaries, ({ query }) => ({
    success,
    recipes: recipesThatAre(false).filter(({ name }) =>
      name.toLowerCase().includes((query.q ?? "").toLowerCase()),
    ),
    total: 1,
    nextCursor: null,
  }));
  return api;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const openTab = async (name: RegExp) => userEvent.click(await screen.findByRole("tab", { name }));

describe("damaged records", () => {
  it("are named above the tabs", async () => {
    const damaged = [{ kind: "recipes", id: "4f1c", reason: "its text is no JSON" }];
    openAdmin({ damaged });
    renderPage(<AdminPage />);
    const section = await screen.findByRole("region", { name: "Damaged records 1" });
    expect(within(section).getByRole("listitem")).toHaveTextContent("recipes 4f1c: its text is no JSON");
  });

  it("take no room where there are none", async () => {
    const api = openAdmin();
    renderPage(<AdminPage />);
    await screen.findByRole("tab", { name: /User Feedback/ });
    await waitFor(() => expect(api.callsOf(listDamagedRecords)).toHaveLength(1));
    expect(screen.queryByText("Damaged records")).toBeNull();
  });
});

describe("the password form", () => {
  async function unlockAdmin() {
    const api = openAdmin({ feedback: [buildFeedback()] });
    api.refuse(listFeedback, 401, "admin-required");
    renderPage(<AdminPage />);
    return { api, password: await screen.findByLabelText("Admin password") };
  }

  it("opens with the password", async () => {
    const { api, password } = await unlockAdmin();
    expect(screen.queryByRole("tab")).toBeNull();
    api.answer(verifyAdmin, { success });
    api.answer(listFeedback, { success, feedback: [buildFeedback()], total: 1, nextCursor: null });
    fireEvent.change(password, { target: { value: "correct horse" } });
    press("Unlock");
    const first = await screen.findByRole("tab", { name: "User Feedback 1" });
    expect(first).toBeVisible();
    expect(first).toHaveFocus();
    expect(api.callsOf(verifyAdmin)[0]?.body).toEqual({ userId: "ana", password: "correct horse" });
  });

  it.each([
    [401, "wrong-password", "Invalid password"],
    [429, "too-many-attempts", "Too many attempts. Please wait a while and try again."],
    [500, "internal", "Failed to authenticate"],
  ] as const)("answers %i %s with its sentence, and keeps the password", async (status, code, sentence) => {
    const { api, password } = await unlockAdmin();
    api.refuse(verifyAdmin, status, code);
    fireEvent.change(password, { target: { value: "guess" } });
    press("Unlock");
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(password).toHaveValue("guess");

    api.answer(verifyAdmin, { success });
    press("Unlock");
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  });

  it("sends the password once when Unlock is pressed twice at once", async () => {
    const { api, password } = await unlockAdmin();
    api.refuse(verifyAdmin, 401, "wrong-password");
    fireEvent.change(password, { target: { value: "guess" } });
    pressTwice(screen.getByRole("button", { name: "Unlock" }));
    await screen.findByText("Invalid password");
    expect(api.callsOf(verifyAdmin)).toHaveLength(1);
  });

  it("asks for a password when there is none", async () => {
    const { api, password } = await unlockAdmin();
    press("Unlock");
    expect(screen.getByText("Please enter the admin password first")).toBeVisible();
    expect(password).toHaveFocus();
    expect(api.callsOf(verifyAdmin)).toHaveLength(0);
  });

  it("reports when the server cannot be asked", async () => {
    const api = openAdmin();
    api.refuse(listFeedback, 503, "store-unavailable");
    renderPage(<AdminPage />);
    expect(await screen.findByText(/cannot be reached right now/)).toBeVisible();
    api.answer(listFeedback, { success, feedback: [], total: 0, nextCursor: null });
    press("Try again");
    expect(await screen.findByText("No feedback yet")).toBeVisible();
  });

  it("comes back when the page is locked", async () => {
    const api = openAdmin({ feedback: [buildFeedback()] });
    renderPage(<AdminPage />);
    await screen.findByText("The timer is too loud.");
    api.answer(adminLogout, { success });
    pressTwice(screen.getByRole("button", { name: "Lock" }));
    expect(await screen.findByLabelText("Admin password")).toBeVisible();
    expect(api.callsOf(adminLogout)).toHaveLength(1);
    expect(screen.queryByText("The timer is too loud.")).toBeNull();
  });

  it("comes back when the session has ended in the meantime", async () => {
    const api = openAdmin({ feedback: [buildFeedback()] });
    renderPage(<AdminPage />);
    await screen.findByText("The timer is too loud.");
    api.refuse(markFeedback, 401, "admin-required");
    press("Mark as done");
    expect(await screen.findByLabelText("Admin password")).toBeVisible();
    expect(screen.getByText("Please enter the admin password first")).toBeVisible();
  });
});

describe("feedback", () => {
  it("is marked as done, and opened again", async () => {
    const api = openAdmin({ feedback: [buildFeedback()] });
    renderPage(<AdminPage />);
    expect(await screen.findByText("Written on /profile")).toBeVisible();
    expect(screen.getByText("1 entry")).toBeVisible();
    api.answer(markFeedback, { success });
    press("Mark as done");
    expect(await screen.findByText("Saved")).toBeVisible();
    expect(api.callsOf(markFeedback)[0]).toMatchObject({ path: "/api/feedback/f1", body: { done: true } });
    press("Open again");
    await waitFor(() => expect(api.callsOf(markFeedback)[1]?.body).toEqual({ done: false }));
    expect(await screen.findByRole("button", { name: "Mark as done" })).toBeVisible();
  });

  it("is marked once when the button is pressed twice at once", async () => {
    const api = openAdmin({ feedback: [buildFeedback()] });
    renderPage(<AdminPage />);
    api.answer(markFeedback, { success });
    pressTwice(await screen.findByRole("button", { name: "Mark as done" }));
    expect(await screen.findByText("Saved")).toBeVisible();
    expect(api.callsOf(markFeedback)).toHaveLength(1);
  });

  it("stays as it was when it could not be marked", async () => {
    const api = openAdmin({ feedback: [buildFeedback()] });
    renderPage(<AdminPage />);
    await screen.findByText("The timer is too loud.");
    api.breakDown(markFeedback, 500, "");
    press("Mark as done");
    expect(await screen.findByRole("alert")).toHaveTextContent(/Error/);
    expect(screen.getByRole("button", { name: "Mark as done" })).toBeVisible();
  });

  it("is narrowed to a status", async () => {
    openAdmin({
      feedback: [buildFeedback(), buildFeedback({ id: "f2", done: true, content: "A dark theme, please." })],
    });
    renderPage(<AdminPage />);
    await screen.findByText("A dark theme, please.");
    press("Open");
    await waitFor(() => expect(screen.queryByText("A dark theme, please.")).toBeNull());
    expect(await screen.findByText("The timer is too loud.")).toBeVisible();
    expect(screen.getByRole("tab", { name: "User Feedback 2" })).toBeVisible();
  });

  it("is loaded a page at a time", async () => {
    const api = openAdmin();
    api.answerBy(listFeedback, ({ query }) =>
      query.cursor
        ? { success, feedback: [buildFeedback({ id: "f2", content: "Second" })], total: 2, nextCursor: null }
        : { success, feedback: [buildFeedback({ content: "First" })], total: 2, nextCursor: "next" },
    );
    renderPage(<AdminPage />);
    await screen.findByText("First");
    press("Show more");
    expect(await screen.findByText("Second")).toBeVisible();
    expect(screen.getByText("First")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });
});

describe("recipe requests", () => {
  it("show a message when there are none, and none of a status", async () => {
    openAdmin();
    renderPage(<AdminPage />);
    await openTab(/Recipe Requests/);
    expect(await screen.findByText("No recipe requests yet")).toBeVisible();
    press("Planned");
    expect(await screen.findByText("Nothing with this status")).toBeVisible();
  });

  it("get another status", async () => {
    const request = buildRequest();
    const api = openAdmin({ requests: [request] });
    renderPage(<AdminPage />);
    await openTab(/Recipe Requests 1/);
    const picker = await screen.findByRole("combobox", { name: /Status of: Buckwheat pancakes/ });
    expect(picker).toHaveDisplayValue("Pending");
    api.answer(updateRequest, { success, request: { ...request, status: "planned" } });
    fireEvent.change(picker, { target: { value: "planned" } });
    expect(await screen.findByText("Saved")).toBeVisible();
    expect(picker).toHaveDisplayValue("Planned");
    expect(api.callsOf(updateRequest)[0]?.body).toEqual({ status: "planned" });
  });

  it("get one status when two are chosen at once", async () => {
    const request = buildRequest();
    const api = openAdmin({ requests: [request] });
    renderPage(<AdminPage />);
    await openTab(/Recipe Requests 1/);
    const picker = await screen.findByRole<HTMLSelectElement>("combobox", { name: /Status of: Buckwheat/ });
    api.answer(updateRequest, { success, request: { ...request, status: "planned" } });
    act(() => {
      for (const status of ["planned", "declined"]) {
        picker.value = status;
        picker.dispatchEvent(new Event("change", { bubbles: true }));
      }
    });
    expect(await screen.findByText("Saved")).toBeVisible();
    expect(picker).toHaveDisplayValue("Planned");
    expect(api.callsOf(updateRequest).map(({ body }) => body)).toEqual([{ status: "planned" }]);
  });

  it("get notes once when Save is pressed twice at once", async () => {
    const request = buildRequest();
    const api = openAdmin({ requests: [request] });
    renderPage(<AdminPage />);
    await openTab(/Recipe Requests/);
    fireEvent.click(await screen.findByRole("button", { name: /Notes and recipe: Buckwheat/ }));
    const panel = within(await screen.findByRole("dialog", { name: "Notes and recipe" }));
    api.answer(updateRequest, { success, request });
    pressTwice(panel.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(api.callsOf(updateRequest)).toHaveLength(1);
  });

  it("get notes and the recipe that fulfils them", async () => {
    const request = buildRequest();
    const api = openAdmin({ requests: [request] });
    renderPage(<AdminPage />);
    await openTab(/Recipe Requests/);
    fireEvent.click(await screen.findByRole("button", { name: /Notes and recipe: Buckwheat/ }));
    const panel = within(await screen.findByRole("dialog", { name: "Notes and recipe" }));
    fireEvent.change(panel.getByLabelText("Notes"), { target: { value: "Ask for the flour." } });
    fireEvent.change(panel.getByRole("searchbox"), { target: { value: "soup" } });
    expect(await panel.findByText("No recipe of this name")).toBeVisible();
    fireEvent.change(panel.getByRole("searchbox"), { target: { value: "leek" } });
    fireEvent.click(await panel.findByRole("button", { name: "Choose Leek pancakes" }));

    api.breakDown(updateRequest, 500, "");
    fireEvent.click(panel.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Error")).toBeVisible();
    expect(panel.getByLabelText("Notes")).toHaveValue("Ask for the flour.");

    const recipe = { id: "r1", name: "Leek pancakes", slug: "leek-soup" };
    api.answer(updateRequest, { success, request: { ...request, notes: "Ask for the flour.", recipe } });
    fireEvent.click(panel.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(api.callsOf(updateRequest).at(-1)?.body).toEqual({ notes: "Ask for the flour.", recipeId: "r1" });
    expect(screen.getByRole("link", { name: "Leek pancakes" })).toHaveAttribute("href", "/recipe/leek-soup");
    expect(screen.getByText("Ask for the flour.", { exact: false })).toBeVisible();
  });

  it("show only web addresses as links", async () => {
    openAdmin({
      requests: [
        buildRequest({ id: "q1", requestType: "url", content: "https://site.example/soup\nplease" }),
        buildRequest({ id: "q2", content: "javascript:alert(1)" }),
      ],
    });
    renderPage(<AdminPage />);
    await openTab(/Recipe Requests/);
    const link = await screen.findByRole("link", { name: "https://site.example/soup" });
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });
});

describe("shared recipes", () => {
  it("are hidden, and shown again", async () => {
    const api = openAdmin();
    renderPage(<AdminPage />);
    await openTab(/Shared Recipes/);
    fireEvent.click(await screen.findByRole("button", { name: "Hide Leek pancakes" }));
    expect(await screen.findByText("Leek pancakes is hidden from the shared list.")).toBeVisible();
    expect(api.callsOf(setRecipeHidden)[0]).toMatchObject({
      path: "/api/admin/recipes/r1",
      body: { isHidden: true },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Show again: Leek pancakes" }));
    expect(await screen.findByText("Leek pancakes is in the shared list again.")).toBeVisible();
    expect(api.callsOf(setRecipeHidden)[1]?.body).toEqual({ isHidden: false });
    await waitFor(() => expect(screen.queryByText("Hidden recipes")).toBeNull());
  });
});

describe("a recipe whose button is pressed twice at once", () => {
  it("is hidden once, and brought back once", async () => {
    const api = openAdmin();
    renderPage(<AdminPage />);
    await openTab(/Shared Recipes/);
    pressTwice(await screen.findByRole("button", { name: "Hide Leek pancakes" }));
    await screen.findByText("Leek pancakes is hidden from the shared list.");
    pressTwice(await screen.findByRole("button", { name: "Show again: Leek pancakes" }));
    await screen.findByText("Leek pancakes is in the shared list again.");
    expect(api.callsOf(setRecipeHidden).map(({ body }) => body)).toEqual([
      { isHidden: true },
      { isHidden: false },
    ]);
  });
});

describe("the list of generations", () => {
  const USAGE = {
    model: "llama3.2",
    outputMode: "schema" as const,
    calls: 2,
    inputTokens: 905,
    outputTokens: 2140,
    milliseconds: 9412,
  };
  const AI_SOUP: Generation = {
    id: "g1",
    uid: "ana",
    createdAt: new Date(2026, 0, 20, 9, 5).toISOString(),
    kind: "create",
    origin: "ai",
    outcome: "refused",
    credits: 1,
    usage: USAGE,
  };
  const log = (generations: Generation[], more: object = {}) => ({
    success,
    model: "llama3.2",
    lastDay: { questions: 1204, credits: 318 },
    creditsPerDayForAll: 500,
    generations,
    total: generations.length,
    nextCursor: null,
    ...more,
  });

  it("shows each one with its effort, and the cost of a day", async () => {
    openAdmin().answer(listGenerations, log([AI_SOUP]));
    renderPage(<AdminPage />);
    await openTab(/Generated/);
    const sums = within(await screen.findByRole("region", { name: "The last 24 hours" }));
    expect(sums.getByText("1,204")).toBeVisible();
    expect(sums.getByText("318")).toBeVisible();
    expect(sums.getByText("Credits, of 500 for all")).toBeVisible();
    const row = screen.getAllByRole("listitem").at(-1);
    for (const part of ["20 Jan", "09:05", "A recipe", "llama3.2", "Refused by the AI", "1 credit", "ana"])
      expect(row).toHaveTextContent(part);
    expect(row).toHaveTextContent("905 tokens read, 2,140 written · 9,412 ms · 2 requests");
  });

  it("reports that it is empty, and that there is no model and no limit", async () => {
    openAdmin().answer(listGenerations, log([], { model: null, creditsPerDayForAll: 0 }));
    renderPage(<AdminPage />);
    await openTab(/Generated/);
    expect(await screen.findByRole("heading", { name: "Nothing was generated yet" })).toBeVisible();
    expect(screen.getByText(/None: put together offline/)).toBeVisible();
    expect(screen.getByText("Credits, no limit for all")).toBeVisible();
  });

  const TRIAL: ModelTrial = {
    failure: null,
    answer: "Soft-boiled egg",
    reason: "",
    usage: USAGE,
    capabilities: {
      outputMode: "object",
      isStreamed: true,
      isUsageStreamed: true,
      tokenLimit: "max_tokens",
      hasTemperature: false,
    },
  };

  it.each([
    [
      TRIAL,
      ["Answered with a recipe", "Soft-boiled egg", "9,412 ms · 2 requests · 905 tokens read, 2,140 written"],
      "answers in JSON, without a schema · streams its answer · takes no temperature · max_tokens",
    ],
    [
      {
        ...TRIAL,
        failure: "not-set-up" as const,
        answer: null,
        reason: "401 Incorrect API key provided: ***",
      },
      ["AI not set up correctly", "401 Incorrect API key provided: ***"],
      "answers in JSON, without a schema",
    ],
  ])("tries the model, and shows what came back", async (trial, shown, capabilities) => {
    const api = openAdmin();
    api.answer(listGenerations, log([]));
    api.answer(tryModel, { success, trial });
    renderPage(<AdminPage />);
    await openTab(/Generated/);
    const button = await screen.findByRole("button", { name: "Try the model" });
    pressTwice(button);
    for (const text of [...shown, capabilities])
      expect(await screen.findByText(text, { exact: false })).toBeVisible();
    expect(api.callsOf(tryModel)).toHaveLength(1);
  });

  it("says why the model could not be tried", async () => {
    const api = openAdmin();
    api.answer(listGenerations, log([]));
    api.refuse(tryModel, 429, "too-many-requests", { headers: { "Retry-After": "1200" } });
    renderPage(<AdminPage />);
    await openTab(/Generated/);
    fireEvent.click(await screen.findByRole("button", { name: "Try the model" }));
    expect(await screen.findByText("That was a lot at once. Please try again in 20 minutes.")).toBeVisible();
  });

  it("is loaded a page at a time", async () => {
    const api = openAdmin();
    api.answerBy(listGenerations, ({ query }) =>
      query.cursor
        ? log([{ ...AI_SOUP, id: "g2", outcome: "timeout" }], { total: 2 })
        : log([AI_SOUP], { total: 2, nextCursor: "next" }),
    );
    renderPage(<AdminPage />);
    await openTab(/Generated/);
    fireEvent.click(await screen.findByRole("button", { name: "Show more" }));
    expect(await screen.findByText("Too slow")).toBeVisible();
    expect(screen.getByText("Refused by the AI")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  it("reports when it cannot be loaded", async () => {
    openAdmin().refuse(listGenerations, 503, "store-unavailable");
    renderPage(<AdminPage />);
    await openTab(/Generated/);
    expect(await screen.findByText(/cannot be reached right now/)).toBeVisible();
  });
});
