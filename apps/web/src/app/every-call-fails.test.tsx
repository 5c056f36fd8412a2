import { requestRecipe } from "@larder/domain/contract/requests";
import { scrapeRecipe } from "@larder/domain/contract/import";
import { createRecipe, getRecipe, listRecipeSummaries } from "@larder/domain/contract/recipes";
import { getBookmark, toggleBookmark } from "@larder/domain/contract/bookmarks";
import { generateRecipe, nearestRecipes } from "@larder/domain/contract/generate";
import { listFeedback, sendFeedback } from "@larder/domain/contract/feedback";
import { verifyAdmin } from "@larder/domain/contract/admin";
import type { Endpoint } from "@larder/domain/contract/endpoint";
import { enForms } from "@larder/domain/messages/en-forms";
import { enAdd } from "@larder/domain/messages/en-add";
import { en } from "@larder/domain/messages/en";
import { enHome } from "@larder/domain/messages/en-home";
import { enBookmarks } from "@larder/domain/messages/en-bookmarks";
import { enAddText } from "@larder/domain/messages/en-add-text";
import { enEdit } from "@larder/domain/messages/en-edit";
import { enAdmin } from "@larder/domain/messages/en-admin";
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { App } from "@/app/app";
import { buildRecipe } from "@larder/domain/testing/build-recipe";
import { type FakeApi, fakeApi } from "@/testing/fake-api";
import { type Fault, SOME_FAULTS } from "@/testing/faults";
import { buildConfig, renderPage } from "@/testing/render-page";

beforeEach(() => {
  // jsdom measures nothing.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
});

const SOUP = buildRecipe();
const { offline, errors } = en;

/** Returns the sentence expected for a fault: by the server's error code, or by the kind of foreign answer. */
const reported =
  (unreachable: string) =>
  ({ status, code, foreign }: Fault) => {
    if (status === 0) return unreachable;
    return code ? errors[code] : (foreign ?? errors.internal);
  };
const inTheList = ({ status }: Fault) => {
  if (status === 0) return offline.notStored;
  return status === 200 ? en.list.unreadable : en.list.failed(status);
};
const common = (sentence: string) => () => sentence;

/** Every page, and the sentence on it when none of its calls succeeds. */
const PAGES: [path: string, message: (fault: Fault) => string][] = [
  ["/", common(enHome.popularFailed)],
  ["/recipes", inTheList],
  ["/recipes?search=leek+cream", inTheList],
  ["/recipe/leek-soup", reported(offline.notStored)],
  ["/recipe/leek-soup/cook", reported(offline.notStored)],
  ["/recipe/leek-soup/edit", reported(offline.text)],
  ["/bookmarks", common(enBookmarks.errorText)],
  ["/profile", reported(offline.text)],
  ["/admin", reported(offline.text)],
  // These pages load no data that they need.
  ["/recipes/add", common(enAdd.addUrl.title)],
  ["/recipes/add/write", common(enEdit.writeTitle)],
  ["/recipes/add/url", common(enAdd.addUrl.button)],
  ["/recipes/add/text", common(enAddText.manually)],
  ["/recipes/add/json", common(enAdd.addJson.button)],
  ["/request-recipe", common(enForms.request.button)],
  ["/nowhere", common(en.notFound.title)],
];

describe("a page of which every call fails", () => {
  const cases = PAGES.flatMap(([path, message]) =>
    SOME_FAULTS.map((fault) => ({ path, what: fault.name, fault, sentence: message(fault) })),
  );

  it.each(cases)("F25: $path with $what shows: $sentence", async ({ path, fault, sentence }) => {
    vi.stubGlobal("fetch", async () => fault.respond());
    await act(async () => renderPage(<App />, { path, session: { config: buildConfig() } }));
    const [said] = await screen.findAllByText(sentence);
    expect(said).toBeVisible();
    expect(screen.getByRole("main")).toContainElement(said ?? null);
  });

  it("F25: the login page reports that Larder cannot be reached", async () => {
    renderPage(<App />, { path: "/login", session: { user: null, failed: true } });
    expect(await screen.findByText(offline.title)).toBeVisible();
    expect(screen.getByRole("button", { name: offline.retry })).toBeVisible();
  });
});

interface Action {
  what: string;
  path: string;
  endpoint: Endpoint;
  /** Sets the fake API up for the page. */
  prepare?: (api: FakeApi) => void;
  act: () => Promise<void>;
  message: (fault: Fault) => string;
}

const fill = async (name: string, value: string) =>
  void fireEvent.change(await screen.findByRole("textbox", { name }), { target: { value } });
const press = async (name: string) => void fireEvent.click(await screen.findByRole("button", { name }));
const TEXT = "Leek soup\n\nIngredients\n2 leeks\n\nInstructions\nBoil the leeks.";

/** Returns the action's own sentence, unless the fault has a sentence that explains more. */
const explained =
  (failed: string) =>
  ({ status, code }: Fault) => {
    if (status === 0) return offline.unsent;
    return code === "store-unavailable" ? errors[code] : failed;
  };

const ACTIONS: Action[] = [
  {
    what: "an import",
    path: "/recipes/add/url",
    endpoint: scrapeRecipe,
    act: async () => {
      await fill(enAdd.addUrl.label, "https://soup.example/leek");
      await press(enAdd.addUrl.button);
    },
    message: explained(enAdd.addUrl.failedOther),
  },
  {
    what: "a recipe from text",
    path: "/recipes/add/text",
    endpoint: createRecipe,
    act: async () => {
      await fill(enAddText.label, TEXT);
      await press(enAddText.manually);
    },
    message: explained(enAddText.addFailed),
  },
  {
    what: "a recipe request",
    path: "/request-recipe",
    endpoint: requestRecipe,
    act: async () => {
      await fill(enForms.request.content, "A soup with leeks, please");
      await press(enForms.request.button);
    },
    message: explained(enForms.request.failed),
  },
  {
    what: "a bookmark",
    path: "/recipe/leek-soup",
    endpoint: toggleBookmark,
    prepare: (api) => {
      api.answer(getRecipe, { success: true, recipe: SOUP });
      api.answer(getBookmark, { success: true, isBookmarked: false });
    },
    act: () => press(en.bookmark.of(en.bookmark.add, SOUP.name)),
    // Nothing was typed that could be said to stay.
    message: (fault) =>
      fault.status === 0 ? `${offline.title}. ${offline.text}` : explained(en.bookmark.toggleFailed)(fault),
  },
  {
    what: "a recipe to be made up",
    path: "/",
    endpoint: generateRecipe,
    prepare: (api) => {
      api.answer(nearestRecipes, { success: true, same: null, recipes: [] });
      api.answer(listRecipeSummaries, { success: true, recipes: [], total: 0, nextCursor: null });
    },
    act: async () => {
      await fill(enHome.placeholder, "leek soup");
      await press(enHome.generate);
    },
    message: explained(en.generate.failedLater),
  },
  {
    what: "feedback",
    path: "/profile",
    endpoint: sendFeedback,
    act: async () => {
      await press(enForms.profile.sendFeedback);
      await fill(enForms.feedback.content, "The soup was very good.");
      const buttons = await screen.findAllByRole("button", { name: enForms.feedback.button });
      fireEvent.click(buttons.at(-1) ?? document.body);
    },
    message: ({ status }) => (status === 0 ? offline.unsent : enForms.feedback.failed),
  },
  {
    what: "the administrator's password",
    path: "/admin",
    endpoint: verifyAdmin,
    prepare: (api) => api.refuse(listFeedback, 401, "admin-required"),
    act: async () => {
      fireEvent.change(await screen.findByLabelText(enAdmin.password), { target: { value: "secret" } });
      await press(enAdmin.unlock);
    },
    message: common(enAdmin.failed),
  },
];

describe("an action that fails", () => {
  const cases = ACTIONS.flatMap((action) =>
    SOME_FAULTS.map((fault) => ({ action, fault, what: action.what, fails: fault.name })),
  );

  it.each(cases)("F25: $what with $fails reports it, and the page stays", async ({ action, fault }) => {
    const api = fakeApi();
    action.prepare?.(api);
    api.fail(action.endpoint, fault.respond);
    const visited = await act(async () =>
      renderPage(<App />, { path: action.path, session: { config: buildConfig() } }),
    );
    await action.act();
    expect((await screen.findAllByText(action.message(fault)))[0]).toBeVisible();
    expect(visited).toEqual([action.path]);
    expect(api.callsOf(action.endpoint)).toHaveLength(1);
  });
});
