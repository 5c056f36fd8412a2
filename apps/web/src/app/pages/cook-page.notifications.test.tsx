import { getRecipe } from "@larder/domain/contract/recipes";
import { buildRecipe } from "@larder/domain/testing/build-recipe";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import CookPage from "@/app/pages/cook-page";
import { loadStepTimer } from "@/features/cooking/step-parts";
import { loadMeasures } from "@/features/cooking/use-shown-amounts";
import { loadTimedText } from "@/features/timers/timed-text";
import { loadScreens } from "@/features/cooking/screens-around";
import { cookingStore } from "@/lib/timers/cooking-store";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";

const QUESTION = "Ring when you are elsewhere?";
const RECIPE = buildRecipe({
  slug: "leek-soup",
  ingredients: { main: [{ ingredient_name: "leeks", measure: 3, unit: "", prep_style: "" }] },
  steps: [{ main_step: "Sweat", sub_steps: [{ description: "Sweat the leeks." }] }],
});
const requestPermission = vi.fn(async () => "granted");

async function openCooking() {
  fakeApi().answer(getRecipe, { success: true, recipe: RECIPE });
  renderPage(<CookPage slug="leek-soup" />, { path: "/recipe/leek-soup/cook" });
  await screen.findByRole("heading", { level: 1 });
}

/** Loads the lazy parts, which in the app arrive shortly after the page. */
beforeAll(() => Promise.all([loadScreens(), loadTimedText(), loadStepTimer(), loadMeasures()]));
beforeEach(() => {
  vi.stubGlobal("Notification", { permission: "default", requestPermission });
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
  requestPermission.mockClear();
});

describe("the question whether timers may notify", () => {
  it("stands on the ready screen, and on no step", async () => {
    await openCooking();
    expect(await screen.findByRole("region", { name: QUESTION })).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: /^All set/ }));
    expect(screen.queryByText(QUESTION)).toBeNull();
    expect(cookingStore.get().cookings[0]?.stepIndex).toBe(0);
  });

  it("asks the browser when it is answered, and goes", async () => {
    await openCooking();
    fireEvent.click(await screen.findByRole("button", { name: "Allow notifications" }));
    expect(requestPermission).toHaveBeenCalledOnce();
    expect(screen.queryByText(QUESTION)).toBeNull();
  });

  it("is not asked again after it was declined", async () => {
    await openCooking();
    fireEvent.click(await screen.findByRole("button", { name: "Not now" }));
    expect(screen.queryByText(QUESTION)).toBeNull();
    expect(requestPermission).not.toHaveBeenCalled();
    expect(localStorage.getItem("larder-notifications-asked")).toBe("yes");
  });
});
