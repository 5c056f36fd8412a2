import type { PageElement } from "../layout/page-tree.ts";
import { isWithin } from "../layout/page-tree.ts";
import type { PageLines } from "../layout/page-lines.ts";

const MAIN_NAMES =
  /(?:^|[\s_-])(?:photo|image|hero|featured|main-?image|wp-post-image|recipe[\w-]*(?:image|photo|img)|u-photo)(?:$|[\s_-])/;
const NOT_THE_DISH =
  /logo|avatar|icon|sprite|badge|banner|gravatar|placeholder|pixel|author|profile|\.svg|\.gif|^data:/i;
const SURROUNDINGS = /^(?:nav|footer|aside|header)$/;

/**
 * Returns the address of the picture of the dish: one that the page names so, else the first before the recipe; null
 * without any.
 */
export function findPageImage(lines: PageLines, before: number): string | null {
  let first: string | null = null;
  for (const element of lines.elements) {
    if (element.tag !== "img" && element.tag !== "amp-img") continue;
    const address = addressOf(element);
    if (address === "" || NOT_THE_DISH.test(address) || NOT_THE_DISH.test(element.names)) continue;
    if (element.attributes.itemprop === "image" || MAIN_NAMES.test(element.names)) return address;
    const isAbove =
      lines.range(element).from <= before && !isWithin(element, ({ tag }) => SURROUNDINGS.test(tag));
    if (isAbove) first ??= address;
  }
  return first;
}

function addressOf({ attributes }: PageElement): string {
  const lazy = attributes["data-src"] ?? "";
  return (lazy === "" ? (attributes.src ?? "") : lazy).trim();
}
