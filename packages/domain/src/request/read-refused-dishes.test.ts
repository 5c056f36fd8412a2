import { describe, expect, it } from "vitest";
import { readRequest } from "./read-request.ts";

describe("a kind of dish that is not wanted", () => {
  it.each([
    ["something soft for my grandfather, he hates soup", "soup"],
    ["anything but stew, with beef", "stew"],
    ["cena para dos, odian las sopas", "sopas"],
  ])("is asked back: %s", (query, dish) => {
    expect(readRequest(query).unresolved).toEqual([dish]);
    expect(readRequest(query).dish).toBeNull();
  });

  it("is no food whose name goes on", () => {
    expect(readRequest("she hates salad dressing").unresolved).toEqual([]);
  });
});

describe("an illness that needs more than one diet", () => {
  it("is asked back beside a diet", () => {
    const { unresolved, diets } = readRequest("I'm on dialysis, low potassium, low salt, with chicken");
    expect(unresolved).toEqual(["dialysis", "low potassium"]);
    expect(diets.map(({ diet }) => diet)).toEqual(["low-salt"]);
  });

  it("only says why beside an exclusion, where it is a milder one", () => {
    expect(readRequest("gout, so no anchovies").unresolved).toEqual([]);
  });
});
