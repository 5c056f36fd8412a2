import type { Page } from "playwright-core";

/** A page of a book: its lines, of which those with "# " before them are set as titles. */
export type PrintedPage = readonly string[];

/** A recipe on two pages of a book. One word of the first is smudged, and hard to read. */
export const RISOTTO_PAGES: readonly [PrintedPage, PrintedPage] = [
  [
    "# Lemon leek risotto",
    "Serves 4",
    "",
    "# Ingredients",
    "300 g risotto rice",
    "2 leeks, sliced",
    "1 lemon",
    "1 l vegetable stock, hot",
    "40 g ~parmesan~",
  ],
  [
    "# Method",
    "1. Cook the leeks in the butter until soft.",
    "2. Stir the rice in the fat for 2 minutes.",
    "3. Add the stock, ladle by ladle, for 20 minutes.",
  ],
];

/** Draws a page as it is printed, by the browser itself; a word between tildes is smudged. @returns a JPEG */
export async function printedPage(page: Page, lines: PrintedPage): Promise<Buffer> {
  const address = await page.evaluate((text) => {
    const [width, left, size] = [1240, 110, 38];
    const canvas = Object.assign(document.createElement("canvas"), {
      width,
      height: 260 + text.length * size * 2,
    });
    const pen = canvas.getContext("2d");
    if (!pen) throw new Error("This browser does not draw.");
    pen.fillStyle = "#f6f2e8";
    pen.fillRect(0, 0, width, canvas.height);
    let y = 150;
    for (const line of text) {
      const isTitle = line.startsWith("# ");
      let x = left;
      for (const word of line.replace(/^# /, "").split(" ")) {
        const isSmudged = word.startsWith("~");
        const said = `${word.replaceAll("~", "")} `;
        pen.font = isTitle ? `bold ${size * 1.3}px serif` : `${size}px serif`;
        pen.fillStyle = "#2a2622";
        pen.filter = isSmudged ? "blur(3px)" : "none";
        pen.fillText(said, x, y);
        x += pen.measureText(said).width;
      }
      y += size * (isTitle ? 2.2 : 1.8);
    }
    return canvas.toDataURL("image/jpeg", 0.92);
  }, lines);
  return Buffer.from(address.split(",")[1] ?? "", "base64");
}

/** A picture of a printed page as a file that is chosen. */
export async function photoOf(page: Page, name: string, lines: PrintedPage) {
  return { name, mimeType: "image/jpeg", buffer: await printedPage(page, lines) };
}
