import { act, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { renderPage } from "@/testing/render-page";

const button = (name: string) => screen.getByRole("button", { name });

async function renderDialog() {
  const answer = Promise.withResolvers<void>();
  const onConfirm = vi.fn(() => answer.promise);
  const onClose = vi.fn();
  renderPage(
    <ConfirmDialog
      title="Leave it?"
      text="You see it no more."
      confirm="Leave"
      confirming="Leaving…"
      onConfirm={onConfirm}
      problemOf={(error) => `Not left: ${String(error)}`}
      onClose={onClose}
    />,
  );
  await screen.findByRole("alertdialog", { name: "Leave it?" });
  return { answer, onConfirm, onClose };
}

it("acts once however often it is pressed, and cannot be closed meanwhile", async () => {
  const { answer, onConfirm, onClose } = await renderDialog();
  act(() => {
    button("Leave").click();
    button("Leave").click();
  });
  act(() => button("Cancel").click());
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => answer.resolve());
  // Until the page that opened it takes it away.
  expect(button("Leaving…")).toHaveAttribute("aria-disabled", "true");
});

it("stays open with the reason of a failure, and can be confirmed again or closed", async () => {
  const { answer, onConfirm, onClose } = await renderDialog();
  act(() => button("Leave").click());
  await act(async () => answer.reject("no answer"));
  const dialog = screen.getByRole("alertdialog", { name: "Leave it?" });
  expect(within(dialog).getByRole("alert")).toHaveTextContent("Not left: no answer");
  await act(async () => button("Leave").click());
  expect(onConfirm).toHaveBeenCalledTimes(2);
  act(() => button("Cancel").click());
  expect(onClose).toHaveBeenCalledTimes(1);
});
