import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { parseRecipeText } from "@larder/domain/text-import/parse-recipe-text";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { TextRecognitionError } from "../../ports/text-recognition.ts";
import { languageDataFolder } from "./language-data.ts";
import { smallPdf } from "./testing/small-pdf.ts";
import { createTesseractRecognition } from "./tesseract-recognition.ts";

const PHOTO = readFileSync(new URL("./testing/leek-soup.jpg", import.meta.url));
const recognition = createTesseractRecognition({ languages: ["en", "es", "fr"] });
afterAll(() => recognition.close());

const options = (mostPages = 3) => ({
  language: "en" as const,
  mostPages,
  signal: AbortSignal.timeout(60_000),
});
const failureOf = (bytes: Uint8Array, mostPages?: number) =>
  recognition.read(bytes, options(mostPages)).then(
    () => "read",
    (error: unknown) => (error instanceof TextRecognitionError ? error.failure : String(error)),
  );

// The first page loads the recogniser, which takes seconds while the machine does other work.
describe("text recognition", { timeout: 90_000 }, () => {
  it("reads a page that was photographed askew and in the shadow, with its fractions", async () => {
    const [page] = await recognition.read(PHOTO, options());
    expect(page?.by).toBe("recognition");
    const { name, servings, ingredients, steps } = parseRecipeText(page?.text ?? "");
    expect([name, servings]).toEqual(["Leek soup", 4]);
    const rows = Object.values(ingredients).flat();
    expect(rows.map(({ measure, ingredient_name: food }) => [measure, food])).toEqual(
      expect.arrayContaining([
        [2, "leeks"],
        [1.5, "stock cubes"],
        [0.25, "nutmeg"],
        [300, "potatoes"],
      ]),
    );
    expect(steps.flatMap(({ process }) => process.map(({ description }) => description))).toEqual([
      "Fry the leeks in the butter on low for ten minutes, until they are soft.",
      "Add the potatoes and the stock and boil everything for 20 minutes.",
    ]);
  });

  it("tells where each word stands on the upright picture, and how sure it is", async () => {
    const [page] = await recognition.read(PHOTO, options());
    const [title] = page?.lines[0]?.words ?? [];
    expect(title?.text).toBe("Leek");
    expect(title?.confidence).toBeGreaterThan(70);
    expect(title?.box?.left).toBeCloseTo(0.1, 1);
    expect(title?.box?.top).toBeCloseTo(0.1, 1);
  });

  it("turns a picture upright that the camera took on its side", async () => {
    const lying = await sharp(PHOTO).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const [page] = await recognition.read(lying, options());
    expect(page?.text).toMatch(/^Leek soup\n/);
  });

  it("writes no file where it runs", async () => {
    const before = await readdir(".");
    await recognition.read(PHOTO, { ...options(), language: "es" });
    expect(await readdir(".")).toEqual(before);
  });

  it("has the languages alone whose data is installed", () => {
    expect(recognition.languages).toEqual(["en", "es"]);
    expect(languageDataFolder("../eng")).toBeNull();
  });

  it.each([
    ["a text", Buffer.from("leek soup"), "unreadable"],
    ["nothing", new Uint8Array(), "unreadable"],
    ["half a picture", PHOTO.subarray(0, PHOTO.length / 2), "unreadable"],
    ["a picture of another kind", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0", "latin1"), "kind"],
    ["a damaged PDF", Buffer.from("%PDF-1.4\nnothing else"), "unreadable"],
  ])("refuses %s", async (_, bytes, failure) => {
    expect(await failureOf(bytes)).toBe(failure);
  });

  it("finds no line on an empty page", async () => {
    const empty = await sharp({ create: { width: 900, height: 900, channels: 3, background: "#eee" } })
      .jpeg()
      .toBuffer();
    const [page] = await recognition.read(empty, options());
    expect(page?.text).toBe("");
  });

  it("stops a page that takes too long, and reads the next one", async () => {
    const short = createTesseractRecognition({ languages: ["en"], pageMs: 1 });
    await expect(short.read(PHOTO, options())).rejects.toMatchObject({ failure: "timeout" });
    await short.close();
    await expect(short.read(PHOTO, options())).rejects.toMatchObject({ failure: "busy" });
  });
});

describe("a PDF", { timeout: 90_000 }, () => {
  const soup = {
    lines: ["Leek soup", "2 leeks", "1 litre of stock", "Boil the leeks in the stock for 20 minutes."],
  };

  it("gives its own text, page after page, and pages without text are recognised", async () => {
    const { width, height } = await sharp(PHOTO).metadata();
    const pages = await recognition.read(smallPdf([soup, { jpeg: PHOTO, width, height }]), options());
    expect(pages.map(({ by }) => by)).toEqual(["text-layer", "recognition"]);
    expect(pages[0]?.text).toBe(soup.lines.join("\n"));
    expect(pages[1]?.text).toMatch(/^Leek soup\n[\s\S]*¼ tsp nutmeg/);
  });

  it("is refused with more pages than are allowed", async () => {
    expect(await failureOf(smallPdf([soup, soup]), 1)).toBe("too-many-pages");
  });

  it("is read no further once its call has ended", async () => {
    const signal = AbortSignal.abort(new Error("gone"));
    await expect(recognition.read(smallPdf([soup]), { ...options(), signal })).rejects.toThrow("gone");
  });
});
