import { describe, expect, it } from "vitest";
import { readWholePage } from "../read-page.ts";

const PASTE =
  "Leek soup\n\nIngredients:\n2 leeks\n1 l stock\n10 g butter\n\nMethod:\nMelt the butter.\nBoil the leeks in the stock for 20 minutes.";

describe("a recipe in the description of a video", () => {
  it.each([
    [
      "the data for the page's scripts",
      `<script>var player = ${JSON.stringify({ details: { shortDescription: PASTE } })};</script>`,
    ],
    ["the page's meta", `<meta property="og:description" content="${PASTE}">`],
  ])("is read from %s", (_, html) => {
    const { reading, readers } = readWholePage(
      `<title>Leek soup</title>${html}`,
      "https://www.youtube.com/watch?v=1",
    );
    expect(reading).toMatchObject({
      title: "Leek soup",
      ingredients: ["2 leeks", "1 l stock", "10 g butter"],
    });
    expect(reading.instructions).toHaveLength(2);
    expect(readers.ingredients).toBe("description");
  });

  it("ends at the author's greeting", () => {
    const html = `<title>Leek soup</title><meta property="og:description" content="${PASTE}\n\nEnjoy your soup!">`;
    expect(readWholePage(html, "https://www.youtube.com/watch?v=1").reading.instructions).toHaveLength(2);
  });

  it("has the account that published it as its author", () => {
    const player = { details: { shortDescription: PASTE, author: "Ann Cooks" } };
    const html = `<title>Leek soup</title><script>var player = ${JSON.stringify(player)};</script>`;
    expect(readWholePage(html, "https://www.youtube.com/watch?v=1").reading.author).toBe("Ann Cooks");
  });

  it("is not invented from a few words", () => {
    const html = `<title>Soup!</title><meta property="og:description" content="My 3 best soups. Subscribe!">`;
    expect(readWholePage(html, "https://www.youtube.com/watch?v=1").draft).toBeNull();
  });
});

describe("data for a page's own scripts", () => {
  it.each([
    [
      "a framework's data",
      (data: string) => `<script id="__NEXT_DATA__" type="application/json">${data}</script>`,
    ],
    ["a variable", (data: string) => `<script>window.__STATE__ = ${data};</script>`],
    ["a stream", (data: string) => `<script>self.__f.push([1,${JSON.stringify(`7:${data}`)}])</script>`],
  ])("hold the lists in %s", (_, wrap) => {
    const data = {
      props: {
        recipe: {
          ingredients: [
            { name: "leeks", amount: 2, unit: null },
            { name: "stock", amount: 1, unit: { name: "l" } },
          ],
          preparationSteps: [{ body: "Wash the **leeks** well." }, { body: "Boil them in the stock." }],
        },
      },
    };
    const { reading, readers } = readWholePage(
      `<h1>Leek soup</h1>${wrap(JSON.stringify(data))}`,
      "https://soup.example/",
    );
    expect(reading.ingredients).toEqual(["2 leeks", "1 l stock"]);
    expect(reading.instructions).toEqual(["Wash the leeks well.", "Boil them in the stock."]);
    expect(readers.ingredients).toBe("app-data");
  });
});
