/** `**bold**`, `__bold__` and `*italic*` around words; a lone star, as before a remark, stays. */
const BOLD = /\*\*(?=\S)([^*\n]{1,2000}?)(?<=\S)\*\*|(?<![\w_])__(?=\S)([^_\n]{1,2000}?)(?<=\S)__(?![\w_])/g;
const ITALIC = /(?<![\w*])\*(?=[^\s*])([^*\n]{1,2000}?)(?<=[^\s*])\*(?![\w*])/g;
/** `[text](address)`. */
const LINK = /!?\[([^\]\n]{0,500})\]\(((?:[^()\s]|\([^()\s]{0,500}\)){1,2000})(?:\s+"[^"\n]{0,300}")?\)/g;

/** Removes the marks of Markdown from a text; of a link its text stays, and its address where that is one of the web. */
export function withoutMarkup(text: string): string {
  const unlinked = text.includes("](") ? text.replace(LINK, linkText) : text;
  return unlinked.includes("*") || unlinked.includes("__")
    ? unlinked.replace(BOLD, "$1$2").replace(ITALIC, "$1")
    : unlinked;
}

function linkText(_: string, label: string, address: string): string {
  const isWeb = /^https?:\/\//i.test(address);
  if (!isWeb || label === address) return label.trim() === "" && isWeb ? address : label;
  return `${label} (${address})`.trim();
}
