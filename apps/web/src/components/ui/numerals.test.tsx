import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Amount } from "@/components/ui/amount";
import { Duration } from "@/components/ui/duration";
import { Figure } from "@/components/ui/figure";
import { PriceSection, PriceTile } from "@/components/ui/price-section";
import { spokenLength, spokenMinutes } from "@/components/ui/spoken-minutes";

/** Returns the visible text: everything but the text for screen readers. */
function seen(slot: string) {
  const part = document.querySelector(`[data-slot=${slot}]`)?.cloneNode(true);
  if (!(part instanceof HTMLElement)) throw new Error(`no ${slot} on the page`);
  for (const hidden of part.querySelectorAll(".sr-only")) hidden.remove();
  return part.textContent;
}

describe("Duration", () => {
  it.each([
    [50, "50min"],
    [60, "1h"],
    [80, "1h20m"],
    [0, "0min"],
  ])("shows %i minutes as %s", (minutes, figures) => {
    render(<Duration minutes={minutes} label="spoken" />);
    expect(seen("duration")).toBe(figures);
  });

  it("is read by its label and carries a machine-readable time", () => {
    render(<Duration minutes={50} label="50 minutes" />);
    const time = screen.getByText("50 minutes").closest("time");
    expect(time).toHaveAttribute("datetime", "PT50M");
    expect(screen.getByText("min").closest("[aria-hidden]")).not.toBeNull();
  });
});

describe("spokenMinutes", () => {
  it.each([
    [50, "en", "50 minutes"],
    [1, "en", "1 minute"],
    [60, "en", "1 hour"],
    [80, "en", "1 hour 20 minutes"],
    [125, "es", "2 horas 5 minutos"],
  ])("says %i in %s as %s", (minutes, locale, spoken) => {
    expect(spokenMinutes(minutes, locale)).toBe(spoken);
  });
});

describe("Amount", () => {
  it("draws a fraction from its figures and leaves the character to screen readers", () => {
    render(<Amount value="1⅓" unit="cups" />);
    expect(seen("amount")).toBe("11/3 cups");
    expect(screen.getByText("1⅓")).toHaveClass("sr-only");
  });

  it("leaves an amount without a fraction as plain text", () => {
    render(<Amount value="250" unit="g" />);
    expect(screen.getByText("250")).not.toHaveClass("sr-only");
    expect(seen("amount")).toBe("250 g");
  });
});

describe("PriceSection", () => {
  it("ties each label to its figure", () => {
    render(
      <PriceSection>
        <PriceTile label="Total Time" total>
          <Duration minutes={50} label="50 minutes" />
        </PriceTile>
        <PriceTile label="Servings" narrow>
          <Figure value={4} />
        </PriceTile>
      </PriceSection>,
    );
    const [time, servings] = screen.getAllByRole("definition");
    expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["Total Time", "Servings"]);
    expect(time).toHaveTextContent("50 minutes");
    expect(servings).toHaveTextContent("4");
  });
});

describe("spokenLength", () => {
  const between = (from: string, to: string) => `${from} to ${to}`;
  it.each([
    [1080, 1200, "18 to 20 minutes"],
    [3600, 7200, "1 to 2 hours"],
    [1800, 3600, "30 to 60 minutes"],
    [30, 60, "30 to 60 seconds"],
    [45, null, "45 seconds"],
    [90, null, "90 seconds"],
    [120, null, "2 minutes"],
    [5400, null, "1 hour 30 minutes"],
    [86_400, null, "1 day"],
    [172_800, 259_200, "2 to 3 days"],
    [129_600, null, "36 hours"],
  ])("says %i to %j seconds", (minSeconds, maxSeconds, spoken) => {
    expect(spokenLength({ minSeconds, maxSeconds }, "en", between)).toBe(spoken);
  });
});
