import { changeEmail } from "@larder/domain/contract/own-accounts";
import { listPasskeys } from "@larder/domain/contract/passkeys";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { EmailSection } from "@/features/own-accounts/email-section";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";

async function open(hasPassword = true) {
  const api = fakeApi();
  api.answer(listPasskeys, { success: true, passkeys: [], hasPassword });
  const signIn = vi.fn(async () => {});
  renderPage(<EmailSection userId="ana" email="ana@example.com" />, { session: { signIn } });
  await screen.findByRole("button", { name: "Save the e-mail" });
  return { api, signIn };
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = () => fireEvent.click(screen.getByRole("button", { name: "Save the e-mail" }));

describe("the e-mail address of a user", () => {
  it("is changed by the password, and known to the page afterwards", async () => {
    const { api, signIn } = await open();
    api.answer(changeEmail, { success: true });
    type("E-mail (optional)", "new@example.com");
    type("Current password", "quiet lemon");
    press();
    await waitFor(() => expect(signIn).toHaveBeenCalledTimes(1));
    expect(api.callsOf(changeEmail)).toMatchObject([
      { body: { email: "new@example.com", current: "quiet lemon" } },
    ]);
    expect(screen.getByText("The e-mail is saved.")).toBeVisible();
  });

  it("is refused when it is none, or the password is missing or wrong, with what was typed", async () => {
    const { api } = await open();
    type("E-mail (optional)", "new@");
    press();
    expect(screen.getByText("This is not an e-mail address")).toBeVisible();
    expect(screen.getByText("Enter your password")).toBeVisible();
    api.refuse(changeEmail, 401, "sign-in-wrong");
    type("E-mail (optional)", "");
    type("Current password", "wrong");
    press();
    expect(await screen.findByText("This name and password do not go together.")).toBeVisible();
    expect(screen.getByLabelText("Current password")).toHaveValue("wrong");
  });

  it("needs a fresh sign-in of a user without a password, which is said", async () => {
    const { api } = await open(false);
    expect(screen.queryByLabelText("Current password")).toBeNull();
    api.refuse(changeEmail, 403, "sign-in-again");
    press();
    expect(await screen.findByText(/^Sign out and in again first/)).toBeVisible();
  });
});
