import type { Person } from "@larder/domain/account/own-account";
import { getSession } from "@larder/domain/contract/own-accounts";
import {
  changePerson,
  createInvitation,
  createResetLink,
  listInvitations,
  listPeople,
  removePerson,
  revokeInvitation,
} from "@larder/domain/contract/people";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import PeopleTab from "@/features/own-accounts/people/people-tab";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";

const SECRET = "s".repeat(43);

const buildPerson = (name: string, fields: Partial<Person> = {}): Person => ({
  id: name.toLowerCase(),
  name,
  email: "",
  role: "member",
  isSuspended: false,
  lastSeenAt: null,
  ...fields,
});

const INVITATION = {
  id: "i1",
  role: "viewer",
  usesLeft: 2,
  createdAt: "2026-01-05T12:00:00.000Z",
  expiresAt: "2099-03-05T12:00:00.000Z",
  note: "For the grandparents",
} as const;

async function open(invitations: (typeof INVITATION)[] = []) {
  const api = fakeApi();
  const people = [buildPerson("Ana", { role: "administrator" }), buildPerson("Ben")];
  api.answer(listPeople, { success: true, people });
  api.answer(listInvitations, { success: true, invitations });
  api.answer(getSession, { success: true, user: null, household: { name: "", joining: "invitation" } });
  renderPage(<PeopleTab userId="ana" />);
  await screen.findByText("Ben");
  return api;
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("the people of a server", () => {
  it("are listed, and the administrator cannot suspend or remove themselves", async () => {
    await open();
    expect(screen.getByText("you · not seen yet")).toBeVisible();
    expect(screen.getByRole("combobox", { name: "Role of Ana" })).toHaveValue("administrator");
    expect(screen.queryByRole("button", { name: "Suspend Ana" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Remove Ana" })).toBeNull();
  });

  it("get another role, and are suspended", async () => {
    const api = await open();
    api.answer(changePerson, { success: true, person: buildPerson("Ben") });
    fireEvent.change(screen.getByRole("combobox", { name: "Role of Ben" }), { target: { value: "viewer" } });
    await waitFor(() => expect(api.callsOf(changePerson)).toMatchObject([{ body: { role: "viewer" } }]));
    await waitFor(() => expect(api.callsOf(listPeople).length).toBeGreaterThan(1));
    press("Suspend Ben");
    await waitFor(() =>
      expect(api.callsOf(changePerson).at(-1)).toMatchObject({ body: { isSuspended: true } }),
    );
  });

  it("say why a role stays", async () => {
    const api = await open();
    api.refuse(changePerson, 409, "last-administrator");
    fireEvent.change(screen.getByRole("combobox", { name: "Role of Ana" }), { target: { value: "viewer" } });
    expect(await screen.findByText(/^One administrator has to stay/)).toBeVisible();
    expect(screen.getByRole("combobox", { name: "Role of Ana" })).toHaveValue("administrator");
  });

  it("get a link for a new password", async () => {
    const api = await open();
    api.answer(createResetLink, { success: true, secret: SECRET, expiresAt: INVITATION.expiresAt });
    press("A link for a new password of Ben");
    const link = await screen.findByLabelText("A new password for Ben");
    expect(link).toHaveValue(`${location.origin}/join#${SECRET}`);
    press("Done");
    expect(screen.queryByLabelText("A new password for Ben")).toBeNull();
  });

  it("are removed after a question, which asks about their recipes", async () => {
    const api = await open();
    api.answer(removePerson, { success: true });
    press("Remove Ben");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Remove Ben?" }));
    fireEvent.click(dialog.getByRole("button", { name: "Delete the recipes, too" }));
    fireEvent.click(dialog.getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(api.callsOf(removePerson)).toMatchObject([
      { path: "/api/admin/people/ben", body: { recipes: "delete" } },
    ]);
  });
});

describe("invitations", () => {
  it("are made for a role, a number of people and of days, and shown as a link and a code", async () => {
    const api = await open();
    api.answer(createInvitation, { success: true, invitation: INVITATION, secret: SECRET });
    press("Viewer");
    press("5 people");
    press("30 days");
    press("Make a link");
    const link = await screen.findByLabelText("The invitation");
    expect(link).toHaveValue(`${location.origin}/join#${SECRET}`);
    expect(screen.getByRole("img", { name: "QR code of the link" })).toBeVisible();
    expect(api.callsOf(createInvitation)).toMatchObject([{ body: { role: "viewer", uses: 5, days: 30 } }]);
  });

  it("are listed without their secrets, and revoked", async () => {
    const api = await open([INVITATION]);
    expect(await screen.findByText("For the grandparents")).toBeVisible();
    expect(screen.getByText("Viewer · 2 uses left · until 5 Mar 2099")).toBeVisible();
    api.answer(revokeInvitation, { success: true });
    press("Revoke the invitation (Viewer)");
    await waitFor(() =>
      expect(api.callsOf(revokeInvitation)).toMatchObject([{ path: "/api/admin/invitations/i1" }]),
    );
  });
});
