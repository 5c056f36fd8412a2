const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&gt;": ">",
  "&lt;": "<",
  "&#x27;": "'",
  "&quot;": '"',
};

/** Returns the values of an attribute in HTML that React has rendered, as the browser reads them. */
export function attributeValues(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, "g"))].map(([, value = ""]) =>
    value.replace(/&(?:amp|gt|lt|#x27|quot);/g, (entity) => ENTITIES[entity] ?? entity),
  );
}
