import type { AccountData } from "@larder/domain/account/account-data";
import { deleteAccount, getAccountData, restoreAccountData } from "@larder/domain/contract/account";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AccountSection } from "@/features/profile/account-section";
import { fakeApi } from "@/testing/fake-api";
import { pressTwice } from "@/testing/press-twice";
import { renderPage } from "@/testing/render-page";

const DATA: AccountData = {
  larder: "account",
  version: 1,
  exportedAt: "2026-03-01T12:00:00.000Z",
  user: { id: "ana", email: "ana@example.com", preferredLanguage: "en" },
  recipes: [],
  recipeVersions: [],
  bookmarks: [],
  cookingNotes: [],
  collections: [],
  memberships: [],
  imports: [],
  archiveSources: [],
  publicLinks: [],
  publicRatings: [],
  comments: [],
  reports: [],
  blocks: [],
  notices: [],
  feedback: [],
  requests: [],
  generations: [],
  pushBrowsers: [],
  timers: [],
  apiTokens: [],
  adminSessions: [],
  devices: [],
  passkeys: [],
  identities: [],
};

function open(onDeleted = vi.fn(async () => {}), email = "ana@example.com") {
  const api = fakeApi();
  renderPage(<AccountSection user={{ id: "ana", email }} onDeleted={onDeleted} />);
  return { api, onDeleted };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

async function openDialog() {
  press("Delete my account");
  const dialog = within(await screen.findByRole("alertdialog", { name: "Delete your account?" }));
  return {
    dialog,
    address: dialog.getByLabelText("To confirm, type your address: ana@example.com"),
    remove: () => fireEvent.click(dialog.getByRole("button", { name: "Delete my account" })),
  };
}

const type = (address: HTMLElement, value: string) => fireEvent.change(address, { target: { value } });

describe("downloading the user's data", () => {
  let saved: { name: string; text: Promise<string> }[] = [];
  beforeEach(() => {
    saved = [];
    let blob = new Blob();
    vi.stubGlobal(
      "URL",
      Object.assign(URL, {
        createObjectURL: (made: Blob) => {
          blob = made;
          return "blob:made";
        },
        revokeObjectURL: () => {},
      }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, text: blob.text() });
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it("saves all of it in a file named by the day", async () => {
    const { api } = open();
    api.answer(getAccountData, DATA);
    press("Download my data");
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe(`larder-data-${new Date().toISOString().slice(0, 10)}.json`);
    expect(JSON.parse((await saved[0]?.text) ?? "")).toEqual(DATA);
  });

  it("is busy until the data is there, and sends one request", async () => {
    const { api } = open();
    api.hang(getAccountData);
    pressTwice(screen.getByRole("button", { name: "Download my data" }));
    const key = await screen.findByRole("button", { name: "Gathering..." });
    fireEvent.click(key);
    await waitFor(() => expect(api.callsOf(getAccountData)).toHaveLength(1));
    expect(key).toHaveAttribute("aria-busy", "true");
  });

  it.each([
    [
      "the store does not answer",
      (api: ReturnType<typeof fakeApi>) => api.refuse(getAccountData, 503, "store-unavailable"),
    ],
    [
      "a proxy answers",
      (api: ReturnType<typeof fakeApi>) => api.breakDown(getAccountData, 502, "Bad gateway"),
    ],
    [
      "half of it comes",
      (api: ReturnType<typeof fakeApi>) => api.breakDown(getAccountData, 200, '{"larder":"acc'),
    ],
  ])("says so when %s, and saves nothing", async (_, fail) => {
    const { api } = open();
    fail(api);
    press("Download my data");
    expect(await screen.findByText("Error")).toBeVisible();
    expect(saved).toEqual([]);
    expect(screen.getByRole("button", { name: "Download my data" })).not.toHaveAttribute("aria-busy");
  });
});

describe("importing the user's data", () => {
  const choose = () =>
    fireEvent.change(screen.getByLabelText("Bring back my data", { selector: "input" }), {
      target: { files: [new File([JSON.stringify(DATA)], "larder-data.json")] },
    });

  it("reports what was added and what was skipped, by name", async () => {
    const { api } = open();
    api.answer(restoreAccountData, {
      success: true,
      added: { recipes: 2, bookmarks: 1, cookingNotes: 0, collections: 1, settings: 0 },
      present: 3,
      skipped: [{ kind: "picture", name: "Leek pie", code: "picture-unknown" }],
      skippedTotal: 1,
    });
    choose();
    expect(await screen.findByText("Your data is back")).toBeVisible();
    expect(
      screen.getByText(
        "Added: 2 recipes, 1 bookmark, notes on 0 recipes, 1 collection. 1 entry was skipped: Leek pie",
      ),
    ).toBeVisible();
  });

  it("reports a file of another kind, and can be tried again", async () => {
    const { api } = open();
    api.refuse(restoreAccountData, 400, "account-file-invalid");
    choose();
    expect(await screen.findByText("This file does not hold data downloaded from Larder.")).toBeVisible();
    choose();
    await waitFor(() => expect(api.callsOf(restoreAccountData)).toHaveLength(2));
  });
});

describe("deleting the account", () => {
  it("lists what is deleted, asks for the address, and leaves the recipes by default", async () => {
    const { api, onDeleted } = open();
    api.answer(deleteAccount, { success: true });
    const { dialog, address, remove } = await openDialog();
    expect(dialog.getByText(/bookmarks, ratings, notes and timers are deleted for good/)).toBeVisible();
    expect(dialog.getByRole("button", { name: "Leave them here" })).toHaveAttribute("aria-pressed", "true");
    expect(dialog.getByText(/stay without an owner/)).toBeVisible();
    type(address, "Ana@example.com");
    remove();
    expect(await screen.findByText("Your account is deleted")).toBeVisible();
    expect(api.callsOf(deleteAccount)[0]?.body).toEqual({ email: "Ana@example.com", recipes: "keep" });
    expect(onDeleted).toHaveBeenCalledOnce();
  });

  it("asks the server once when the button is pressed twice at once", async () => {
    const { api, onDeleted } = open();
    api.answer(deleteAccount, { success: true });
    const { dialog, address } = await openDialog();
    type(address, "ana@example.com");
    pressTwice(dialog.getByRole("button", { name: "Delete my account" }));
    expect(await screen.findByText("Your account is deleted")).toBeVisible();
    expect(api.callsOf(deleteAccount)).toHaveLength(1);
    expect(onDeleted).toHaveBeenCalledOnce();
  });

  it("deletes the recipes where that is chosen, by the Enter key too", async () => {
    const { api } = open();
    api.answer(deleteAccount, { success: true });
    const { dialog, address } = await openDialog();
    fireEvent.click(dialog.getByRole("button", { name: "Delete them too" }));
    expect(dialog.getByText(/gone for everybody/)).toBeVisible();
    type(address, "ana@example.com");
    fireEvent.submit(address);
    await waitFor(() => expect(api.callsOf(deleteAccount)[0]?.body).toMatchObject({ recipes: "delete" }));
  });

  it.each(["", "ben@example.com"])(
    "asks nobody when %j is typed, and leads back to the field",
    async (typed) => {
      const { api } = open();
      const { dialog, address, remove } = await openDialog();
      type(address, typed);
      remove();
      expect(dialog.getByText("This is not the address of your account")).toBeVisible();
      expect(address).toHaveFocus();
      expect(address).toHaveAttribute("aria-invalid", "true");
      expect(api.calls).toEqual([]);
    },
  );

  it("preserves all input when it fails, and can be tried again", async () => {
    const { api, onDeleted } = open();
    api.refuse(deleteAccount, 503, "store-unavailable");
    const { dialog, address, remove } = await openDialog();
    fireEvent.click(dialog.getByRole("button", { name: "Delete them too" }));
    type(address, "ana@example.com");
    remove();
    expect(await dialog.findByText(/cannot be reached|try again/i)).toBeVisible();
    expect(address).toHaveValue("ana@example.com");
    expect(dialog.getByRole("button", { name: "Delete them too" })).toHaveAttribute("aria-pressed", "true");
    expect(onDeleted).not.toHaveBeenCalled();
    api.answer(deleteAccount, { success: true });
    remove();
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  });

  it("is busy until it is done, and stays open", async () => {
    const { api } = open();
    api.hang(deleteAccount);
    const { dialog, address, remove } = await openDialog();
    type(address, "ana@example.com");
    remove();
    const busy = await dialog.findByRole("button", { name: "Deleting..." });
    fireEvent.click(busy);
    fireEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    fireEvent.keyDown(address, { key: "Escape" });
    expect(screen.getByRole("alertdialog")).toBeVisible();
    expect(api.callsOf(deleteAccount)).toHaveLength(1);
  });

  it("asks for no address where the account has none", async () => {
    const { api } = open(undefined, "");
    api.answer(deleteAccount, { success: true });
    press("Delete my account");
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.queryByRole("textbox")).toBeNull();
    fireEvent.click(dialog.getByRole("button", { name: "Delete my account" }));
    await waitFor(() => expect(api.callsOf(deleteAccount)[0]?.body).toEqual({ email: "", recipes: "keep" }));
  });

  it("is finished when the sign-out finds no user", async () => {
    const { api } = open(vi.fn(() => Promise.reject(new Error("offline"))));
    api.answer(deleteAccount, { success: true });
    const { address, remove } = await openDialog();
    type(address, "ana@example.com");
    remove();
    expect(await screen.findByText("Your account is deleted")).toBeVisible();
  });

  it("does nothing when it is cancelled, and gives the focus back", async () => {
    const { api } = open();
    const key = screen.getByRole("button", { name: "Delete my account" });
    key.focus();
    const { dialog } = await openDialog();
    fireEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(key).toHaveFocus());
    expect(api.calls).toEqual([]);
  });
});
