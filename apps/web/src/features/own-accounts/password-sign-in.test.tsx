import { forgotPassword, getSession, signInWithPassword } from "@larder/domain/contract/own-accounts";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { PasswordSignIn } from "@/features/own-accounts/password-sign-in";
import { fakeApi } from "@/testing/fake-api";
import { pressTwice } from "@/testing/press-twice";
import { buildConfig, renderPage } from "@/testing/render-page";

const USER = { id: "ana", email: "", preferredLanguage: "en", displayName: "Ana", role: "member" } as const;

function open(joining: "invitation" | "anybody" = "invitation") {
  const api = fakeApi();
  api.answer(getSession, { success: true, user: null, household: { name: "", joining } });
  const signIn = vi.fn(async () => {});
  renderPage(<PasswordSignIn />, { session: { user: null, signIn } });
  return { api, signIn };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name = "Sign in") => fireEvent.click(screen.getByRole("button", { name }));

describe("signing in with a password", () => {
  it("sends the name and the password once, and signs in", async () => {
    const { api, signIn } = open();
    api.answer(signInWithPassword, { success: true, user: USER });
    type("Name", "Ana");
    type("Password", "quiet lemon");
    pressTwice(screen.getByRole("button", { name: "Sign in" }));
    await waitFor(() => expect(signIn).toHaveBeenCalledTimes(1));
    expect(api.callsOf(signInWithPassword)).toMatchObject([
      { body: { name: "Ana", password: "quiet lemon" } },
    ]);
  });

  it("asks for what is missing, and sends nothing", () => {
    const { api } = open();
    press();
    expect(screen.getByText("Enter your name")).toBeVisible();
    expect(screen.getByLabelText("Name")).toHaveFocus();
    type("Name", "Ana");
    press();
    expect(screen.getByText("Enter your password")).toBeVisible();
    expect(api.callsOf(signInWithPassword)).toEqual([]);
  });

  it.each([
    [401, "sign-in-wrong", "This name and password do not go together."],
    [403, "sign-in-not-permitted", "This address may not sign in here. Ask whoever runs this Larder."],
    [503, "store-unavailable", "The recipes cannot be reached right now. Please try again in a moment."],
    [500, "internal", "You could not be signed in. Please try again."],
  ] as const)("says why it failed, and keeps what was typed: %i %s", async (status, code, sentence) => {
    const { api, signIn } = open();
    api.refuse(signInWithPassword, status, code);
    type("Name", "Ana");
    type("Password", "quiet lemon");
    press();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText("Name")).toHaveValue("Ana");
    expect(screen.getByLabelText("Password")).toHaveValue("quiet lemon");
    expect(signIn).not.toHaveBeenCalled();
  });

  it("shows the password when asked to", () => {
    open();
    type("Password", "quiet lemon");
    expect(screen.getByLabelText("Password")).toHaveAttribute("type", "password");
    press("Show password");
    expect(screen.getByLabelText("Password")).toHaveAttribute("type", "text");
    press("Hide password");
    expect(screen.getByLabelText("Password")).toHaveAttribute("type", "password");
  });

  it("offers an account where anybody may join", async () => {
    open("anybody");
    expect(await screen.findByRole("link", { name: "Make an account" })).toHaveAttribute("href", "/join");
  });
});

describe("a forgotten password", () => {
  const METHODS = { google: false, accounts: true, oidc: null, mail: true };

  it("is asked for by a mail, with the name that was typed", async () => {
    const api = fakeApi();
    api.answer(getSession, { success: true, user: null, household: { name: "", joining: "invitation" } });
    api.answer(forgotPassword, { success: true });
    const config = buildConfig({ signIn: "accounts", methods: METHODS });
    renderPage(<PasswordSignIn />, { session: { user: null, config } });
    type("Name", "Ana");
    press("Forgot your password?");
    expect(screen.getByLabelText("Name or e-mail")).toHaveValue("Ana");
    press("Send me a link");
    expect(await screen.findByText(/^If there is such an account/)).toBeVisible();
    expect(api.callsOf(forgotPassword)).toMatchObject([{ body: { name: "Ana" } }]);
    press("Back");
    expect(screen.getByLabelText("Name")).toHaveValue("Ana");
  });

  it("is for an administrator where the server sends no mails", () => {
    open();
    expect(screen.queryByRole("button", { name: "Forgot your password?" })).toBeNull();
    expect(screen.getByText(/An administrator can make you a link/)).toBeVisible();
  });

  it("says why no mail goes out, and asks for a name", async () => {
    const api = fakeApi();
    api.answer(getSession, { success: true, user: null, household: { name: "", joining: "invitation" } });
    api.refuse(forgotPassword, 503, "store-unavailable");
    const config = buildConfig({ signIn: "accounts", methods: METHODS });
    renderPage(<PasswordSignIn />, { session: { user: null, config } });
    press("Forgot your password?");
    press("Send me a link");
    expect(screen.getByText("Enter your name")).toBeVisible();
    type("Name or e-mail", "ana@example.com");
    press("Send me a link");
    expect(await screen.findByText(/^The recipes cannot be reached/)).toBeVisible();
    expect(screen.getByLabelText("Name or e-mail")).toHaveValue("ana@example.com");
  });
});
