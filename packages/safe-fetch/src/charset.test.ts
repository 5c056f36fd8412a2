import { describe, expect, it } from "vitest";
import { decodeText } from "./charset.ts";
import { readContentType } from "./content-type.ts";

const latin1 = (text: string) => Buffer.from(text, "latin1");
const utf8 = (text: string) => Buffer.from(text, "utf8");
const decode = (bytes: Buffer, header: string) => decodeText(bytes, readContentType(header));

describe("decodeText", () => {
  it.each([
    ["the header", "text/html; charset=ISO-8859-1", latin1("jalapeño"), "jalapeño"],
    [
      "the header before the page",
      "text/html; charset=utf-8",
      utf8('<meta charset="latin1">ñ'),
      '<meta charset="latin1">ñ',
    ],
    ["a quoted header", 'text/html; charset="windows-1252"', Buffer.from([0x93, 0x94]), "“”"],
    ["meta charset", "text/html", latin1("<meta charset=windows-1252>ñ"), "<meta charset=windows-1252>ñ"],
    [
      "meta http-equiv",
      "text/html",
      latin1('<META http-equiv="Content-Type" content="text/html; charset=ISO-8859-15">\xa4'),
      '<META http-equiv="Content-Type" content="text/html; charset=ISO-8859-15">€',
    ],
    [
      "an XML declaration",
      "application/xhtml+xml",
      latin1('<?xml version="1.0" encoding="latin1"?>ñ'),
      '<?xml version="1.0" encoding="latin1"?>ñ',
    ],
    ["a Japanese encoding", "text/html; charset=Shift_JIS", Buffer.from([0x8d, 0xde, 0x97, 0xbf]), "材料"],
    ["a byte order mark before the header", "text/html; charset=latin1", utf8("\ufeffñ"), "ñ"],
    ["a UTF-16 mark, little end first", "text/html", Buffer.from("\ufeffñ", "utf16le"), "ñ"],
    ["a UTF-16 mark, big end first", "text/html", Buffer.from("\ufeffñ", "utf16le").swap16(), "ñ"],
    [
      "an unknown label: the page instead",
      "text/html; charset=none",
      latin1("<meta charset=latin1>ñ"),
      "<meta charset=latin1>ñ",
    ],
    ["a label for an encoding given up as unsafe", "text/html; charset=iso-2022-kr", utf8("ñ"), "ñ"],
    [
      "a page that says UTF-16 in ASCII",
      "text/html",
      utf8("<meta charset=utf-16>ñ"),
      "<meta charset=utf-16>ñ",
    ],
    [
      "a declaration in a comment: not at all",
      "text/html",
      utf8("<!--<meta charset=latin1>-->ñ"),
      "<!--<meta charset=latin1>-->ñ",
    ],
    ["nothing, where it is UTF-8", "text/html", utf8("ñ"), "ñ"],
    ["nothing, where it cannot be UTF-8", "text/html", latin1("ñ"), "ñ"],
    [
      "JSON: as UTF-8, whatever stands in it",
      "application/json",
      utf8('"<meta charset=latin1>ñ"'),
      '"<meta charset=latin1>ñ"',
    ],
  ])("goes by %s", (_, header, bytes, text) => {
    expect(decode(bytes, header)).toBe(text);
  });

  it("puts replacement characters where bytes fit no character", () => {
    expect(decode(latin1("jalapeño"), "text/html; charset=utf-8")).toBe("jalape\ufffdo");
    expect(decode(latin1('"ñ"'), "application/ld+json")).toBe('"\ufffd"');
  });

  it("takes no time over a page made of half declarations", () => {
    const bytes = Buffer.from("<meta charset<!--".repeat(180_000));
    const startedAt = performance.now();
    expect(decode(bytes, "text/html")).toHaveLength(bytes.length);
    expect(performance.now() - startedAt).toBeLessThan(500);
  });
});

describe("readContentType", () => {
  it.each([
    ["text/html", "text/html", null],
    ["Text/HTML;Charset=UTF-8", "text/html", "utf-8"],
    ["text/html; foo=bar; charset='latin1'", "text/html", "latin1"],
    ["text/html charset=utf-8", "text/html", null],
    ["text/html, text/html", "text/html", null],
    [" ; charset=utf-8", "", "utf-8"],
    ["", "", null],
  ])("reads %j", (header, type, charset) => {
    expect(readContentType(header)).toEqual({ type, charset });
  });
});
