import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ChipRow, FilterChip } from "@/components/ui/filter-chip";
import { TermChip } from "@/components/ui/term-chip";

describe("FilterChip", () => {
  it("says which of a named group is chosen, and can be pressed", async () => {
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
  it("shows its word and takes it back by its cross", async () => {
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
});
