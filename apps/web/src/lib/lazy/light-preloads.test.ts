import { expect, it } from "vitest";
import { loadedWith } from "../../../light-preloads.ts";

const chunk = (...imports: string[]) => ({ type: "chunk", imports }) as const;

it("has loaded with a file what it imports and what that imports, each once", () => {
  const bundle = {
    "page.js": chunk("shared.js", "outside.js"),
    "shared.js": chunk("libraries.js", "page.js"),
    "libraries.js": chunk(),
    "dialog.js": chunk("page.js"),
    "page.css": { type: "asset" },
  } as const;
  expect([...loadedWith("page.js", bundle)]).toEqual(["page.js", "shared.js", "libraries.js"]);
  expect([...loadedWith("page.css", bundle)]).toEqual([]);
});
