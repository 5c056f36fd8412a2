/** The default user names of content management systems. */
const GENERIC =
  /^(?:(?:site|wp|blog|web|super)?[ _-]?admin(?:istrat(?:or|eur))?\d{0,3}|webmaster|root|editor|user\d{0,4}|guest|anonymous|anonym|default|author|autor|test(?: user)?|админ(?:истратор)?)$/iu;

export function isGenericAuthor(name: string): boolean {
  return GENERIC.test(name.trim());
}
