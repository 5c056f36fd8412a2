import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { TimerTraySlot, InTimerTraySlot } from "@/components/ui/timer-tray-slot";

const timerTray = <InTimerTraySlot>{(shape) => <p>{shape}</p>}</InTimerTraySlot>;

it("the timer tray is in the newest slot that this screen has, and floats where there is none", () => {
  const { rerender } = render(timerTray);
  expect(screen.getByText("floating")).toBeVisible();

  rerender(
    <>
      {timerTray}
      <footer>
        <TimerTraySlot />
      </footer>
      <aside>
        <TimerTraySlot on="desktop" shape="column" />
      </aside>
    </>,
  );
  expect(screen.getByRole("contentinfo")).toHaveTextContent("row");

  rerender(timerTray);
  expect(screen.getByText("floating")).toBeVisible();
});
