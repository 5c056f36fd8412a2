/** Returns the index of the quote that ends a text, or the length where none does. */
export function endOfString(text: string, open: number): number {
  let quote = text.indexOf('"', open + 1);
  while (quote !== -1 && isEscaped(text, quote)) quote = text.indexOf('"', quote + 1);
  return quote === -1 ? text.length : quote;
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text.charAt(at - 1 - slashes) === "\\") slashes += 1;
  return slashes % 2 === 1;
}
