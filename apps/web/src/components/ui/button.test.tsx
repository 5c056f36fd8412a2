import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RefreshCw } from "lucide-react";
import { describe, expect, it, vi } from "vitest";
import { IconButton, Button } from "@/components/ui/button";

describe("Button", () => {
  it("does not submit a form unless its type says so", async () => {
    const send = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <Button>More</Button>
        <Button type="submit">Save</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole("button", { name: "More" }));
    expect(send).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(send).toHaveBeenCalledOnce();
  });

  it("takes no press while busy, not even by Return in a field, and keeps its focus", async () => {
    const press = vi.fn<() => void>();
    const send = vi.fn<() => void>();
    const form = (busy: boolean) => (
      <form onSubmit={send}>
        <input aria-label="Name" />
        <Button type="submit" busy={busy} onClick={press}>
          {busy ? "Saving..." : "Save"}
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    screen.getByRole("button").focus();
    rerender(form(true));

    const key = screen.getByRole("button", { name: "Saving..." });
    expect(key).toHaveFocus();
    expect(key).toHaveAttribute("aria-busy", "true");
    expect(key).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(key);
    await userEvent.type(screen.getByRole("textbox"), "Soup{Enter}");
    expect(press).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
  });

  it("gives its variant to a link and adds nothing else", () => {
    render(
      <Button asChild variant="soft">
        <a href="/recipes">Recipes</a>
      </Button>,
    );
    const link = screen.getByRole("link", { name: "Recipes" });
    expect(link).toHaveAttribute("href", "/recipes");
    expect(link).toHaveClass("bg-soft");
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("IconButton", () => {
  it("is named by its label, busy or not", () => {
    const { rerender } = render(<IconButton label="Refresh" icon={RefreshCw} />);
    expect(screen.getByRole("button", { name: "Refresh" })).toBeEnabled();
    rerender(<IconButton label="Refresh" icon={RefreshCw} busy />);
    expect(screen.getByRole("button", { name: "Refresh" })).toHaveAttribute("aria-busy", "true");
  });
});
