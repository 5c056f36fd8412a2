import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Bookmark, BookOpen, House, User } from "lucide-react";
import { expect, it, vi } from "vitest";
import { BottomNav } from "@/components/ui/bottom-nav";
import { TopBar } from "@/components/ui/top-bar";

const ITEMS = [
  { href: "/", label: "Home", icon: House, current: false },
  { href: "/recipes", label: "Recipes", icon: BookOpen, current: "page" },
  { href: "/bookmarks", label: "Bookmarks", icon: Bookmark, current: false },
  { href: "/profile", label: "Profile", icon: User, current: false },
] as const;

it("BottomNav has four links round a plus, and marks the current one", async () => {
  const add = vi.fn<() => void>();
  render(<BottomNav label="Main" items={ITEMS} plus={{ label: "Add New Recipe", onPress: add }} />);
  const nav = screen.getByRole("navigation", { name: "Main" });
  expect([...nav.children].map((index) => index.textContent || index.getAttribute("aria-label"))).toEqual([
    "Home",
    "Recipes",
    "Add New Recipe",
    "Bookmarks",
    "Profile",
  ]);
  expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("Recipes");
  await userEvent.click(screen.getByRole("button", { name: "Add New Recipe" }));
  expect(add).toHaveBeenCalledOnce();
});

it("TopBar shows the same links on a desktop", () => {
  render(<TopBar label="Main" brand="Larder" items={ITEMS} />);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    ITEMS.map((index) => index.href),
  );
  expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("Recipes");
});
