import { getNameOnRecipes, setNameOnRecipes } from "@larder/domain/contract/name-on-recipes";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { NameChoice } from "@/features/profile/name-choice";
import { type FakeApi, fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";

const OFF = { success: true, nameOnRecipes: false, displayName: "Ana María" } as const;

function open(prepare: (api: FakeApi) => void = (api) => api.answer(getNameOnRecipes, OFF)) {
  const api = fakeApi();
  prepare(api);
  const onSaved = vi.fn<() => void>();
  renderPage(<NameChoice userId="ana" onSaved={onSaved} />);
  return { api, onSaved };
}

const theSwitch = () => screen.findByRole("switch", { name: "Show my name on recipes I add" });

describe("the name on recipes", () => {
  it("is off until it is chosen, and shows the name and its recipes", async () => {
    open();
    expect(await theSwitch()).not.toBeChecked();
    expect(screen.getByText(/Ana María.*from now on|from now on.*Ana María/)).toBeVisible();
  });

  it("is saved at once, and the loaded recipes become stale", async () => {
    const { api, onSaved } = open();
    api.answer(setNameOnRecipes, { ...OFF, nameOnRecipes: true });
    fireEvent.click(await theSwitch());
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(await theSwitch()).toBeChecked();
    expect(api.callsOf(setNameOnRecipes)[0]?.body).toEqual({ userId: "ana", nameOnRecipes: true });
  });

  it("shows the choice while it is being saved", async () => {
    const { api } = open();
    api.hang(setNameOnRecipes);
    fireEvent.click(await theSwitch());
    await waitFor(async () => expect(await theSwitch()).toBeChecked());
  });

  it("goes back and reports it when it could not be saved", async () => {
    const { api, onSaved } = open();
    api.refuse(setNameOnRecipes, 500, "internal");
    fireEvent.click(await theSwitch());
    expect(await screen.findByText("Your choice could not be saved. Please try again.")).toBeVisible();
    expect(await theSwitch()).not.toBeChecked();
    expect(onSaved).not.toHaveBeenCalled();
  });

  it("is missing for a user without a name", async () => {
    const { api } = open((fake) => fake.answer(getNameOnRecipes, { success: true, nameOnRecipes: false }));
    await waitFor(() => expect(api.callsOf(getNameOnRecipes)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
  });

  it("reports when it cannot be loaded, and tries again", async () => {
    const { api } = open((fake) => fake.refuse(getNameOnRecipes, 503, "store-unavailable"));
    expect(await screen.findByText(/cannot be reached right now/)).toBeVisible();
    api.answer(getNameOnRecipes, OFF);
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await theSwitch()).not.toBeChecked();
  });
});
