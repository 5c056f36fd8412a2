import { render, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Cover } from "./cover.tsx";
import { ProduceSymbols } from "./produce-symbols.tsx";
import { DRAWINGS, VESSELS } from "./produce/drawings.ts";
import { HeroIllustration } from "./hero-illustration.tsx";

const used = () =>
  [...document.querySelectorAll("use")].map((use) => use.getAttribute("href")?.slice(1) ?? "");

describe("Cover", () => {
  it("is decorative and scales into any frame", async () => {
    const { container } = render(<Cover name="Lemon leek risotto" tags={[]} />);
    await waitFor(() => expect(container.querySelector("svg")).not.toBeNull());
    const picture = container.querySelector("[data-slot=cover]");
    expect(picture).toHaveAttribute("aria-hidden", "true");
    expect(picture).toHaveAttribute("viewBox", "0 0 400 392");
    expect(picture).toHaveAttribute("preserveAspectRatio", "xMidYMid slice");
  });

  it("refers only to drawings that the sheet brings, each with its shadow", async () => {
    const names = [...Object.keys(DRAWINGS), "soup", "salad", "roast beef", "cake", "pancake"];
    render(
      <>
        <ProduceSymbols />
        <HeroIllustration />
        {names.map((name) => (
          <Cover key={name} name={name} tags={[]} />
        ))}
      </>,
    );
    const drawings = Object.keys({ ...DRAWINGS, ...VESSELS }).length;
    await waitFor(() => expect(document.querySelectorAll("defs g[id]")).toHaveLength(2 * drawings));
    await waitFor(() => expect(document.querySelectorAll("[data-slot=cover]")).toHaveLength(names.length));
    expect(used().length).toBeGreaterThan(0);
    expect(used().filter((id) => !document.querySelector(`defs #${id}`))).toEqual([]);
  });
});
