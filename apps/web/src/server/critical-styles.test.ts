import { expect, it } from "vitest";
import { createCriticalStyles } from "./critical-styles.ts";

const STYLES = `
@layer theme, base, utilities;
@layer base { html { color: red } .shown:hover { color: pink } }
@layer utilities {
  .shown, .absent { margin: 0 }
  .absent { padding: 0 }
  .shown .absent { padding: 1px }
  .top-1\\.5 { top: 6px }
  .shown:not(.absent) { left: 0 }
  .turning { animation: turn 1s }
  [data-slot="card"] { right: 0 }
  [data-slot="cooking"] { right: 1px }
  @media (min-width: 40rem) { .wide\\:absent { top: 0 } .wide\\:shown { bottom: 0 } }
}
@keyframes turn { to { rotate: 1turn } }
@keyframes never { to { rotate: 2turn } }
@property --never { syntax: "*"; inherits: false }
`;

const HTML = '<p class="shown top-1.5 turning wide:shown" data-slot="card"></p>';

it("the rules that can match something in a document are kept, in their layers", () => {
  const css = createCriticalStyles(STYLES)(HTML);
  for (const matching of [
    "@layer theme, base, utilities",
    "html { color: red }",
    ".shown:hover",
    ".shown, .absent { margin: 0 }",
    ".top-1\\.5",
    ".shown:not(.absent)",
    '[data-slot="card"]',
    ".wide\\:shown",
    "@keyframes turn",
  ])
    expect(css).toContain(matching);
  for (const other of ["padding", "cooking", "wide\\:absent", "@keyframes never", "--never"])
    expect(css).not.toContain(other);
});

it("the stylesheet is read once, and each document gets its own rules", () => {
  const stylesOf = createCriticalStyles(STYLES);
  expect(stylesOf("<p></p>")).not.toContain("margin");
  expect(stylesOf(HTML)).toContain("margin");
});
