import { getSession } from "@larder/domain/contract/own-accounts";
import { setHousehold } from "@larder/domain/contract/people";
import { getStarterRecipes, setStarterRecipes } from "@larder/domain/contract/starter-recipes";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import WelcomePage from "@/app/pages/welcome-page";
import { fakeApi } from "@/testing/fake-api";
import { buildConfig, renderPage } from "@/testing/render-page";

const ANA = { id: "ana", email: "", displayName: "Ana", preferredLanguage: "en" } as const;

async function open(generation: "ai" | "composer" = "composer") {
  const api = fakeApi();
  api.answer(getSession, { success: true, user: null, household: { name: "", joining: "invitation" } });
  api.answer(getStarterRecipes, { success: true, shown: 24, total: 24 });
  const chooseLanguage = vi.fn(async () => {});
  const config = buildConfig({ signIn: "accounts", generation });
  const user = { ...ANA, role: "administrator" as const };
  renderPage(<WelcomePage />, { session: { user, config, chooseLanguage } });
  await screen.findByText(/24 of them are shown/);
  return { api, chooseLanguage };
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("the choices of a new server", () => {
  it("are the name of the household and who may join", async () => {
    const { api } = await open();
    api.answer(setHousehold, { success: true, name: "At Ana's", joining: "closed" });
    fireEvent.change(screen.getByLabelText("Name of the kitchen"), { target: { value: "At Ana's" } });
    press("Nobody");
    press("Save");
    await waitFor(() =>
      expect(api.callsOf(setHousehold)).toMatchObject([{ body: { name: "At Ana's", joining: "closed" } }]),
    );
  });

  it("are the language and the recipes to begin with", async () => {
    const { api, chooseLanguage } = await open();
    press("Español");
    expect(chooseLanguage).toHaveBeenCalledWith("es");
    api.answer(setStarterRecipes, { success: true, shown: 0, total: 24 });
    press("Hide them");
    expect(await screen.findByText(/ 0 of them are shown/)).toBeVisible();
    expect(api.callsOf(setStarterRecipes)).toMatchObject([{ body: { isShown: false } }]);
    api.refuse(setStarterRecipes, 503, "store-unavailable");
    press("Show them");
    expect(await screen.findByText(/^The recipes cannot be reached/)).toBeVisible();
  });

  it("say how a model is set up, or let it be tried", async () => {
    await open();
    expect(screen.getByText(/A model writes them where the settings of the server name one/)).toBeVisible();
  });

  it("let a model that is set up be tried", async () => {
    await open("ai");
    expect(screen.getByText("Recipes are written by a model. Try whether it answers.")).toBeVisible();
    expect(await screen.findByRole("button", { name: "Try the model" })).toBeVisible();
  });

  it("are no page for others", () => {
    fakeApi();
    const visited = renderPage(<WelcomePage />, {
      path: "/welcome",
      session: { user: { ...ANA, role: "member" } },
    });
    expect(visited.at(-1)).toBe("/");
  });
});
