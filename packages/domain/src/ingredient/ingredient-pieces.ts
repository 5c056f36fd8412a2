import { isDash } from "../measure/amounts.ts";
import { keyAt } from "./ingredient-measure.ts";
import type { Token } from "../text/text-tokens.ts";

/** A part of a line between commas, dashes and parentheses, as indexes in the list of tokens. */
export type Piece = { kind: "text" | "aside" | "comma" | "break"; from: number; to: number };

/** Cuts a line into pieces in one pass; an unclosed parenthesis reaches to the end. */
export function cutPieces(tokens: readonly Token[], start: number): Piece[] {
  const pieces: Piece[] = [];
  let from = start;
  let depth = 0;
  const close = (kind: Piece["kind"], to: number) => {
    if (to > from) pieces.push({ kind, from, to });
    from = to + 1;
  };
  for (let at = start; at < tokens.length; at += 1) {
    const key = keyAt(tokens, at);
    if (key === "(" || key === "[") {
      if (depth === 0) close("text", at);
      depth += 1;
    } else if (key === ")" || key === "]") {
      if (depth === 1) close("aside", at);
      depth = Math.max(0, depth - 1);
      if (depth === 0) from = Math.max(from, at + 1);
    } else if (depth === 0 && (key === "," || key === ";")) {
      close("text", at);
      pieces.push({ kind: key === "," ? "comma" : "break", from: at, to: at + 1 });
    } else if (depth === 0 && (isBreakingDash(tokens, at) || isFootnote(tokens, at))) {
      close("text", at);
      pieces.push({ kind: "break", from: at, to: at + 1 });
    }
  }
  close(depth > 0 ? "aside" : "text", tokens.length);
  return pieces;
}

/** Returns whether a star stands alone: "sour cream * see below". */
function isFootnote(tokens: readonly Token[], at: number): boolean {
  return keyAt(tokens, at) === "*" && !tokens[at]?.glued && tokens[at + 1]?.glued === false;
}

/** Returns whether a dash separates: it has a space on one side, or is a long one. Between numbers it is a range. */
function isBreakingDash(tokens: readonly Token[], at: number): boolean {
  const [before, dash, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!isDash(dash) || (before?.kind === "number" && after?.kind === "number")) return false;
  if (dash?.key === "—") return true;
  return !dash?.glued || !after?.glued;
}
