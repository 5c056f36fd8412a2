import { expect, it } from "vitest";
import { transcribedPage } from "./transcribed-page.ts";

it("a page that a model copied has its lines, and no words that could be sure or unsure", () => {
  expect(transcribedPage("Leek soup\n\n2 leeks")).toEqual({
    by: "model",
    text: "Leek soup\n\n2 leeks",
    lines: [
      { text: "Leek soup", words: [] },
      { text: "", words: [] },
      { text: "2 leeks", words: [] },
    ],
  });
});
