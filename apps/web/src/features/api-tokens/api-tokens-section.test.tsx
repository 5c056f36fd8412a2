import type { ApiToken } from "@larder/domain/account/api-token";
import { createApiToken, listApiTokens, revokeApiToken } from "@larder/domain/contract/api-tokens";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import ApiTokensSection from "@/features/api-tokens/api-tokens-section";
import { fakeApi } from "@/testing/fake-api";
import { pressTwice } from "@/testing/press-twice";
import { renderPage } from "@/testing/render-page";

const SECRET = `larder_${"a".repeat(43)}`;

function buildToken(fields: Partial<ApiToken> = {}): ApiToken {
  return {
    id: "t1",
    name: "Shopping script",
    scope: "read",
    createdAt: "2026-01-05T12:00:00.000Z",
    expiresAt: "2099-03-05T12:00:00.000Z",
    lastUsedAt: null,
    ...fields,
  };
}

async function open(tokens: ApiToken[] = []) {
  const api = fakeApi();
  api.answer(listApiTokens, { success: true, tokens });
  renderPage(<ApiTokensSection userId="ana" />);
  await waitFor(() => expect(api.callsOf(listApiTokens)).toHaveLength(1));
  return api;
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const typeName = (value: string) => fireEvent.change(screen.getByLabelText("Name"), { target: { value } });

afterEach(() => vi.unstubAllGlobals());

describe("the tokens of the profile", () => {
  it("are listed with what they may do, their end and their last use", async () => {
    await open([
      buildToken(),
      buildToken({
        id: "t2",
        name: "Backup",
        scope: "write",
        expiresAt: "2020-02-04T12:00:00.000Z",
        lastUsedAt: "2020-01-09T12:00:00.000Z",
      }),
    ]);
    expect(await screen.findByText("Read · until 5 Mar 2099 · never used")).toBeVisible();
    expect(screen.getByText("Read and change · ended 4 Feb 2020 · last used 9 Jan 2020")).toBeVisible();
  });

  it("say why they cannot be read, and are asked for again", async () => {
    const api = fakeApi();
    api.refuse(listApiTokens, 503, "store-unavailable");
    renderPage(<ApiTokensSection userId="ana" />);
    const retry = await screen.findByRole("button", { name: "Try again" });
    api.answer(listApiTokens, { success: true, tokens: [buildToken()] });
    fireEvent.click(retry);
    expect(await screen.findByText("Shopping script")).toBeVisible();
  });
});

describe("making a token", () => {
  it("sends the choices once, and shows the secret, focused, until the user has it", async () => {
    const api = await open();
    api.answer(createApiToken, { success: true, token: buildToken(), secret: SECRET });
    typeName("Shopping script");
    press("Read and change");
    press("30 days");
    pressTwice(screen.getByRole("button", { name: "Make a token" }));
    const secret = await screen.findByLabelText("The token “Shopping script”");
    expect(secret).toHaveValue(SECRET);
    expect(secret).toHaveFocus();
    expect(api.callsOf(createApiToken).map(({ body }) => body)).toEqual([
      { userId: "ana", name: "Shopping script", scope: "write", days: 30 },
    ]);
    await waitFor(() => expect(api.callsOf(listApiTokens)).toHaveLength(2));
    press("I have it");
    expect(screen.queryByDisplayValue(SECRET)).toBeNull();
    expect(screen.getByLabelText("Name")).toHaveValue("");
    expect(screen.getByLabelText("Name")).toHaveFocus();
  });

  it("needs a name", async () => {
    const api = await open();
    typeName("   ");
    press("Make a token");
    expect(screen.getByText("Give the token a name")).toBeVisible();
    expect(screen.getByLabelText("Name")).toHaveFocus();
    expect(api.callsOf(createApiToken)).toEqual([]);
  });

  it("keeps what was typed when it fails, and says why", async () => {
    const api = await open();
    api.refuse(createApiToken, 400, "tokens-full");
    typeName("One too many");
    press("Make a token");
    expect(await screen.findByText("You have as many tokens as can be. Revoke one first.")).toBeVisible();
    expect(screen.getByLabelText("Name")).toHaveValue("One too many");
  });

  it.each([
    ["copies the secret", async () => {}, "The token is copied"],
    [
      "selects the secret where it cannot be copied",
      () => Promise.reject(new Error("denied")),
      "It could not be copied. Select it and copy it yourself.",
    ],
  ])("%s", async (_, writeText, said) => {
    vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: { writeText } } }));
    const api = await open();
    api.answer(createApiToken, { success: true, token: buildToken(), secret: SECRET });
    typeName("Shopping script");
    press("Make a token");
    await screen.findByDisplayValue(SECRET);
    press("Copy");
    expect(await screen.findByText(said)).toBeVisible();
  });
});

describe("revoking a token", () => {
  async function openDialog() {
    const api = await open([buildToken()]);
    fireEvent.click(await screen.findByRole("button", { name: "Revoke the token “Shopping script”" }));
    return {
      api,
      dialog: within(await screen.findByRole("alertdialog", { name: "Revoke “Shopping script”?" })),
    };
  }

  it("is asked for first, and takes it from the list", async () => {
    const { api, dialog } = await openDialog();
    api.answer(revokeApiToken, { success: true });
    api.answer(listApiTokens, { success: true, tokens: [] });
    fireEvent.click(dialog.getByRole("button", { name: "Revoke" }));
    await waitFor(() => expect(screen.queryByText("Shopping script")).toBeNull());
    expect(api.callsOf(revokeApiToken)).toMatchObject([{ path: "/api/tokens/t1", query: { userId: "ana" } }]);
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("leaves it when it fails, and says why", async () => {
    const { api, dialog } = await openDialog();
    api.refuse(revokeApiToken, 503, "store-unavailable");
    fireEvent.click(dialog.getByRole("button", { name: "Revoke" }));
    await waitFor(() => expect(dialog.getByRole("alert")).not.toBeEmptyDOMElement());
    expect(screen.getByText("Shopping script")).toBeInTheDocument();
  });

  it("is cancelled without a call", async () => {
    const { api, dialog } = await openDialog();
    fireEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(api.callsOf(revokeApiToken)).toEqual([]);
  });
});
