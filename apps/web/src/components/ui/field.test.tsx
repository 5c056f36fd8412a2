import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { Field } from "@/components/ui/field";
import { BareInput, Input, InputFrame } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";

describe("Field", () => {
  it("ties label, hint and error to its control", () => {
    const { rerender } = render(
      <Field label="Email" hint="We write once.">
        <Input type="email" />
      </Field>,
    );
    expect(screen.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription("We write once.");
    expect(screen.getByRole("textbox")).toBeValid();

    rerender(
      <Field label="Email" hint="We write once." error="Please enter a valid email address">
        <Input type="email" />
      </Field>,
    );
    const input = screen.getByRole("textbox", { name: "Email" });
    expect(input).toHaveAccessibleDescription("We write once. Please enter a valid email address");
    expect(input).toBeInvalid();
    expect(screen.getByRole("alert")).toHaveTextContent("Please enter a valid email address");
  });

  it("names a text area as well", () => {
    render(
      <Field label="Recipe text" labelHidden>
        <Textarea />
      </Field>,
    );
    expect(screen.getByRole("textbox", { name: "Recipe text" }).tagName).toBe("TEXTAREA");
  });
});

describe("InputFrame", () => {
  it("hands a press beside its parts to the input", async () => {
    render(
      <InputFrame>
        <BareInput aria-label="Search" />
      </InputFrame>,
    );
    const input = screen.getByRole("textbox", { name: "Search" });
    const frame = input.closest<HTMLElement>("[data-slot=input-frame]");
    expect(frame).not.toBeNull();
    if (frame) await userEvent.click(frame);
    expect(input).toHaveFocus();
  });
});
