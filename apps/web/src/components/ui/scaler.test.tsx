import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Scaler } from "@/components/ui/scaler";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Servings({ most }: { most: number }) {
  const [value, setValue] = useState(4);
  return (
    <Scaler
      label="Servings"
      value={String(value)}
      unit="servings"
      note=""
      fewer={{ label: "Fewer", onPress: () => setValue(value - 1), disabled: value <= 1 }}
      more={{ label: "More", onPress: () => setValue(value + 1), disabled: value >= most }}
      multiples={[]}
    />
  );
}

const key = (name: string) => screen.getByRole("button", { name });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it("a held button repeats until it is released", () => {
  render(<Servings most={100} />);
  fireEvent.pointerDown(key("More"));
  pass(499);
  expect(screen.getByRole("status")).toHaveTextContent("4");
  pass(1);
  for (let times = 0; times < 9; times += 1) pass(90);
  expect(screen.getByRole("status")).toHaveTextContent("14");
  fireEvent.pointerUp(key("More"));
  fireEvent.click(key("More"));
  pass(5_000);
  expect(screen.getByRole("status")).toHaveTextContent("14");
  fireEvent.click(key("More"));
  expect(screen.getByRole("status")).toHaveTextContent("15");
});

it("a short press counts once", () => {
  render(<Servings most={100} />);
  fireEvent.pointerDown(key("Fewer"));
  fireEvent.pointerUp(key("Fewer"));
  fireEvent.click(key("Fewer"));
  pass(5_000);
  expect(screen.getByRole("status")).toHaveTextContent("3");
});

it("the repetition ends at the largest value", () => {
  render(<Servings most={6} />);
  fireEvent.pointerDown(key("More"));
  for (let times = 0; times < 30; times += 1) pass(90);
  expect(screen.getByRole("status")).toHaveTextContent("6");
  expect(vi.getTimerCount()).toBe(0);
});
