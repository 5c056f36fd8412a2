import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  removePassword,
  renamePasskey,
} from "@larder/domain/contract/passkeys";
import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PasskeysSection } from "@/features/own-accounts/passkeys/passkeys-section";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";

const browser = vi.hoisted(() => ({ create: vi.fn() }));
vi.mock("@simplewebauthn/browser", () => ({ startRegistration: browser.create }));

const PHONE = {
  id: "cGhvbmU",
  name: "Phone",
  createdAt: "2026-03-01T12:00:00.000Z",
  lastUsedAt: "2026-03-05T12:00:00.000Z",
};
const OPTIONS = {
  challenge: "Y2hhbGxlbmdl",
  rp: { id: "localhost", name: "Larder" },
  user: { id: "YW5h", name: "Ana", displayName: "Ana" },
  pubKeyCredParams: [{ type: "public-key" as const, alg: -7 }],
  timeout: 300_000,
  authenticatorSelection: { residentKey: "required" as const, userVerification: "required" as const },
  excludeCredentials: [],
};

beforeEach(() => {
  vi.stubGlobal("PublicKeyCredential", class {});
  vi.stubGlobal("isSecureContext", true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  browser.create.mockReset();
});

async function open({ passkeys = [PHONE], hasPassword = true } = {}) {
  const api = fakeApi();
  api.answer(listPasskeys, { success: true, passkeys, hasPassword });
  renderPage(<PasskeysSection userId="ana" />);
  await screen.findByRole("heading", { name: "Passkeys" });
  return api;
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

async function fillIn() {
  press("Add a passkey");
  const form = await dialog("A new passkey");
  fireEvent.change(form.getByLabelText("Name of the passkey"), { target: { value: "Laptop" } });
  fireEvent.change(form.getByLabelText("Current password"), { target: { value: "quiet lemon" } });
  fireEvent.click(form.getByRole("button", { name: "Add a passkey" }));
  return form;
}

describe("the passkeys of a user", () => {
  it("are listed with their last use, and added by a name and the password", async () => {
    const api = await open();
    expect(screen.getByText("Phone")).toBeVisible();
    expect(screen.getByText(/last used/)).toBeVisible();
    api.answer(beginPasskey, { success: true, options: OPTIONS });
    api.answer(addPasskey, { success: true, passkeys: [PHONE], hasPassword: true });
    browser.create.mockResolvedValue({
      id: "bmV3",
      rawId: "bmV3",
      type: "public-key",
      response: { clientDataJSON: "e30", attestationObject: "oA", transports: ["internal"] },
    });
    await fillIn();
    expect(await screen.findByText("The passkey is added.")).toBeVisible();
    expect(api.callsOf(beginPasskey)).toMatchObject([{ body: { current: "quiet lemon" } }]);
    expect(api.callsOf(addPasskey)).toMatchObject([{ body: { name: "Laptop", credential: { id: "bmV3" } } }]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("ask for a name and the password before anything is sent", async () => {
    const api = await open();
    press("Add a passkey");
    const form = await dialog("A new passkey");
    fireEvent.click(form.getByRole("button", { name: "Add a passkey" }));
    expect(form.getByText("Enter a name")).toBeVisible();
    expect(form.getByText("Enter your password")).toBeVisible();
    expect(form.getByLabelText("Name of the passkey")).toHaveFocus();
    expect(api.callsOf(beginPasskey)).toEqual([]);
  });

  it("say that the browser made none, and keep what was typed", async () => {
    const api = await open();
    api.answer(beginPasskey, { success: true, options: OPTIONS });
    browser.create.mockRejectedValue(Object.assign(new Error("closed"), { name: "NotAllowedError" }));
    const form = await fillIn();
    expect(await form.findByText(/^No passkey was made/)).toBeVisible();
    expect(form.getByLabelText("Name of the passkey")).toHaveValue("Laptop");
    expect(api.callsOf(addPasskey)).toEqual([]);
  });

  it("say that the password was wrong", async () => {
    const api = await open();
    api.refuse(beginPasskey, 401, "sign-in-wrong");
    const form = await fillIn();
    expect(await form.findByText("This name and password do not go together.")).toBeVisible();
  });

  it("are renamed and removed", async () => {
    const api = await open();
    api.answer(renamePasskey, { success: true, passkeys: [PHONE], hasPassword: true });
    press("Rename Phone");
    const rename = await dialog("Another name for Phone");
    fireEvent.change(rename.getByLabelText("Name of the passkey"), { target: { value: "Old phone" } });
    fireEvent.click(rename.getByRole("button", { name: "Rename" }));
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(api.callsOf(renamePasskey)).toMatchObject([
      { path: `/api/account/passkeys/${PHONE.id}`, body: { name: "Old phone" } },
    ]);
    api.refuse(removePasskey, 409, "last-sign-in-way");
    press("Remove Phone");
    fireEvent.click((await dialog("Remove Phone?")).getByRole("button", { name: "Remove" }));
    expect(await screen.findByText(/^You could not sign in any more without it/)).toBeVisible();
  });

  it("take the place of the password", async () => {
    const api = await open();
    api.answer(removePassword, { success: true });
    press("Remove the password");
    const form = await dialog("Go without a password?");
    fireEvent.change(form.getByLabelText("Current password"), { target: { value: "quiet lemon" } });
    fireEvent.click(form.getByRole("button", { name: "Remove the password" }));
    expect(await screen.findByText("The password is removed.")).toBeVisible();
    expect(api.callsOf(removePassword)).toMatchObject([{ body: { current: "quiet lemon" } }]);
  });

  it("ask for no password of a user who has none", async () => {
    await open({ hasPassword: false });
    expect(screen.queryByRole("button", { name: "Remove the password" })).toBeNull();
    press("Add a passkey");
    expect((await dialog("A new passkey")).queryByLabelText("Current password")).toBeNull();
  });

  it("cannot be added over plain http, which is said", async () => {
    vi.stubGlobal("isSecureContext", false);
    await open();
    expect(screen.getByText(/^Passkeys need a secure connection/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Add a passkey" })).toBeNull();
  });
});
