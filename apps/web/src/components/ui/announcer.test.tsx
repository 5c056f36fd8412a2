import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Announcer } from "@/components/ui/announcer";
import { announce } from "@/lib/browser/announcements";

const region = () => screen.getByText(/./).closest("[aria-live]");

it("announces each message once, urgent ones at once", () => {
  const { container } = render(<Announcer />);
  act(() => announce("Timer started"));
  expect(region()).toHaveAttribute("aria-live", "polite");
  act(() => announce("Done: rice", { urgent: true }));
  expect(container).toHaveTextContent(/^Done: rice$/);
  expect(region()).toHaveAttribute("aria-live", "assertive");

  const said = screen.getByText("Done: rice");
  act(() => announce("Done: rice", { urgent: true }));
  expect(screen.getByText("Done: rice")).not.toBe(said);
});
