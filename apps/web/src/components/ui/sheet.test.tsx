import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { Dialog } from "@/components/ui/dialog";
import { Sheet } from "@/components/ui/sheet";

function AddMenu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add
      </button>
      <a href="/profile">Profile</a>
      <Sheet open={open} onOpenChange={setOpen} title="Add New Recipe" closeLabel="Close">
        <a href="/recipes/add/url">Import from URL</a>
        <a href="/recipes/add/text">Import from text</a>
      </Sheet>
    </>
  );
}

/** Renders a dialog whose answer opens another dialog. */
function TwoQuestions() {
  const [asked, setAsked] = useState<"first" | "second" | null>(null);
  const close = (open: boolean) => !open && setAsked(null);
  return (
    <>
      <button type="button" onClick={() => setAsked("first")}>
        Delete
      </button>
      <Dialog open={asked === "first"} onOpenChange={close} title="Sure?" description="It is gone then.">
        <button type="button" onClick={() => setAsked("second")}>
          Yes
        </button>
      </Dialog>
      <Dialog open={asked === "second"} onOpenChange={close} title="Changed meanwhile" description="And now?">
        <button type="button">Delete anyway</button>
      </Dialog>
    </>
  );
}

async function openMenu() {
  render(<AddMenu />);
  await userEvent.click(screen.getByRole("button", { name: "Add" }));
  return screen.findByRole("dialog", { name: "Add New Recipe" });
}

/** radix listens for a press beside a dialog from the next tick on, so that the opening press does not count. */
async function pressBeside() {
  await new Promise((resolve) => setTimeout(resolve));
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
}

describe("Sheet", () => {
  it("keeps the focus inside and the page behind it out of reach", async () => {
    const sheet = await openMenu();
    expect(sheet.contains(document.activeElement)).toBe(true);
    expect(screen.queryByRole("link", { name: "Profile" })).not.toBeInTheDocument();
    for (const name of ["Import from URL", "Import from text"]) {
      await userEvent.tab();
      expect(screen.getByRole("link", { name })).toHaveFocus();
    }
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
  });

  it.each([
    ["Escape", () => userEvent.keyboard("{Escape}")],
    ["a press beside it", pressBeside],
    ["its cross", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
  ])("closes by %s and gives the focus back", async (_, close) => {
    await openMenu();
    await close();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("button", { name: "Add" })).toHaveFocus());
  });

  it.each([
    ["closes when its handle is pulled far down", 120, false],
    ["stays when the pull was short", 40, true],
  ])("%s", async (_, distance, stays) => {
    const sheet = await openMenu();
    const handle = sheet.querySelector("[data-slot=sheet-handle]");
    if (!(handle instanceof HTMLElement)) throw new Error("the sheet has no handle");
    handle.setPointerCapture = () => {};
    fireEvent.pointerDown(handle, { clientY: 500, pointerId: 1 });
    fireEvent.pointerMove(handle, { clientY: 500 + distance, pointerId: 1 });
    fireEvent.pointerUp(handle, { clientY: 500 + distance, pointerId: 1 });
    expect(screen.queryAllByRole("dialog")).toHaveLength(stays ? 1 : 0);
  });
});

describe("Dialog", () => {
  it("asks with its title and description, and is not closed by a press beside it", async () => {
    function Question() {
      const [open, setOpen] = useState(true);
      return (
        <Dialog
          role="alertdialog"
          open={open}
          onOpenChange={setOpen}
          title="Delete Recipe"
          description="This action cannot be undone."
          actions={<button type="button">Cancel</button>}
        />
      );
    }
    render(<Question />);
    const dialog = await screen.findByRole("alertdialog", { name: "Delete Recipe" });
    expect(dialog).toHaveAccessibleDescription("This action cannot be undone.");
    await pressBeside();
    expect(screen.getByRole("alertdialog")).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });

  it("gives the focus back to what opened the first one when it replaced another", async () => {
    render(<TwoQuestions />);
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await userEvent.click(await screen.findByRole("button", { name: "Yes" }));
    await screen.findByRole("dialog", { name: "Changed meanwhile" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Delete" })).toHaveFocus());
  });
});
