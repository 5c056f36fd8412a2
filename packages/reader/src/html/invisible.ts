/** Elements around the whole page, which scripts show once it is loaded. */
const PAGE_TAGS = new Set(["html", "body", "main"]);
/** Elements whose background is usually set elsewhere, so that white words say nothing. */
const ON_COLOUR = /^(?:h[1-6]|a|button|header|nav|footer|figcaption|label|strong|b|em|i|svg)$/;
const LONGEST_STYLE = 2_000;

/** Styles that show nothing, or that show it outside the page. */
const NOT_SHOWN =
  /(?:^|;)(?:display:none|visibility:(?:hidden|collapse)|font-size:0(?:px|em|rem|pt|%)?(?=;|$|!))/;
const OFF_SCREEN =
  /(?:^|;)(?:(?:left|top|right|bottom|margin-left|margin-top|text-indent):-\d{4,}(?:px|em|rem|pt)|transform:translate[xy]?\(-\d{4,}px)/;
const WHITE = /^(?:#fff(?:fff)?|white|rgba?\(255,255,255(?:,1)?\))$/;
const COLOUR = /(?:^|;)color:([^;!]+)/;
const BACKGROUND = /(?:^|;)background(?:-color)?:([^;!]+)/;

/**
 * Reports whether an element's own attributes hide its text from people: `hidden`, `aria-hidden`, and styles that show
 * nothing, show it off the screen, or in the colour of the background. Style sheets are not read.
 */
export function isInvisible(tag: string, attributes: Readonly<Partial<Record<string, string>>>): boolean {
  if (PAGE_TAGS.has(tag)) return false;
  const { hidden, style, "aria-hidden": ariaHidden } = attributes;
  if (hidden !== undefined || ariaHidden?.trim().toLowerCase() === "true") return true;
  return style !== undefined && isStyledAway(tag, style);
}

function isStyledAway(tag: string, style: string): boolean {
  const plain = style.slice(0, LONGEST_STYLE).toLowerCase().replace(/\s+/g, "");
  if (NOT_SHOWN.test(plain) || OFF_SCREEN.test(plain)) return true;
  const colour = COLOUR.exec(plain)?.[1];
  if (colour === undefined) return false;
  if (colour === "transparent") return true;
  const background = BACKGROUND.exec(plain)?.[1];
  if (background !== undefined)
    return colour === background || (WHITE.test(colour) && WHITE.test(background));
  return WHITE.test(colour) && !ON_COLOUR.test(tag);
}
