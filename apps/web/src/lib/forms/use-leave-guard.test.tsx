import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { lazy, Suspense } from "react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Link, useLocation } from "wouter";
import { listenForBack } from "@/lib/focus/back-key";
import { useLeaveGuard } from "./use-leave-guard.ts";

beforeAll(listenForBack);
beforeEach(() => history.pushState(null, "", "/form"));

function Form({ isHolding }: { isHolding: boolean }) {
  const [path] = useLocation();
  const { asking, stay, leave } = useLeaveGuard(isHolding);
  return (
    <>
      <p>{path}</p>
      <Link href="/elsewhere?q=1">Elsewhere</Link>
      <a href="/file" download onClick={(event) => event.preventDefault()}>
        File
      </a>
      {asking && (
        <>
          <button type="button" onClick={stay}>
            Stay
          </button>
          <button type="button" onClick={leave}>
            Leave
          </button>
        </>
      )}
    </>
  );
}

const closesFreely = () => dispatchEvent(new Event("beforeunload", { cancelable: true }));
const isAsking = () => screen.queryByRole("button", { name: "Stay" }) !== null;

describe("useLeaveGuard", () => {
  it("lets the user leave a page without unsaved input", async () => {
    render(<Form isHolding={false} />);
    expect(closesFreely()).toBe(true);
    await userEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
    expect(screen.getByText("/elsewhere")).toBeVisible();
  });

  it("asks at a link; leaving goes to its target", async () => {
    render(<Form isHolding />);
    await userEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
    expect(screen.getByText("/form")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Stay" }));
    expect(isAsking()).toBe(false);
    await userEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
    await userEvent.click(screen.getByRole("button", { name: "Leave" }));
    expect(screen.getByText("/elsewhere")).toBeVisible();
    expect(location.search).toBe("?q=1");
  });

  it("asks when the tab is closed, and not at a file", async () => {
    render(<Form isHolding />);
    expect(closesFreely()).toBe(false);
    await userEvent.click(screen.getByRole("link", { name: "File" }));
    expect(isAsking()).toBe(false);
  });

  it("asks at the back button, with the address as it was", () => {
    render(<Form isHolding />);
    history.replaceState(null, "", "/before");
    act(() => void dispatchEvent(new PopStateEvent("popstate")));
    expect(location.pathname).toBe("/form");
    expect(isAsking()).toBe(true);
  });

  it("does not intercept the back button while the next page is being loaded", async () => {
    const NextPage = lazy(() => new Promise<never>(() => {}));
    function Pages() {
      const [path] = useLocation();
      return (
        <Suspense fallback={<p>Loading</p>}>{path === "/form" ? <Form isHolding /> : <NextPage />}</Suspense>
      );
    }
    render(<Pages />);
    await act(async () => history.pushState(null, "", "/next"));
    expect(screen.getByText("Loading")).toBeVisible();
    await act(async () => void dispatchEvent(new PopStateEvent("popstate")));
    expect(location.pathname).toBe("/next");
  });
});
