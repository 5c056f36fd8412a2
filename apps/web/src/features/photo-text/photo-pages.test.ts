import { describe, expect, it } from "vitest";
import {
  addFiles,
  changePage,
  MOST_PAGES,
  movePage,
  type PhotoPage,
  textOfPages,
  turnPage,
} from "./photo-pages";
import { placedWords, unsureWords } from "./unsure-words";

let count = 0;
const newId = () => `page-${(count += 1)}`;
const file = (name: string, type = "image/jpeg") => new File(["x"], name, { type });
const pagesOf = (...names: string[]) =>
  addFiles(
    [],
    names.map((name) => file(name)),
    newId,
  );
const namesOf = (pages: readonly PhotoPage[]) => pages.map((page) => page.file.name);
const lineOf = (text: string, unsure: readonly string[] = []) => ({
  text,
  words: text
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => ({ text: word, confidence: unsure.includes(word) ? 40 : 95, box: null })),
});
const readPage = (...lines: ReturnType<typeof lineOf>[]) => ({
  by: "recognition" as const,
  text: lines.map(({ text }) => text).join("\n"),
  lines,
});

describe("chosen pages", () => {
  it("stay in the order in which they were chosen, and are moved one by one", () => {
    const pages = pagesOf("a", "b", "c");
    const [, second] = pages;
    expect(namesOf(movePage(pages, second?.id ?? "", -1))).toEqual(["b", "a", "c"]);
    expect(namesOf(movePage(pages, second?.id ?? "", 1))).toEqual(["a", "c", "b"]);
    expect(movePage(pages, pages[0]?.id ?? "", -1)).toBe(pages);
  });

  it("are as many as there may be", () => {
    expect(pagesOf(...Array.from({ length: 20 }, (_, at) => `${at}`))).toHaveLength(MOST_PAGES);
  });

  it("are known as PDF by their type or name", () => {
    const pages = addFiles([], [file("a.pdf", ""), file("b", "application/pdf"), file("c.jpg")], newId);
    expect(pages.map(({ isPdf }) => isPdf)).toEqual([true, true, false]);
  });

  it("lose what was read of them when they are turned", () => {
    const [page] = pagesOf("a");
    const read = changePage(page ? [page] : [], page?.id ?? "", () => ({ read: [readPage(lineOf("Soup"))] }));
    expect(turnPage(read, page?.id ?? "")[0]).toMatchObject({ turns: 1, read: null });
  });

  it("give one text, page after page, without empty ones", () => {
    const pages = pagesOf("a", "b", "c").map((page, at) => ({
      ...page,
      read: at === 1 ? [readPage()] : [readPage(lineOf(`Page ${at}`))],
    }));
    expect(textOfPages(pages)).toBe("Page 0\n\nPage 2");
  });
});

describe("unsure words", () => {
  const [first, second] = pagesOf("a", "b");
  const pages = [
    {
      ...(first as PhotoPage),
      read: [readPage(lineOf("Leek soup"), lineOf(""), lineOf("2 leeks", ["leeks"]))],
    },
    { ...(second as PhotoPage), read: [readPage(lineOf("Boil 20 min - leeks", ["20", "-", "leeks"]))] },
  ];
  const text = textOfPages(pages);

  it("are found at their offsets in the text of all pages; lone signs are left out", () => {
    const found = unsureWords(pages);
    expect(found.map((word) => text.slice(word.offset, word.offset + word.text.length))).toEqual([
      "leeks",
      "20",
      "leeks",
    ]);
  });

  it("are followed while the text is edited, and are gone once they are corrected", () => {
    const edited = `My ${text.replace("Boil 20", "Boil 25")}`;
    const placed = placedWords(unsureWords(pages), text, edited);
    expect(
      placed.map((word) => [word.text, edited.slice(word.start, word.start + word.text.length)]),
    ).toEqual([
      ["leeks", "leeks"],
      ["leeks", "leeks"],
    ]);
    expect(new Set(placed.map(({ start }) => start)).size).toBe(2);
  });
});
