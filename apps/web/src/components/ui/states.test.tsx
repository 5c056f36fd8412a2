import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorCard } from "@/components/ui/error-card";
import { PageHeader } from "@/components/ui/page-header";
import { FullScreenSpinner } from "@/components/ui/spinner";

it("ErrorCard announces at once what went wrong", () => {
  render(
    <ErrorCard
      title="Something went wrong"
      lines={["Failed to load bookmarks", "Please try again later"]}
      action={<button type="button">Try again</button>}
    />,
  );
  const card = screen.getByRole("alert");
  expect(card).toHaveTextContent("Failed to load bookmarksPlease try again later");
  expect(screen.getByRole("heading", { name: "Something went wrong" })).toBeInTheDocument();
});

it("FullScreenSpinner names what it waits for", () => {
  render(<FullScreenSpinner label="Loading..." />);
  expect(screen.getByRole("status")).toHaveTextContent("Loading...");
});

it("EmptyState has a heading and a way on", () => {
  render(<EmptyState title="No recipes available" action={<a href="/recipes/add">Add</a>} />);
  expect(screen.getByRole("heading", { name: "No recipes available" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Add" })).toBeInTheDocument();
});

it("PageHeader has one title, a way back and a note that is announced", () => {
  render(
    <PageHeader
      title="Search Results"
      back={{ href: "/recipes", label: "Back to recipes" }}
      note="1 recipe found"
    />,
  );
  expect(screen.getByRole("heading", { level: 1, name: "Search Results" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Back to recipes" })).toHaveAttribute("href", "/recipes");
  expect(screen.getByRole("status")).toHaveTextContent("1 recipe found");
});
