import { describe, expect, it } from "vitest";
import { pictureKindOf } from "./picture-kind.ts";

const bytesOf = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

describe("pictureKindOf", () => {
  it.each([
    ["JPEG", "\xff\xd8\xff\xe0\0\x10JFIF", "image/jpeg"],
    ["PNG", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "image/png"],
    ["WebP", "RIFF\x24\0\0\0WEBPVP8 ", "image/webp"],
    ["GIF", "GIF89a\x01\0", "image/gif"],
    ["old GIF", "GIF87a\x01\0", "image/gif"],
    ["AVIF", "\0\0\0\x20ftypavif", "image/avif"],
    ["HEIC", "\0\0\0\x18ftypheic", "other"],
    ["an AVIF sequence", "\0\0\0\x20ftypavis", "other"],
    ["TIFF", "II*\0\x08", "other"],
    ["BMP", "BM6\0", "other"],
    ["JPEG XL", "\xff\x0a\xfa", "other"],
    ["PDF", "%PDF-1.7", "other"],
    ["SVG", '<svg xmlns="http://www.w3.org/2000/svg">', "other"],
    ["SVG after a declaration", '\ufeff<?xml version="1.0"?>\n<!-- drawn -->\n<SVG>', "other"],
    ["an empty SVG", "<svg/>", "other"],
    ["a page", "<!doctype html><svgs>", null],
    ["a word", "soup", null],
    ["a PNG without its beginning", "PNG\r\n\x1a\n", null],
    ["nothing", "", null],
  ])("%s", (_, letters, kind) => {
    expect(pictureKindOf(bytesOf(letters))).toBe(kind);
  });
});
