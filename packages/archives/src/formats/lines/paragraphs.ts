const LONGEST_HEADING = 60;
/** A line that only draws: "-----", "~~~~", "=====". */
const RULE = /^[\s\-~=_*]{4,}$/;

/**
 * Joins the lines of wrapped text to paragraphs: a blank line begins a new one, and so does a line that is a heading, or
 * begins with a number or a colon.
 */
export function paragraphsOf(lines: Iterable<string>): string[] {
  const paragraphs: string[] = [];
  let current = "";
  const end = (): void => {
    if (current !== "") paragraphs.push(current);
    current = "";
  };
  for (const line of lines) {
    const text = line.trim();
    if (text === "" || RULE.test(line)) {
      end();
      continue;
    }
    const begins = isHeading(text) || text.startsWith(":") || /^\d{1,2}[.)]\s/.test(text);
    if (begins) end();
    current = current === "" ? text.replace(/^:\s*/, "") : `${current} ${text}`;
    if (isHeading(text)) end();
  }
  end();
  return paragraphs;
}

/** A short line in capitals that ends with a colon. */
function isHeading(text: string): boolean {
  return (
    text.endsWith(":") && text.length <= LONGEST_HEADING && text === text.toUpperCase() && !/^\d/.test(text)
  );
}
