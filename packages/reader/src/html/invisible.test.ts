import { describe, expect, it } from "vitest";
import { PageText } from "./page-text.ts";
import { streamPage } from "./page-stream.ts";

/** Returns the text of a page as readers and a model get it. */
function textOf(body: string): string {
  const text = new PageText();
  streamPage(`<html><body><p>Leek soup</p>${body}<p>The end</p></body></html>`, [text], () => false);
  return text.readable(10_000);
}

describe("the text of a page", () => {
  it.each([
    ["display none", `<div style="color: red; display : NONE !important"><p>Bleach</p></div>`],
    ["hidden visibility", `<div style="visibility:hidden">Bleach</div>`],
    ["the attribute hidden", `<div hidden><ul><li>Bleach</li></ul></div>`],
    ["aria-hidden", `<span aria-hidden="true">Bleach</span>`],
    ["white on white", `<p style="color:#FFF; background: white">Bleach</p>`],
    ["white on the page", `<p style="color: rgb(255, 255, 255)">Bleach</p>`],
    ["one colour on itself", `<p style="color:#123456;background-color:#123456">Bleach</p>`],
    ["far off the screen", `<div style="position:absolute; left:-9999px">Bleach</div>`],
    ["an indent off the screen", `<p style="text-indent: -10000px">Bleach</p>`],
    ["letters without a size", `<p style="font-size:0">Bleach</p>`],
    ["a template", `<template><p>Bleach</p></template>`],
    ["a comment", `<!-- <p>Bleach</p> -->`],
    ["elements that nest", `<div hidden><div><p>Bleach</p></div><p>Bleach</p></div>`],
  ])("leaves out %s, and nothing after it", (_, body) => {
    expect(textOf(body)).toBe("Leek soup\nThe end");
  });

  it.each([
    ["white words on a dark ground", `<p style="color:#fff;background:#222">Salt</p>`],
    ["a small indent", `<p style="text-indent:-20px">Salt</p>`],
    ["letters of half a size", `<p style="font-size:0.5em">Salt</p>`],
    ["what is not hidden from readers", `<p aria-hidden="false">Salt</p>`],
    ["another display", `<p style="display:flex">Salt</p>`],
  ])("has %s", (_, body) => {
    expect(textOf(body)).toBe("Leek soup\nSalt\nThe end");
  });

  it("has the content of a page that scripts show later", () => {
    const text = new PageText();
    streamPage(`<body style="visibility:hidden"><p>Leek soup</p></body>`, [text], () => false);
    expect(text.readable(100)).toBe("Leek soup");
  });
});
