import { describe, expect, it } from "vitest";
import { sortShared } from "@/lib/navigation/shared-content";

const NOTHING = { title: "", text: "", url: "", files: [] };
const LEEK = "https://soup.example/leek";

function file(name: string, type: string): File {
  return new File(["x"], name, { type });
}

describe("what another app shares", () => {
  it.each([
    ["an address", { url: LEEK }],
    ["an address in the text", { text: LEEK }],
    ["an address after the page's title", { title: "Leek soup", text: `Leek soup – ${LEEK}` }],
  ])("is an address: %s", (_, shared) => {
    expect(sortShared({ ...NOTHING, ...shared })).toMatchObject({ kind: "address", address: LEEK });
  });

  it("is a text where a link stands below a recipe", () => {
    const text = `2 leeks\n1 l water\nSimmer for 20 minutes.\n${LEEK}`;
    expect(sortShared({ ...NOTHING, title: "Leek soup", text })).toMatchObject({
      kind: "text",
      text: `Leek soup\n\n${text}`,
    });
  });

  it("goes to the page for photographs where all files are pictures or PDFs", () => {
    const files = [file("page.jpg", "image/jpeg"), file("scan.pdf", "application/pdf")];
    expect(sortShared({ ...NOTHING, files }).kind).toBe("pictures");
  });

  it("goes to the import of collections where any file is another", () => {
    const files = [file("page.jpg", "image/jpeg"), file("my.paprikarecipes", "")];
    expect(sortShared({ ...NOTHING, files }).kind).toBe("files");
  });

  it("may be nothing", () => {
    expect(sortShared(NOTHING).kind).toBe("nothing");
  });
});
