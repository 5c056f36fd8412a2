import { describe, expect, it } from "vitest";
import { timedPieces } from "./timed-text.ts";

describe("timedPieces", () => {
  it.each<[string, string, [text: string, minSeconds?: number][]]>([
    [
      "a length in the middle",
      "Toast for 2-3 minutes until glassy",
      [["Toast for "], ["2-3 minutes", 120], [" until glassy"]],
    ],
    ["a length at the end", "Cuece 20 minutos.", [["Cuece "], ["20 minutos", 1200], ["."]]],
    ["a text without one", "Stir well", [["Stir well"]]],
    ["an empty text", "", []],
  ])("%s", (_, text, pieces) => {
    expect(timedPieces(text, "Step 3.2").map((piece) => [piece.text, piece.timer?.minSeconds])).toEqual(
      pieces.map(([words, seconds]) => [words, seconds]),
    );
  });

  it("leaves storage times in the text", () => {
    const text = "Bake for 20 minutes. Keeps in the fridge for 3 days.";
    expect(
      timedPieces(text, "Step 3.2")
        .filter((piece) => piece.timer)
        .map((piece) => piece.text),
    ).toEqual(["20 minutes"]);
    expect(
      timedPieces(text, "Step 3.2")
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  });

  it("names timers by what is done, else by the position", () => {
    const text = "Simmer the sauce for 15 minutes. After 5 minutes, add salt.";
    expect(timedPieces(text, "Step 3.2").flatMap(({ name }) => name ?? [])).toEqual([
      "Simmer sauce, 15 min",
      "Step 3.2, 5 min",
    ]);
  });
});
