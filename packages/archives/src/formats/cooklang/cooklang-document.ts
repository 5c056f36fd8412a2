import { type LooseRecord } from "../../loose-fields.ts";
import { frontMatter } from "../front-matter.ts";
import { type CooklangItem, cooklangItems } from "./cooklang-tokens.ts";

export interface CooklangSection {
  name: string | null;
  steps: CooklangItem[][];
}

/** A Cooklang file: its header, its steps by section, and its notes. */
export interface CooklangDocument {
  metadata: LooseRecord;
  sections: CooklangSection[];
  notes: string[];
}

const OLD_METADATA = /^>>\s*([^:]{1,100}):(.*)$/;
const SECTION = /^=+\s*(.*?)[\s=]*$/;
/** A comment to the end of the line; three hyphens are none. */
const LINE_COMMENT = /(?<![-\\])--(?!-)/;

/** Reads a Cooklang file with either header: YAML between hyphens, or `>> name: value`. Blank lines end a step. */
export function parseCooklang(source: string): CooklangDocument {
  const { metadata: header, body } = frontMatter(source);
  const metadata: Record<string, unknown> = Object.assign(Object.create(null), header);
  const sections: CooklangSection[] = [];
  const notes: string[] = [];
  let step: string[] = [];
  let note: string[] = [];
  const close = () => {
    if (step.length > 0) {
      if (sections.length === 0) sections.push({ name: null, steps: [] });
      sections.at(-1)?.steps.push(cooklangItems(step.join(" ")));
    }
    if (note.length > 0) notes.push(note.join("\n"));
    step = [];
    note = [];
  };
  for (const line of linesOf(withoutBlockComments(body))) {
    const [, name, value] = OLD_METADATA.exec(line) ?? [];
    if (name !== undefined) metadata[name.trim()] = (value ?? "").trim();
    else if (line === "") close();
    else if (line.startsWith("=")) {
      close();
      sections.push({ name: SECTION.exec(line)?.[1]?.trim() || null, steps: [] });
    } else if (line.startsWith(">")) {
      if (step.length > 0) close();
      note.push(line.replace(/^>\s?/, ""));
    } else {
      if (note.length > 0) close();
      step.push(line);
    }
  }
  close();
  return { metadata: { ...metadata }, sections, notes };
}

/** The lines without comments; a line that was nothing but a comment is left out, since it ends no step. */
function* linesOf(text: string): Generator<string> {
  for (const line of text.split(/\r\n?|\n/)) {
    const at = line.search(LINE_COMMENT);
    const rest = (at === -1 ? line : line.slice(0, at)).trim();
    if (at === -1 || rest !== "") yield rest;
  }
}

/** Removes `[- … -]`; one that does not end is text. */
function withoutBlockComments(text: string): string {
  let result = "";
  let from = 0;
  for (;;) {
    const open = text.indexOf("[-", from);
    const close = open === -1 ? -1 : text.indexOf("-]", open + 2);
    if (close === -1) return result + text.slice(from);
    result += text.charAt(open - 1) === "\\" ? text.slice(from, close + 2) : text.slice(from, open);
    from = close + 2;
  }
}
