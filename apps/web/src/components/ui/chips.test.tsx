import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { ChipRow, FilterChip } from "@/components/ui/filter-chip";
import { BareInput, InputFrame } from "@/components/ui/input";
import { TermChip } from "@/components/ui/term-chip";

describe("FilterChip", () => {
  it("marks the chosen chip of a named group, and can be pressed", async () => {
    const choose = vi.fn<() => void>();
    render(
      <ChipRow label="Tags">
        <FilterChip chosen>All</FilterChip>
        <FilterChip chosen={false} tone="carrot" onClick={choose}>
          soup
        </FilterChip>
      </ChipRow>,
    );
    expect(screen.getByRole("group", { name: "Tags" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "All", pressed: true })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "soup", pressed: false }));
    expect(choose).toHaveBeenCalledOnce();
  });
});

describe("TermChip", () => {
  it("shows its term and removes it by its cross", async () => {
    const remove = vi.fn<() => void>();
    render(
      <TermChip removeLabel="Remove leeks" onRemove={remove}>
        leeks
      </TermChip>,
    );
    expect(screen.getByText("leeks")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Remove leeks" }));
    expect(remove).toHaveBeenCalledOnce();
  });

  it.each(["{Enter}", " "])(
    "gives the focus to the box that it stands in when %j takes it back",
    async (key) => {
      render(<BoxOfTwo />);
      screen.getByRole("button", { name: "Remove leeks" }).focus();
      await userEvent.keyboard(key);
      expect(screen.queryByText("leeks")).not.toBeInTheDocument();
      expect(screen.getByRole("textbox")).toHaveFocus();
      expect(screen.getByRole("textbox")).toHaveValue("");
    },
  );

  it("moves the focus to the input also after a mouse click", async () => {
    render(<BoxOfTwo />);
    await userEvent.click(screen.getByRole("button", { name: "Remove rice" }));
    expect(screen.getByRole("textbox")).toHaveFocus();
  });
});

function BoxOfTwo() {
  const [terms, setTerms] = useState(["leeks", "rice"]);
  return (
    <InputFrame>
      {terms.map((term) => (
        <TermChip
          key={term}
          removeLabel={`Remove ${term}`}
          onRemove={() => setTerms(terms.filter((other) => other !== term))}
        >
          {term}
        </TermChip>
      ))}
      <BareInput aria-label="Search" />
    </InputFrame>
  );
}
