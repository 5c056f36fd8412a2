import { enAdd } from "@larder/domain/messages/en-add";
import { en } from "@larder/domain/messages/en";
import { describe, expect, it } from "vitest";
import { addJsonProblem, addProblem } from "@/features/add-recipe/add-problem";
import { ApiError } from "@/lib/api/api-error";

const signedOut = new ApiError(401, "in English", { success: false, error: "", code: "not-signed-in" });

describe("addProblem", () => {
  it.each([
    ["a session that ended", signedOut, "You must be logged in to add recipes"],
    ["a proxy's page", new ApiError(502, "502: Bad Gateway"), "It failed."],
  ])("of %s", (_, error, sentence) => {
    expect(addProblem(en, error, "It failed.")).toBe(sentence);
  });
});

describe("addJsonProblem", () => {
  it.each([
    ["a session that ended", signedOut, "You must be logged in to add recipes"],
    ["a page", new ApiError(502, "502: <html>"), "Unexpected response format. Check API endpoint."],
    [
      "a success in an unexpected shape",
      new ApiError(200, "odd"),
      "Unexpected response format. Check API endpoint.",
    ],
    [
      "JSON that names no reason",
      new ApiError(500, '500: {"success":false}', undefined, { isJson: true }),
      "Failed to add recipe",
    ],
    ["anything else", new Error("?"), "Failed to add recipe. Please check your JSON format."],
  ])("of %s", (_, error, sentence) => {
    expect(addJsonProblem({ ...en, ...enAdd }, error)).toBe(sentence);
  });
});
