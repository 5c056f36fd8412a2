import { getSession, join, openLink, resetPassword } from "@larder/domain/contract/own-accounts";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import JoinPage from "@/app/pages/join-page";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";

const SECRET = "s".repeat(43);
const PASSWORD = "quiet lemon under a bridge";
const USER = { id: "ana", email: "", preferredLanguage: "en", displayName: "Ana", role: "member" } as const;

type Link = { kind: "first" | "invitation" | "reset"; name?: string; householdName?: string };

function open(link: Link) {
  const api = fakeApi();
  api.answer(openLink, { success: true, role: "member", householdName: "", name: null, ...link });
  history.replaceState(null, "", `/join#${SECRET}`);
  const signIn = vi.fn(async () => {});
  const visited = renderPage(<JoinPage />, { path: "/join", session: { user: null, signIn } });
  return { api, signIn, visited };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

afterEach(() => history.replaceState(null, "", "/"));

describe("the page of a link", () => {
  it("takes the secret out of the address, and makes the account of an invitation", async () => {
    const { api, signIn, visited } = open({ kind: "invitation", householdName: "At Ana's" });
    await screen.findByRole("heading", { name: "Join At Ana's" });
    expect(location.hash).toBe("");
    api.answer(join, { success: true, user: USER });
    type("Name", "Ben");
    type("Password", PASSWORD);
    press("Make the account");
    await waitFor(() => expect(visited.at(-1)).toBe("/"));
    expect(api.callsOf(join)).toMatchObject([{ body: { secret: SECRET, name: "Ben", password: PASSWORD } }]);
    expect(signIn).toHaveBeenCalledTimes(1);
  });

  it("leads the first user on to the choices of a new server", async () => {
    const { api, visited } = open({ kind: "first" });
    await screen.findByRole("heading", { name: "Your own Larder" });
    api.answer(join, { success: true, user: { ...USER, role: "administrator" } });
    type("Name", "Ana");
    type("Password", PASSWORD);
    press("Make the account");
    await waitFor(() => expect(visited.at(-1)).toBe("/welcome"));
  });

  it("says what is missing and wrong, and why it failed, and keeps what was typed", async () => {
    const { api } = open({ kind: "invitation" });
    await screen.findByRole("heading", { name: "Join this Larder" });
    type("Password", "short");
    type("E-mail (optional)", "nowhere");
    press("Make the account");
    for (const sentence of [
      "Enter your name",
      "The password needs at least 10 characters",
      "This is not an e-mail address",
    ])
      expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByLabelText("Name")).toHaveFocus();
    api.refuse(join, 409, "name-taken");
    type("Name", "Ana");
    type("Password", PASSWORD);
    type("E-mail (optional)", "");
    press("Make the account");
    expect(await screen.findByText("Somebody here has this name already. Choose another one.")).toBeVisible();
    expect(screen.getByLabelText("Password")).toHaveValue(PASSWORD);
  });

  it("sets a new password", async () => {
    const { api, visited } = open({ kind: "reset", name: "Ben" });
    await screen.findByRole("heading", { name: "A new password for Ben" });
    api.answer(resetPassword, { success: true, user: USER });
    press("Set the password");
    expect(screen.getByText("The password needs at least 10 characters")).toBeVisible();
    type("New password", PASSWORD);
    press("Set the password");
    await waitFor(() => expect(visited.at(-1)).toBe("/"));
    expect(api.callsOf(resetPassword)).toMatchObject([{ body: { secret: SECRET, password: PASSWORD } }]);
  });

  it("says that a link cannot be used, and that one is needed", async () => {
    const api = fakeApi();
    api.refuse(openLink, 404, "link-invalid");
    history.replaceState(null, "", `/join#${SECRET}`);
    renderPage(<JoinPage />, { path: "/join", session: { user: null } });
    expect(await screen.findByText(/^It is used up, too old, or was revoked/)).toBeVisible();
  });

  it.each([
    ["invitation", "This link cannot be used"],
    ["anybody", "Join this Larder"],
  ] as const)("without a link, where %s: %s", async (joining, heading) => {
    const api = fakeApi();
    api.answer(getSession, { success: true, user: null, household: { name: "", joining } });
    history.replaceState(null, "", "/join");
    renderPage(<JoinPage />, { path: "/join", session: { user: null } });
    expect(await screen.findByRole("heading", { name: heading })).toBeVisible();
  });
});
