import { beforeEach, expect, it } from "vitest";
import { chosenUnits, rememberUnits } from "./chosen-units.ts";

beforeEach(() => localStorage.clear());

it("units are as written until others are chosen, and again when that is chosen", () => {
  expect(chosenUnits()).toBe("written");
  rememberUnits("us");
  expect(chosenUnits()).toBe("us");
  rememberUnits("written");
  expect(chosenUnits()).toBe("written");
  expect(localStorage).toHaveLength(0);
});

it("unknown units are as written", () => {
  localStorage.setItem("larder-units", "imperial");
  expect(chosenUnits()).toBe("written");
});
