import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ToastViewport } from "@/components/ui/toast";
import { createToastStore, type Toast } from "@/components/ui/toast-store";
import { pressTwice } from "@/testing/press-twice";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function renderToasts() {
  const store = createToastStore();
  render(<ToastViewport dismissLabel="Dismiss" store={store} />);
  return (toast: Toast) => act(() => void store.show(toast));
}
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe("ToastViewport", () => {
  it("announces a success politely and a failure at once", () => {
    const show = renderToasts();
    show({ title: "Recipe bookmarked", description: "Recipe has been added to your bookmarks." });
    expect(screen.getByRole("status")).toHaveTextContent(
      "Recipe bookmarkedRecipe has been added to your bookmarks.",
    );
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();

    show({ title: "Error", variant: "destructive" });
    expect(screen.getByRole("alert")).toHaveTextContent("Error");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("disappears after five seconds, counted anew for each toast", () => {
    const show = renderToasts();
    show({ title: "First" });
    wait(4000);
    show({ title: "Second" });
    wait(4000);
    expect(screen.getByText("Second")).toBeInTheDocument();
    wait(1000);
    expect(screen.queryByText("Second")).not.toBeInTheDocument();
  });

  it("runs an action once when its button is pressed twice at once", () => {
    const show = renderToasts();
    const onSelect = vi.fn<() => void>();
    show({ title: "Added", otherActions: [{ label: "Undo", onSelect }] });
    pressTwice(screen.getByRole("button", { name: "Undo" }));
    expect(onSelect).toHaveBeenCalledOnce();
    expect(screen.queryByText("Added")).not.toBeInTheDocument();
  });

  it("has a duration of its own when one is given", () => {
    const show = renderToasts();
    show({ title: "Brief", durationMs: 800 });
    wait(799);
    expect(screen.getByText("Brief")).toBeInTheDocument();
    wait(1);
    expect(screen.queryByText("Brief")).not.toBeInTheDocument();
  });

  it("pauses while it is being read, then goes on with the time that was left", () => {
    const show = renderToasts();
    show({ title: "Long story" });
    wait(3000);
    fireEvent.pointerEnter(screen.getByText("Long story"));
    wait(60_000);
    expect(screen.getByText("Long story")).toBeInTheDocument();
    fireEvent.pointerLeave(screen.getByText("Long story"));
    wait(1999);
    expect(screen.getByText("Long story")).toBeInTheDocument();
    wait(1);
    expect(screen.queryByText("Long story")).not.toBeInTheDocument();
  });

  it("can be dismissed by hand", () => {
    renderToasts()({ title: "Saved" });
    fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByText("Saved")).not.toBeInTheDocument();
  });

  it("runs its action and disappears", () => {
    const onSelect = vi.fn<() => void>();
    renderToasts()({
      title: "Recipe Already Exists",
      variant: "destructive",
      action: { label: "View Existing Recipe", onSelect },
    });
    fireEvent.click(screen.getByRole("button", { name: "View Existing Recipe" }));
    expect(onSelect).toHaveBeenCalledOnce();
    expect(screen.queryByText("Recipe Already Exists")).not.toBeInTheDocument();
  });
});
