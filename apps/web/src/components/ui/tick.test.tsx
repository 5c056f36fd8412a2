import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { Tick } from "@/components/ui/tick";

function Line() {
  const [done, setDone] = useState(false);
  return (
    <Tick checked={done} onCheckedChange={setDone} details="320 g risotto rice">
      Stir in the rice
    </Tick>
  );
}

it("Tick is a checkbox named by its line alone, struck through when done", async () => {
  render(<Line />);
  const box = screen.getByRole("checkbox", { name: "Stir in the rice" });
  expect(box).not.toBeChecked();
  expect(screen.getByText("Stir in the rice")).not.toHaveClass("line-through");

  await userEvent.click(screen.getByText("Stir in the rice"));
  expect(box).toBeChecked();
  expect(screen.getByText("Stir in the rice")).toHaveClass("line-through");
  expect(screen.getByText("320 g risotto rice")).not.toHaveClass("line-through");

  box.focus();
  await userEvent.keyboard(" ");
  expect(box).not.toBeChecked();
});
