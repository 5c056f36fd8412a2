import { finishOidc } from "@larder/domain/contract/provider-sign-in";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import ProviderPage from "@/app/pages/provider-page";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";

const USER = { id: "ana", email: "", preferredLanguage: "en", displayName: "Ana", role: "member" } as const;
afterEach(() => history.replaceState(null, "", "/"));

function open(query: string, answer: (api: ReturnType<typeof fakeApi>) => void) {
  history.replaceState(null, "", `/login/provider?${query}`);
  const api = fakeApi();
  answer(api);
  const signIn = vi.fn(async () => {});
  const visited = renderPage(<ProviderPage />, { path: "/login/provider", session: { user: null, signIn } });
  return { api, signIn, visited };
}

describe("the way back from an OpenID provider", () => {
  it("is checked once, leaves the address, and goes on to the page that was wanted", async () => {
    const answer = { success: true, user: USER, next: "/bookmarks", isLinked: false } as const;
    const { api, signIn, visited } = open("code=1&state=2", (fake) => fake.answer(finishOidc, answer));
    await waitFor(() => expect(visited.at(-1)).toBe("/bookmarks"));
    expect(api.callsOf(finishOidc)).toMatchObject([{ body: { query: "code=1&state=2" } }]);
    expect(signIn).toHaveBeenCalledTimes(1);
    expect(location.search).toBe("");
  });

  it("leads to no other site, whatever comes back", async () => {
    const answer = { success: true, user: USER, next: "//evil.example", isLinked: false } as const;
    const { visited } = open("code=2&state=2", (fake) => fake.answer(finishOidc, answer));
    await waitFor(() => expect(visited.at(-1)).toBe("/"));
  });

  it.each([
    ["not-invited", 403, /^You have no account here yet/],
    ["provider-refused", 403, /^The provider did not let you in/],
    ["provider-failed", 401, /^The sign-in was interrupted or took too long/],
    ["identity-taken", 409, /^This account of the provider belongs to another user/],
  ] as const)("says why it did not work, with a link to the sign-in: %s", async (code, status, sentence) => {
    open(`code=${code}`, (fake) => fake.refuse(finishOidc, status, code));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login");
  });
});
