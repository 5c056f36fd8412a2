import { describe, expect, it } from "vitest";
import { readWholePage } from "../read-page.ts";

const STEPS = ["Wash the leeks and cut them into rings.", "Boil them in the stock for half an hour."];
const LIST = "<h2>Ingredients</h2><ul><li>2 leeks, sliced<li>1 l stock<li>200 g potatoes</ul><h2>Method</h2>";
const stepsOf = (below: string) =>
  readWholePage(`<h1>Leek soup</h1>${LIST}${below}`, "https://soup.example/").reading.instructions;
const told = STEPS.map((step) => `<p>${step}</p>`).join("");

describe("what a writer says behind the last step", () => {
  it.each([
    ["a wish", "<p>¡Que aproveche!</p><p>Un beso, Marisa.</p>"],
    ["a wish in a box of its own", "<div>Enjoy!</div><div>Love, Jo</div>"],
    ["a wish without blanks", "<p>最後まで読んでいただきありがとうございました。</p>"],
    ["a wish in another language", "<p>Smacznego!</p>"],
    ["advice", "<p><b>Mein Tipp:</b> Statt Lauch kannst du auch Zwiebeln nehmen.</p>"],
    ["how to keep it", "<p>Storage: Keeps for four days in the fridge.</p>"],
    ["a postscript behind stars", "<p>* * *</p><p>P.S. My book with ninety recipes is out next week.</p>"],
    ["whose it is", "<p>저작자의 사전 동의 없이 이미지 및 문구의 무단 도용을 금합니다.</p>"],
    ["a footnote", "<p>*This post holds links to shops that pay us for it.</p>"],
    ["where else to read", "<p>Se vi è piaciuta la ricetta seguitemi su Facebook!</p>"],
    ["who wrote it", "<p>Recipe by Ann Cook</p>"],
  ])("is no step: %s", (_, below) => {
    expect(stepsOf(told + below)).toEqual(STEPS);
  });

  it("is no step, where the steps are numbered", () => {
    const numbered = STEPS.map((step, at) => `<p>${at + 1}. ${step}</p>`).join("");
    expect(stepsOf(`${numbered}<p>I hope that you like it as much as we do.</p>`)).toEqual(STEPS);
  });

  it("is a step, where the list of steps says it", () => {
    expect(stepsOf(`<ol><li>${STEPS.join("<li>")}<li>Serve hot. Enjoy!</ol>`)).toEqual([
      ...STEPS,
      "Serve hot. Enjoy!",
    ]);
  });

  it("ends no recipe that has not begun", () => {
    expect(stepsOf(`<p>Tip: warm the bowls.</p>${told}`)).toEqual(expect.arrayContaining(STEPS));
  });
});

describe("the numbers of steps", () => {
  it("go also where they stand behind them", () => {
    const boxes = STEPS.map((step, at) => `<div class=s><p>${step} <span>${at + 1}</span></p></div>`).join(
      "",
    );
    expect(stepsOf(boxes)).toEqual(STEPS);
  });
});
