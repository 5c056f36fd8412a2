/** Bullets before a line: dashes, dots, boxes, ticks, emoji. A "~" is part of an amount and stays. */
const BULLET = /^(?:[\s>*•·∙‣▸–—-]|\p{So}|\p{Cf}|\ufe0f)+/u;

/** Removes the bullet of a line, and "-" before a digit, because no amount is negative. */
export function withoutBullet(line: string): string {
  return line.replace(BULLET, "").trim();
}
