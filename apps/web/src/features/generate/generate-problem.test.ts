import { en } from "@larder/domain/messages/en";
import { expect, it } from "vitest";
import { ApiError } from "@/lib/api/api-error";
import { generateProblem } from "./generate-problem";

const answer = (code: "generation-failed" | "not-signed-in" | "generation-unavailable", details?: object) =>
  new ApiError(502, "in English", { success: false, error: "in English", code, ...(details && { details }) });

it.each([
  [
    "a failure with details",
    answer("generation-failed", { text: "?" }),
    'Failed to generate recipe\n{"text":"?"}',
  ],
  [
    "notes, which are said in sentences of their own",
    answer("generation-failed", { notes: [{ code: "unknown", messages: ["zorblax"] }] }),
    "Failed to generate recipe",
  ],
  ["a failure without", answer("generation-failed"), "Failed to generate recipe"],
  [
    "a server without a generator",
    answer("generation-unavailable"),
    "Generating recipes is not set up here yet.",
  ],
  ["a session that ended", answer("not-signed-in"), "You must be logged in to generate recipes"],
  ["no answer at all", new ApiError(0, ""), "Check your connection and try again."],
  [
    "a proxy's page",
    new ApiError(504, "504: <html>too slow"),
    "Failed to generate recipe. Please try again later.",
  ],
  ["anything else", new Error("?"), "Failed to generate recipe. Please try again later."],
])("%s", (_, error, sentence) => {
  expect(generateProblem(en, error)).toBe(sentence);
});
