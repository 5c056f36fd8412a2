import { expect, it } from "vitest";
import { serverReason } from "./server-reason.ts";

const SECRETS = ["larder-secret-0123456789", "Basic dXNlcjpwYXNz", ""];

it.each([
  ["Incorrect API key provided: larder-secret-0123456789.", "Incorrect API key provided: ***."],
  [
    "Incorrect API key provided: sk-proj-ab12****************f4Qz. See",
    "Incorrect API key provided: *** See",
  ],
  ["Header was Bearer abc.def-ghi", "Header was ***"],
  ["Header was Basic dXNlcjpwYXNz", "Header was ***"],
  ["The model `soup`\n\n does not exist", "The model `soup` does not exist"],
  ["x".repeat(2_000), "x".repeat(500)],
])("the reason %j is shown without secrets", (message, shown) => {
  expect(serverReason(new Error(message), SECRETS)).toBe(shown);
});

it("what is no error has no reason", () => {
  expect(serverReason("larder-secret-0123456789", SECRETS)).toBe("");
});
