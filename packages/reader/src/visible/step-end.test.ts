import { describe, expect, it } from "vitest";
import { readWholePage } from "../read-page.ts";

const STEPS = ["Wash the leeks and cut them into rings.", "Boil them in the stock for half an hour."];
const LIST = "<h2>Ingredients</h2><ul><li>2 leeks, sliced<li>1 l stock<li>200 g potatoes</ul><h2>Method</h2>";
const stepsOf = (below: string) =>
  readWholePage(`<h1>Leek soup</h1>${LIST}${below}`, "https://soup.example/").reading.instructions;
const shown = STEPS.map((step) => `<p>${step}</p>`).join("");

describe("text after the last step", () => {
  it.each([
    ["a wish", "<p>¡Que aproveche!</p><p>Un beso, Marisa.</p>"],
    ["a wish in a box of its own", "<div>Enjoy!</div><div>Love, Jo</div>"],
    ["a wish without blanks", "<p>最後まで読んでいただきありがとうございました。</p>"],
    ["a wish in another language", "<p>Smacznego!</p>"],
    ["good luck and a greeting", "<p>Lycka till och tagga mig!</p><p>Kram Lisa</p>"],
    ["advice", "<p><b>Mein Tipp:</b> Statt Lauch kannst du auch Zwiebeln nehmen.</p>"],
    ["how to keep it", "<p>Storage: Keeps for four days in the fridge.</p>"],
    ["a postscript behind stars", "<p>* * *</p><p>P.S. My book with ninety recipes is out next week.</p>"],
    ["whose it is", "<p>저작자의 사전 동의 없이 이미지 및 문구의 무단 도용을 금합니다.</p>"],
    ["a footnote", "<p>*This post holds links to shops that pay us for it.</p>"],
    ["where else to read", "<p>Se vi è piaciuta la ricetta seguitemi su Facebook!</p>"],
    ["who wrote it", "<p>Recipe by Ann Cook</p>"],
    [
      "who wrote and drew it",
      "<p>Rezept: Erika Muster</p><p>Redaktion: Max Beispiel</p><p>Foto: Ann Cook</p>",
    ],
    ["where it is from", "<p>Źródło: Kuchnia babci, 1978</p>"],
    ["a remark behind a stroke", "<p><strong>NOTE </strong>| Onions work as well.</p>"],
    [
      "advice below a heading of its own",
      "<p><b>Sugerencia</b></p><ul><li>Queda mejor con un poco de nata.</li></ul>",
    ],
    [
      "what programs of the site say",
      "<p>Log in to mark this recipe as cooked.</p><p>Did you make it? Tell us how it was!</p>",
    ],
    ["a tip with a mark of its own", "<p>Tip! Lekker met aardappelpuree.</p>"],
    ["an archive", `<h3>Archives</h3><ul>${"<li><a href=/a>January 2019</a> (12)</li>".repeat(9)}</ul>`],
  ])("is no step: %s", (_, below) => {
    expect(stepsOf(shown + below)).toEqual(STEPS);
  });

  it("is no step, where the steps are numbered", () => {
    const numbered = STEPS.map((step, at) => `<p>${at + 1}. ${step}</p>`).join("");
    expect(stepsOf(`${numbered}<p>I hope that you like it as much as we do.</p>`)).toEqual(STEPS);
  });

  it("is a step within the list of steps", () => {
    expect(stepsOf(`<ol><li>${STEPS.join("<li>")}<li>Serve hot. Enjoy!</ol>`)).toEqual([
      ...STEPS,
      "Serve hot. Enjoy!",
    ]);
  });

  it("does not end a recipe that has not begun", () => {
    expect(stepsOf(`<p>Tip: warm the bowls.</p>${shown}`)).toEqual(expect.arrayContaining(STEPS));
  });
});

describe("the numbers of steps", () => {
  it("are also removed after the steps", () => {
    const boxes = STEPS.map((step, at) => `<div class=s><p>${step} <span>${at + 1}</span></p></div>`).join(
      "",
    );
    expect(stepsOf(boxes)).toEqual(STEPS);
  });

  it.each([
    ["numbers that are headings", "<h3>Step 1: Cut</h3><p>S0</p><h3>Step 2: Boil</h3><p>S1</p>"],
    ["numbers on lines of their own", "<p>1.</p><p>S0</p><p>2.</p><p>S1</p>"],
    ["numbers behind a stroke", "<p>STEP 1 | S0</p><p>STEP 2 | S1</p>"],
    [
      "a group behind the last number",
      "<p>1. S0</p><p>2. S1</p><p><b>To finish:</b></p><p>Season the soup and pour it into bowls.</p>",
    ],
  ])("are removed without losing a step to %s", (name, below) => {
    const steps = stepsOf(below.replace(/S(\d)/g, (_, at) => STEPS[Number(at)] ?? ""));
    const more = name.startsWith("a group") ? ["Season the soup and pour it into bowls."] : [];
    expect(steps).toEqual([...STEPS, ...more]);
  });

  it("separate the steps of one item, without the article after the list", () => {
    const below = `<ul><li>${STEPS.join("<br><br>")}</li></ul><div class=story><p>My aunt made this every week, and we loved it.</p><p>You could even freeze it for the winter.</p></div>`;
    expect(stepsOf(below)).toEqual(STEPS);
  });

  it("are not followed by text in another element after the steps", () => {
    const html = `<div class=recipe>${LIST}<div class=text>${shown}</div></div><div class=story><p>This soup is from my aunt, who made it for us each winter.</p><p>Leeks hold many vitamins and are good for you.</p></div>`;
    expect(readWholePage(`<h1>Leek soup</h1>${html}`, "https://soup.example/").reading.instructions).toEqual(
      STEPS,
    );
  });

  it("are removed where only the style sheet separates them, with the foods that cards repeat below the steps", () => {
    const below = STEPS.map(
      (step, at) =>
        `<li class=instruction><b>${at + 1}</b>${step}<div class="step-ingredients">2 leeks</div></li>`,
    );
    expect(stepsOf(`<ul>${below.join("")}</ul>`)).toEqual(STEPS);
  });

  it("are removed below a long heading that names the dish", () => {
    const html = `<h2>Ingredienti</h2><ul><li>2 leeks, sliced<li>1 l stock<li>200 g potatoes</ul><p>Questa zuppa è buona in ogni stagione.</p><h2>Come preparare: Zuppa di porri con patate novelle e crostini al burro di malga</h2>${shown}`;
    expect(readWholePage(`<h1>Zuppa</h1>${html}`, "https://soup.example/").reading.instructions).toEqual(
      STEPS,
    );
  });
});
