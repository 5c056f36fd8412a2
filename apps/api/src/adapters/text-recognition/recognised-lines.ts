import type { Block } from "tesseract.js";
import type { WordBox } from "@larder/domain/text-recognition/recognised-page";
import type { Area } from "./glyphs.ts";
import type { PreparedPage } from "./prepare-page.ts";
import type { PlacedLine } from "./read-fractions.ts";

/** Returns the printed lines that the recogniser found, in its order of blocks: column after column. */
export function linesOf(blocks: readonly Block[], prepared: PreparedPage): PlacedLine[] {
  const boxOf = boxIn(prepared);
  let paragraph = 0;
  return blocks.flatMap(({ paragraphs }, block) =>
    paragraphs.flatMap(({ lines }) => {
      paragraph += 1;
      return lines.flatMap((line) => {
        const words = line.words.flatMap(({ text, confidence, bbox }) => {
          const area = { left: bbox.x0, top: bbox.y0, right: bbox.x1, bottom: bbox.y1 };
          const word = { text: text.trim(), confidence: Math.round(confidence), box: boxOf(area), area };
          return word.text === "" ? [] : [word];
        });
        return words.length === 0 ? [] : [{ words, block, paragraph }];
      });
    }),
  );
}

/** Returns a function that places an area of the prepared page on the picture that was given, in parts of its sides. */
function boxIn({ page, upright, skew }: Pick<PreparedPage, "page" | "upright" | "skew">) {
  const angle = (skew * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return ({ left, top, right, bottom }: Area): WordBox => {
    const x = (left + right) / 2 - page.width / 2;
    const y = (top + bottom) / 2 - page.height / 2;
    const centreX = x * cos - y * sin + upright.width / 2;
    const centreY = x * sin + y * cos + upright.height / 2;
    const box = {
      left: part((centreX - (right - left) / 2) / upright.width),
      top: part((centreY - (bottom - top) / 2) / upright.height),
    };
    return {
      ...box,
      width: Math.min(part(1 - box.left), part((right - left) / upright.width)),
      height: Math.min(part(1 - box.top), part((bottom - top) / upright.height)),
    };
  };
}

/** Returns a part of a side with four digits, which is less than a pixel of a photograph. */
const part = (value: number) => Math.round(Math.max(0, Math.min(1, value)) * 10_000) / 10_000;
