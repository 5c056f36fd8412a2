/** Reports whether a text is nothing but an address of the web. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text.trim());
}
