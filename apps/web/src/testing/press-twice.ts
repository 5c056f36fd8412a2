import { act } from "@testing-library/react";

/** Presses a button twice before the page is drawn again, as a bouncing switch does. */
export function pressTwice(button: HTMLElement): void {
  act(() => {
    button.click();
    button.click();
  });
}
