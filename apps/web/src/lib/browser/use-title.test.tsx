import { render, renderHook } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { Announcer } from "@/components/ui/announcer";
import { useTitle, useTitleNotice } from "@/lib/browser/use-title";

beforeEach(() => history.replaceState(null, "", "/"));

function Page({ title }: { title: string }) {
  useTitle(title);
  return <Announcer />;
}

const said = () => document.querySelector("[data-slot=announcer]")?.textContent;

it("names the page, and announces another page once its title is known", () => {
  // Whatever page was named before this test: it is the first page of an address that is announced.
  const { rerender } = render(<Page title="Start" />);
  // No page of another file has this title, which may be announced still.
  rerender(<Page title="First of this file" />);
  expect(document.title).toBe("First of this file · Larder");
  expect(said()).not.toContain("First of this file");
  history.pushState(null, "", "/recipes");
  rerender(<Page title="" />);
  rerender(<Page title="Recipes" />);
  expect(document.title).toBe("Recipes · Larder");
  expect(said()).toContain("Recipes");
});

it("does not announce a title that changes on its page", () => {
  const { rerender } = render(<Page title="Start" />);
  rerender(<Page title="Recipes" />);
  rerender(<Page title="Search Results" />);
  expect(document.title).toBe("Search Results · Larder");
  expect(said()).not.toContain("Search Results");
});

it("a notice precedes the title of every open page", () => {
  const page = renderHook(({ title }) => useTitle(title), { initialProps: { title: "Leek soup" } });
  expect(document.title).toBe("Leek soup · Larder");
  const notice = renderHook(({ text }) => useTitleNotice(text), { initialProps: { text: "Done: rice" } });
  expect(document.title).toBe("Done: rice · Leek soup · Larder");
  page.rerender({ title: "" });
  expect(document.title).toBe("Done: rice · Larder");
  notice.unmount();
  expect(document.title).toBe("Larder");
});
