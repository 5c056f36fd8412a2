import { expect, it } from "vitest";
import { shownUserName } from "./named-user.ts";

it.each([
  [{ displayName: "Ana", login: "ana" }, "Ana"],
  [{ displayName: "", login: "ana" }, "ana"],
  [{ displayName: "ana@example.com", login: "ana@example.com" }, ""],
  [{}, ""],
])("the name that others see of %j is %j", (user, name) => {
  expect(shownUserName(user)).toBe(name);
});
