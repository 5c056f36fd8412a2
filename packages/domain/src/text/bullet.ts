/** Signs before a line of a list: dashes, dots, boxes, ticks, emoji. A "~" is part of an amount and stays. */
const BULLET = /^(?:[\s>*•·∙‣▸–—-]|\p{So}|\p{Cf}|\ufe0f)+/u;

/** A line without the signs of its list; "-" before a digit goes too, for nobody cooks with less than nothing. */
export function withoutBullet(line: string): string {
  return line.replace(BULLET, "").trim();
}
