import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { SignInButton } from "@/features/session/sign-in-button";
import { renderPage } from "@/testing/render-page";

const refusing = (code: string) => ({
  signIn: () => Promise.reject(Object.assign(new Error("for developers"), { code })),
});

describe("the sign-in button", () => {
  it("names the provider", () => {
    renderPage(<SignInButton />, { session: { user: null } });
    expect(screen.getByRole("button", { name: "Continue with Google" })).toBeEnabled();
  });

  it("opens one window at a double click, and another one at a later press", () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const signIn = vi.fn(async () => {});
    renderPage(<SignInButton />, { session: { user: null, signIn } });
    const key = screen.getByRole("button", { name: "Continue with Google" });
    fireEvent.click(key);
    vi.advanceTimersByTime(20);
    fireEvent.click(key);
    vi.advanceTimersByTime(300);
    fireEvent.click(key, { detail: 2 });
    expect(signIn).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2_000);
    fireEvent.click(key);
    expect(signIn).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["auth/popup-blocked", "Your browser blocked the sign-in window. Allow pop-ups and try again."],
    ["auth/network-request-failed", "Could not reach the sign-in service. Check your connection."],
    [
      "auth/unauthorized-domain",
      "This address is not allowed to sign in yet. The operator can add it in the Firebase console.",
    ],
    ["auth/user-disabled", "This account has been disabled. Please contact support."],
    ["sign-in-not-permitted", "This address may not sign in here. Ask whoever runs this Larder."],
    ["auth/something-new", "There was a problem signing in with Google. Please try again."],
  ])("after %s says what to do", async (code, sentence) => {
    renderPage(<SignInButton />, { session: { user: null, ...refusing(code) } });
    fireEvent.click(screen.getByRole("button", { name: "Continue with Google" }));
    expect(await screen.findByText("Login failed")).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it.each([["auth/popup-closed-by-user"], ["auth/cancelled-popup-request"]])(
    "says nothing after %s: that was the user",
    async (code) => {
      renderPage(<SignInButton />, { session: { user: null, ...refusing(code) } });
      fireEvent.click(screen.getByRole("button", { name: "Continue with Google" }));
      await Promise.resolve();
      expect(screen.queryByText("Login failed")).toBeNull();
    },
  );
});
