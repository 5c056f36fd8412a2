import { describe, expect, it } from "vitest";
import { AppDataListener, readAppData } from "./app-data.ts";
import { streamPage } from "../html/page-stream.ts";

const dataIn = (html: string, collectsAll = false) => {
  const listener = new AppDataListener(collectsAll);
  streamPage(html, [listener], () => false);
  return listener.collected();
};

describe("the data of a page's own scripts", () => {
  it("are collected where they name parts of a recipe, or where all are wanted", () => {
    const html =
      '<script>{"ingredients":[]}</script><script>{"menu":1}</script><script src="/a.js">{"steps":1}</script>';
    expect(dataIn(html)).toBe('{"ingredients":[]}');
    expect(dataIn(html, true)).toBe('{"ingredients":[]}\n{"menu":1}');
  });

  it("are not joined again for each piece of the page", () => {
    const data = `<script>${JSON.stringify({ ingredients: ["x".repeat(1_000)] })}</script>`.repeat(300);
    const start = performance.now();
    expect(dataIn(`${data}${"<b>x</b>".repeat(20_000)}`)).toContain("ingredients");
    expect(performance.now() - start).toBeLessThan(1_500);
  });

  it("yield amounts and units under any name, and lists in groups", () => {
    const lists = {
      ingredientGroups: [
        { ingredients: [{ ingredientQuantity: 200, displayUnitOfMeasurement: "g", name: "leeks" }] },
        { ingredients: ["1 l stock", "salt"] },
      ],
    };
    expect(readAppData(JSON.stringify(lists))).toEqual({ ingredients: ["200 g leeks", "1 l stock", "salt"] });
  });
});
