import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Bookmark } from "lucide-react";
import { expect, it, vi } from "vitest";
import { Card, CardGrid, CornerButton } from "@/components/ui/card";

it("Card is one link named by its title, with a button that does not follow it", async () => {
  const toggle = vi.fn<() => void>();
  const card = (busy: boolean) => (
    <CardGrid aria-label="Recipes">
      <Card
        href="/recipe/soup"
        title="Soup"
        picture={<svg aria-hidden />}
        action={
          <CornerButton
            label={busy ? "Loading..." : "Bookmark"}
            icon={Bookmark}
            busy={busy}
            onClick={toggle}
          />
        }
      />
    </CardGrid>
  );
  const { rerender } = render(card(false));
  expect(screen.getByRole("list", { name: "Recipes" }).children).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Soup" })).toHaveAttribute("href", "/recipe/soup");
  await userEvent.click(screen.getByRole("button", { name: "Bookmark" }));
  expect(toggle).toHaveBeenCalledOnce();
  expect(window.location.pathname).toBe("/");

  rerender(card(true));
  const busy = screen.getByRole("button", { name: "Loading..." });
  expect(busy).toHaveAttribute("aria-disabled", "true");
  expect(busy).toHaveFocus();
  await userEvent.click(busy);
  expect(toggle).toHaveBeenCalledOnce();
});
