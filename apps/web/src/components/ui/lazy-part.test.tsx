import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { lazyPart } from "@/components/ui/lazy-part";
import { ToastViewport } from "@/components/ui/toast";

const sheet = { Sheet: () => <p>Add New Recipe</p> };

/** A page with a box to type in, and a part that comes only while there is a connection. */
function buildPage() {
  const line = { isUp: true };
  const useSheet = lazyPart(async () => {
    if (!line.isUp) throw new TypeError("Failed to fetch dynamically imported module");
    return sheet;
  });
  function TypingPage() {
    const [open, setOpen] = useState(false);
    const part = useSheet(open, () => setOpen(false));
    return (
      <>
        <textarea aria-label="Recipe" />
        <button type="button" onClick={() => setOpen(true)}>
          Add
        </button>
        {open && part && <part.Sheet />}
        <ToastViewport dismissLabel="Dismiss" />
      </>
    );
  }
  return { line, TypingPage };
}

const add = () => userEvent.click(screen.getByRole("button", { name: "Add" }));

it("keeps what was typed when a part cannot come, and asks again the next time", async () => {
  const { line, TypingPage } = buildPage();
  line.isUp = false;
  render(<TypingPage />);
  await userEvent.type(screen.getByLabelText("Recipe"), "Two leeks");
  await add();
  expect(await screen.findByRole("alert")).toHaveTextContent("Something went wrong on our side.");
  expect(screen.getByLabelText("Recipe")).toHaveValue("Two leeks");

  line.isUp = true;
  await add();
  expect(await screen.findByText("Add New Recipe")).toBeVisible();
});
