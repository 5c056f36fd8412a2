import { describe, expect, it } from "vitest";
import { linesOfEach } from "./each-line.ts";

describe("linesOfEach", () => {
  it.each([
    ["½ tsp each: paprika, cumin, salt", ["½ tsp paprika", "½ tsp cumin", "½ tsp salt"]],
    ["2 tbsp each of parsley and chives", ["2 tbsp parsley", "2 tbsp chives"]],
    ["1 pizca de cada: sal, pimienta y comino", ["1 pizca sal", "1 pizca pimienta", "1 pizca comino"]],
    ["1 cup each sugar, flour, and milk", ["1 cup sugar", "1 cup flour", "1 cup milk"]],
    ["4 steaks, 200 g each", ["4 steaks, 200 g each"]],
    ["1 cup each carrots and celery, chopped", ["1 cup each carrots and celery, chopped"]],
    ["2 leeks", ["2 leeks"]],
    ["", [""]],
  ])("%j stands for %j", (line, lines) => {
    expect(linesOfEach(line)).toEqual(lines);
  });
});
