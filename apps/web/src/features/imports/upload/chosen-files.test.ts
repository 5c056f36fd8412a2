import { describe, expect, it } from "vitest";
import {
  type ChosenFile,
  filesOfDrop,
  filesOfInput,
  sameFiles,
} from "@/features/imports/upload/chosen-files";

const fileOf = (name: string, text = "x") => new File([text], name);
const chosen = (path: string, text = "x"): ChosenFile => ({ path, file: fileOf(path, text) });
const paths = (files: readonly ChosenFile[]) => files.map(({ path }) => path);

function fileEntry(fullPath: string) {
  return { isFile: true, fullPath, file: (give: (file: File) => void) => give(fileOf(fullPath)) };
}

function folderEntry(fullPath: string, batches: object[][]) {
  return {
    isFile: false,
    fullPath,
    createReader: () => {
      const left = [...batches];
      return { readEntries: (give: (entries: object[]) => void) => give(left.shift() ?? []) };
    },
  };
}

const dropOf = (...entries: object[]) =>
  ({
    items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
    files: [],
  }) as unknown as DataTransfer;

describe("filesOfDrop", () => {
  it("finds the files of folders in folders, though a browser gives them in parts", async () => {
    const inner = folderEntry("/Recipes/Soups", [[fileEntry("/Recipes/Soups/Leek.cook")]]);
    const outer = folderEntry("/Recipes", [[fileEntry("/Recipes/Pie.cook")], [inner]]);
    expect(paths(await filesOfDrop(dropOf(outer, fileEntry("/more.zip"))))).toEqual([
      "Recipes/Pie.cook",
      "Recipes/Soups/Leek.cook",
      "more.zip",
    ]);
  });

  it("falls back to plain files where a browser knows no entries", async () => {
    const dropped = { items: [{}], files: [fileOf("a.zip")] } as unknown as DataTransfer;
    expect(paths(await filesOfDrop(dropped))).toEqual(["a.zip"]);
  });
});

describe("filesOfInput", () => {
  it("leaves out what systems put into folders", () => {
    const files = [".DS_Store", "Thumbs.db", "._Soup.json", "Soup.json"].map((name) => fileOf(name));
    expect(paths(filesOfInput(files))).toEqual(["Soup.json"]);
  });
});

describe("sameFiles", () => {
  const wanted = [
    { name: "old/soup.json", size: 1 },
    { name: "new/soup.json", size: 1 },
    { name: "pie.json", size: 3 },
  ];

  it("tells files of the same name and size apart by their folders", () => {
    const again = [chosen("new/soup.json"), chosen("old/soup.json")];
    expect(sameFiles(wanted, again)).toEqual([again[1]?.file, again[0]?.file, null]);
  });

  it("recognises files that are chosen without their folder", () => {
    const again = [chosen("pie.json", "pie"), chosen("soup.json")];
    expect(sameFiles(wanted, again)).toEqual([again[1]?.file, null, again[0]?.file]);
  });

  it("takes no file of another size", () => {
    expect(sameFiles(wanted, [chosen("pie.json", "a longer pie")])).toEqual([null, null, null]);
  });
});
