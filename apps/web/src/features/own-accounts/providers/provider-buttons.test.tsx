import { beginOidc, signInWithGoogle } from "@larder/domain/contract/provider-sign-in";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ProviderButtons } from "@/features/own-accounts/providers/provider-buttons";
import { fakeApi } from "@/testing/fake-api";
import { buildConfig, renderPage } from "@/testing/render-page";

const google = vi.hoisted(() => ({ idToken: vi.fn() }));
/** Google's window, whose user is reported once it is closed. */
vi.mock("@/lib/session/firebase", () => ({
  connectIdentity: async () => {
    let report = (_account: unknown) => {};
    return {
      watch: (next: typeof report) => {
        report = next;
        return () => {};
      },
      signIn: async () => {
        const idToken = await google.idToken();
        report({ uid: "ana", email: "", idToken: async () => idToken });
      },
      signOut: async () => {},
    };
  },
}));

const USER = { id: "ana", email: "", preferredLanguage: "en", displayName: "Ana", role: "member" } as const;
const METHODS = { google: true, accounts: false, oidc: { label: "Home ID" }, mail: false };

beforeEach(() => google.idToken.mockReset());

function open({ methods = METHODS, secret }: { methods?: typeof METHODS; secret?: string } = {}) {
  const api = fakeApi();
  const onSignedIn = vi.fn(async () => {});
  const config = buildConfig({ signIn: "accounts", methods });
  renderPage(<ProviderButtons next="/bookmarks" secret={secret} onSignedIn={onSignedIn} />, {
    session: { user: null, config },
  });
  return { api, onSignedIn };
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("the buttons of the sign-in providers", () => {
  it("send Google's ID token, with the secret of a link", async () => {
    const { api, onSignedIn } = open({ secret: "s".repeat(43) });
    google.idToken.mockResolvedValue("an ID token");
    api.answer(signInWithGoogle, { success: true, user: USER });
    press("Sign in on this machine");
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    expect(api.callsOf(signInWithGoogle)).toMatchObject([
      { body: { idToken: "an ID token", secret: "s".repeat(43) } },
    ]);
  });

  it("say nothing of a window that was closed, and why a user is not let in", async () => {
    const { api, onSignedIn } = open();
    google.idToken.mockRejectedValueOnce(Object.assign(new Error(), { code: "auth/popup-closed-by-user" }));
    press("Sign in on this machine");
    await waitFor(() => expect(google.idToken).toHaveBeenCalledTimes(1));
    expect(screen.getByRole("button", { name: "Sign in on this machine" })).toBeEnabled();
    google.idToken.mockRejectedValueOnce(Object.assign(new Error(), { code: "auth/popup-blocked" }));
    press("Sign in on this machine");
    expect(await screen.findByText(/^Your browser blocked the sign-in window/)).toBeVisible();
    google.idToken.mockResolvedValue("an ID token");
    api.refuse(signInWithGoogle, 403, "not-invited");
    press("Sign in on this machine");
    expect(await screen.findByText(/^You have no account here yet/)).toBeVisible();
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it("say that the OpenID provider cannot be reached", async () => {
    const { api } = open();
    api.refuse(beginOidc, 503, "provider-unavailable");
    press("Continue with Home ID");
    expect(await screen.findByText(/^The provider cannot be reached/)).toBeVisible();
    expect(api.callsOf(beginOidc)).toMatchObject([{ body: { next: "/bookmarks" } }]);
  });

  it("are none where there are no providers", () => {
    open({ methods: { ...METHODS, google: false, oidc: null as never } });
    expect(screen.queryAllByRole("button")).toEqual([]);
  });
});
