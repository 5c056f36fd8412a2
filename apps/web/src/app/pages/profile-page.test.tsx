import { getDefaultVisibility } from "@larder/domain/contract/default-visibility";
import { listLinks } from "@larder/domain/contract/public-links";
import { listBlocks } from "@larder/domain/contract/blocks";
import { listApiTokens } from "@larder/domain/contract/api-tokens";
import { listDrafts } from "@larder/domain/contract/drafts";
import { getDietaryRestrictions } from "@larder/domain/contract/dietary-restrictions";
import { sendFeedback } from "@larder/domain/contract/feedback";
import { removePushTimer } from "@larder/domain/contract/push";
import { listRecipeSummaries } from "@larder/domain/contract/recipes";
import { getNameOnRecipes } from "@larder/domain/contract/name-on-recipes";
import type { Feedback } from "@larder/domain/account/feedback";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import ProfilePage from "@/app/pages/profile-page";
import { buildSummary } from "@larder/domain/testing/build-recipe";
import { fakeApi, type FakeApi } from "@/testing/fake-api";
import { pressTwice } from "@/testing/press-twice";
import { buildConfig, renderPage } from "@/testing/render-page";

const FEEDBACK: Feedback = {
  id: "f1",
  type: "bug",
  email: "ana@example.org",
  content: "The timer is too loud.",
  page: "/profile",
  done: false,
  createdAt: "2026-01-05T12:00:00.000Z",
};

function openProfile(
  options: Parameters<typeof renderPage>[1] = {},
  total = 0,
): { api: FakeApi; visited: string[] } {
  const api = fakeApi();
  api.answer(getNameOnRecipes, { success: true, nameOnRecipes: false, displayName: "Ana María" });
  api.answer(getDietaryRestrictions, { success: true, restrictions: { excluded: [], diets: [] } });
  api.answer(listApiTokens, { success: true, tokens: [] });
  api.answer(listDrafts, { success: true, recipes: [], total: 0, nextCursor: null });
  api.answerBy(listRecipeSummaries, ({ query }) => ({
    success: true as const,
    recipes: ["Leek soup", "Tuna salad", "Rice"]
      .slice(0, Math.min(total, Number(query.limit)))
      .map((name, index) => buildSummary({ id: `r${index}`, name, slug: `s${index}` })),
    total,
    nextCursor: null,
  }));
  return { api, visited: renderPage(<ProfilePage />, { path: "/profile", ...options }) };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("the profile", () => {
  it("shows who is signed in", () => {
    openProfile();
    expect(screen.getByText("ana")).toBeVisible();
    expect(screen.getByText("ana@example.com")).toBeVisible();
    expect(screen.getByText("A")).toBeVisible();
  });

  it("shows the name that the provider knows, if there is one", () => {
    openProfile({ session: { user: { id: "x", email: "ana@example.com", displayName: "Ana María" } } });
    expect(screen.getByText("Ana María")).toBeVisible();
    expect(screen.queryByText("ana")).toBeNull();
  });

  it("has a letter and a name for a user without an address", () => {
    openProfile({ session: { user: { id: "x", email: "" } } });
    expect(screen.getByText("U")).toBeVisible();
    expect(screen.getByText("User")).toBeVisible();
  });

  it("counts the user's own recipes and links the latest three", async () => {
    const { api } = openProfile({}, 17);
    const section = screen.getByRole("region", { name: "Your Recipes" });
    expect(await within(section).findByText("17")).toBeVisible();
    expect(within(section).getByText("Total Recipes Created")).toBeVisible();
    expect(within(section).getByRole("heading", { name: "Recent Recipes" })).toBeVisible();
    expect(within(section).getAllByRole("link")).toHaveLength(3);
    expect(within(section).getByRole("link", { name: /Leek soup/ })).toHaveAttribute("href", "/recipe/s0");
    expect(api.callsOf(listRecipeSummaries)[0]?.query).toMatchObject({ owner: "me", limit: "3" });
  });

  it("reports when there is none yet", async () => {
    openProfile();
    expect(await screen.findByText("You have not added a recipe yet")).toBeVisible();
  });

  it("reports when they cannot be counted, and tries again", async () => {
    const api = fakeApi();
    api.answer(getNameOnRecipes, { success: true, nameOnRecipes: false });
    api.answer(getDietaryRestrictions, { success: true, restrictions: { excluded: [], diets: [] } });
    api.answer(listDrafts, { success: true, recipes: [], total: 0, nextCursor: null });
    api.answer(listApiTokens, { success: true, tokens: [] });
    api.answer(getDefaultVisibility, { success: true, visibility: "shared" });
    api.answer(listLinks, { success: true, links: [] });
    api.answer(listBlocks, { success: true, blocks: [] });
    api.refuse(listRecipeSummaries, 503, "store-unavailable");
    renderPage(<ProfilePage />);
    expect(await screen.findByText(/cannot be reached right now/)).toBeVisible();
    api.answer(listRecipeSummaries, { success: true, recipes: [], total: 0, nextCursor: null });
    press("Try again");
    expect(await screen.findByText("You have not added a recipe yet")).toBeVisible();
  });

  it("stores the chosen language, or reports that it could not", async () => {
    const chooseLanguage = vi.fn<() => Promise<void>>().mockRejectedValue(new Error("offline"));
    openProfile({ session: { chooseLanguage } });
    press("Español");
    expect(chooseLanguage).toHaveBeenCalledWith("es");
    expect(await screen.findByText("The language could not be changed. Please try again.")).toBeVisible();
  });

  it("leads to sign-in after logging out", async () => {
    const { visited } = openProfile();
    press("Logout");
    expect(await screen.findByText("Logged out successfully")).toBeVisible();
    expect(screen.getByText("You have been logged out of your account.")).toBeVisible();
    expect(visited.at(-1)).toBe("/login");
  });

  it("logs out once when the button is pressed twice at once", async () => {
    const signOut = vi.fn(async () => {});
    openProfile({ session: { signOut } });
    pressTwice(screen.getByRole("button", { name: "Logout" }));
    await screen.findByText("Logged out successfully");
    expect(signOut).toHaveBeenCalledOnce();
  });

  it("cancels the timers that ring by push while the session is still there", async () => {
    const signOut = vi.fn(async () => {});
    const config = buildConfig({ push: { publicKey: "key" } });
    localStorage.setItem("larder-pushed-timers", JSON.stringify({ userId: "ana", timers: { t1: "soon" } }));
    const { api } = openProfile({ session: { config, signOut } });
    api.answerBy(removePushTimer, () => {
      expect(signOut).not.toHaveBeenCalled();
      return { success: true as const };
    });
    press("Logout");
    expect(await screen.findByText("Logged out successfully")).toBeVisible();
    expect(api.callsOf(removePushTimer)).toHaveLength(1);
    expect(localStorage.getItem("larder-pushed-timers")).toBeNull();
  });

  it("stays when logging out failed", async () => {
    const { visited } = openProfile({ session: { signOut: () => Promise.reject(new Error("offline")) } });
    press("Logout");
    expect(await screen.findByText("Logout failed")).toBeVisible();
    expect(screen.getByText("There was a problem logging out. Please try again.")).toBeVisible();
    expect(visited.at(-1)).toBe("/profile");
  });
});

describe("the appearance", () => {
  afterEach(() => localStorage.clear());

  it("is applied and stored on this device", () => {
    const reported: unknown[] = [];
    const listen = (event: Event) => reported.push(event instanceof CustomEvent && event.detail);
    window.addEventListener("larder:theme", listen);
    openProfile();
    expect(screen.getByRole("button", { name: "As the system" })).toHaveAttribute("aria-pressed", "true");
    press("Dark");
    expect(screen.getByRole("button", { name: "Dark" })).toHaveAttribute("aria-pressed", "true");
    expect(localStorage.getItem("larder-theme")).toBe("dark");
    press("As the system");
    expect(localStorage.getItem("larder-theme")).toBeNull();
    expect(reported).toEqual(["dark", "system"]);
    window.removeEventListener("larder:theme", listen);
  });
});

describe("feedback", () => {
  async function openPanel(api: FakeApi) {
    api.answer(sendFeedback, { success: true, feedback: FEEDBACK });
    press("Send Feedback");
    return within(await screen.findByRole("dialog", { name: "Send Feedback" }));
  }

  it("is checked, sent with its page, and thanked for", async () => {
    const { api } = openProfile();
    const panel = await openPanel(api);
    const email = panel.getByLabelText("Email");
    const content = panel.getByLabelText("Your feedback");
    const send = () => fireEvent.click(panel.getByRole("button", { name: "Send Feedback" }));
    expect(email).toHaveValue("ana@example.com");
    expect(panel.getByRole("button", { name: "User experience" })).toHaveAttribute("aria-pressed", "true");

    fireEvent.change(email, { target: { value: "ana" } });
    send();
    expect(panel.getByText("Please enter a valid email address")).toBeVisible();
    expect(email).toHaveFocus();
    fireEvent.change(email, { target: { value: "ana@example.org" } });
    fireEvent.change(content, { target: { value: "Nice" } });
    send();
    expect(panel.getByText("Please provide more details")).toBeVisible();
    expect(content).toHaveFocus();
    expect(api.callsOf(sendFeedback)).toHaveLength(0);

    fireEvent.click(panel.getByRole("button", { name: "Bug" }));
    fireEvent.change(content, { target: { value: "The timer is too loud." } });
    send();
    expect(await screen.findByText("Thank you for your feedback!")).toBeVisible();
    expect(screen.getByText("We appreciate your input and will review it shortly.")).toBeVisible();
    expect(api.callsOf(sendFeedback)[0]?.body).toEqual({
      userId: "ana",
      type: "bug",
      email: "ana@example.org",
      content: "The timer is too loud.",
      page: "/profile",
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("stays in the field when it could not be sent, and when the panel is closed", async () => {
    const { api } = openProfile();
    const panel = await openPanel(api);
    api.breakDown(sendFeedback, 502, "Bad gateway");
    const written = "The timer is too loud.";
    fireEvent.change(panel.getByLabelText("Your feedback"), { target: { value: written } });
    fireEvent.click(panel.getByRole("button", { name: "Send Feedback" }));
    expect(await screen.findByText("Failed to submit feedback. Please try again.")).toBeVisible();
    expect(panel.getByLabelText("Your feedback")).toHaveValue(written);
    fireEvent.click(panel.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect((await openPanel(api)).getByLabelText("Your feedback")).toHaveValue(written);
  });

  it("reports when too much was sent at once", async () => {
    const { api } = openProfile();
    const panel = await openPanel(api);
    api.refuse(sendFeedback, 429, "too-many-requests");
    fireEvent.change(panel.getByLabelText("Your feedback"), { target: { value: "The timer is loud." } });
    fireEvent.click(panel.getByRole("button", { name: "Send Feedback" }));
    expect(await screen.findByText(/That was a lot at once/)).toBeVisible();
  });

  it("shows that it is being sent", async () => {
    const { api } = openProfile();
    const panel = await openPanel(api);
    api.hang(sendFeedback);
    fireEvent.change(panel.getByLabelText("Your feedback"), { target: { value: "The timer is loud." } });
    fireEvent.click(panel.getByRole("button", { name: "Send Feedback" }));
    expect(await panel.findByRole("button", { name: "Sending..." })).toHaveAttribute("aria-busy", "true");
  });
});
