/** What a Content-Type header says, lower-cased; an empty `type` when it says nothing. */
export interface ContentType {
  type: string;
  charset: string | null;
}

const TYPE = /^\s*([^\s;,]+)/;
const CHARSET = /;\s*charset\s*=\s*["']?([^\s"';,]+)/i;

/** Never fails: headers out in the world miss a quote here and a blank there. */
export function readContentType(header: string): ContentType {
  return {
    type: TYPE.exec(header)?.[1]?.toLowerCase() ?? "",
    charset: CHARSET.exec(header)?.[1]?.toLowerCase() ?? null,
  };
}
