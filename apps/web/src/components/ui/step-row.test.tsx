import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { StepRow } from "@/components/ui/step-row";

it("StepRow opens and closes as a whole, and input inside survives closing", async () => {
  render(
    <StepRow number={2} title="Toast the rice" caption="3 sub-steps">
      <input aria-label="Note" />
    </StepRow>,
  );
  const row = screen.getByRole("button", { name: /Toast the rice/ });
  expect(row).toHaveAttribute("aria-expanded", "false");
  expect(screen.getByRole("heading", { level: 2 })).toContainElement(row);
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();

  await userEvent.click(row);
  expect(row).toHaveAttribute("aria-expanded", "true");
  await userEvent.type(screen.getByRole("textbox", { name: "Note" }), "glassy");
  await userEvent.click(row);
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  await userEvent.click(row);
  expect(screen.getByRole("textbox")).toHaveValue("glassy");
});
