import { describe, expect, it } from "vitest";
import { entriesOf, linesOf, recipesOf } from "../../testing/entries-of.ts";

const GIF = "R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

const note = (title: string, content: string, more = "") =>
  `<note><title>${title}</title><created>20260304T050608Z</created><tag>Soup</tag>${more}
  <content><![CDATA[<?xml version="1.0"?><!DOCTYPE en-note SYSTEM "x.dtd"><en-note>${content}</en-note>]]></content></note>`;

const ENEX = (notes: string) =>
  `<?xml version="1.0"?><!DOCTYPE en-export SYSTEM "x.dtd"><en-export>${notes}</en-export>`;

const RECIPE = `<div><en-media type="image/gif" hash="1"/></div><div>Serves: 4</div><h2>Ingredients</h2>
  <div><b>Soup:</b></div><ul><li><div>2 leeks</div></li></ul><h2>Directions</h2><ol><li><div>Simmer.</div></li></ol>
  <div><b>Notes</b></div><div>Good cold.<br/>Or warm.</div>`;

describe("a note of Evernote", () => {
  it("is read by its headings, with its pictures", async () => {
    const more = `<note-attributes><source-url>https://example.org/soup</source-url></note-attributes>
      <resource><data encoding="base64">\n${GIF}\n</data><mime>image/gif</mime></resource>
      <resource><data encoding="base64">AAAA</data><mime>application/pdf</mime></resource>`;
    const [soup] = await recipesOf(ENEX(note("Leek &amp; potato soup", RECIPE, more)));
    expect(soup).toMatchObject({
      format: "evernote",
      createdAt: "2026-03-04T05:06:08.000Z",
      pictures: [{}],
      draft: {
        name: "Leek & potato soup",
        url: "https://example.org/soup",
        servings: 4,
        tags: ["soup"],
        notes: ["Good cold.\nOr warm."],
      },
    });
    expect(soup?.pictures).toHaveLength(1);
    expect(soup && linesOf(soup)).toEqual({ ingredients: { soup: ["2 leeks"] }, steps: [["", ["Simmer."]]] });
  });

  it("gives no tag or script, and is unread where it is no recipe", async () => {
    const harm = RECIPE.replace(
      "2 leeks",
      '2 <a href="javascript:alert(1)">leeks</a><script>alert(1)</script>',
    );
    const hidden = '<div style="display:none">hidden words</div>';
    const entries = await entriesOf(
      ENEX(note("Soup", harm + hidden) + note("Milk", "<div>Call the plumber</div>")),
    );
    expect(entries).toMatchObject([{ kind: "recipe" }, { kind: "unread", name: "Milk" }]);
    expect(JSON.stringify(entries[0])).not.toMatch(/alert|javascript|hidden words/);
  });
});
