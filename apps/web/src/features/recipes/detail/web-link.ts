/** Returns whether an address is shown as a link: one of http or https, whatever a store may hold. */
export function isWebLink(link: string): boolean {
  return URL.canParse(link) && /^https?:$/.test(new URL(link).protocol);
}
