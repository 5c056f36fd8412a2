import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { TimedText } from "./timed-text";

describe("TimedText", () => {
  it("sets times apart and changes no word", () => {
    const text = "Bake for 20 minutes, then rest 5 min.";
    const { container } = render(<TimedText>{text}</TimedText>);
    expect(container).toHaveTextContent(text);
    const chips = [...container.querySelectorAll("[data-slot=duration-chip]")];
    expect(chips.map((chip) => chip.textContent)).toEqual(["20 minutes", "5 min"]);
  });

  it("leaves a text without times as it is", () => {
    const { container } = render(<TimedText>Stir well</TimedText>);
    expect(container.innerHTML).toBe("Stir well");
  });
});
