import { fold } from "../text/fold.ts";
import { minutesFromIso } from "../time/iso-duration.ts";
import { first, isRecord, listOf, type Raw } from "../normalise/values.ts";
import { plainText } from "../text/plain-text.ts";
import { guessStepTitle } from "../text-import/step-title.ts";

/** What helps to understand a step. */
interface Help {
  tip?: string;
  why?: string;
  analogy?: string;
}

interface Part {
  title: string;
  description: string;
  minutes: number | null;
  help: Help;
}

interface Section {
  title: string;
  parts: Part[];
  help: Help;
}

interface RawStep extends Help {
  main_step: string;
  sub_steps: ({ description: string; duration_minutes?: number } & Help)[];
}

/** Deeper than any page nests its sections. */
const DEEPEST = 8;
const MOST_PARTS = 2_000;
const PARTS_PER_STEP = 3;
const LONGEST_TITLE = 80;

/** "Step 1", "Paso 2:", "Schritt 3", "4." */
const NUMBERED =
  /^(?:step|steps|paso|étape|etape|schritt|stap|steg|trin|passo|krok|lépés|vaihe)?\s*\d{1,3}[.:)]?$/i;

/** Headings that say no more than "here are the steps". */
const GENERIC = new Set(
  (
    "instructions,instruction,directions,direction,method,preparation,steps,recipe,how to,how to make,procedure," +
    "instrucciones,preparacion,elaboracion,pasos,procedimiento,zubereitung,anleitung,bereiding,bereidingswijze," +
    "werkwijze,preparazione,procedimento,modo de preparo,tillagning,gor sa har,fremgangsmate,fremgangsmade"
  ).split(","),
);

/**
 * Steps from the instructions of a schema.org recipe, however they are nested.
 *
 * A page's section becomes a main step with its steps as sub-steps: the writer's own division. A step with a name of
 * its own becomes a main step under that name. All others stand in groups of three, titled by what is done in them, as
 * in a pasted recipe: one sentence under a heading "Step 7" would be a page to turn for each sentence while cooking.
 */
export function stepsFromHowTo(instructions: unknown): RawStep[] {
  const sections = withoutEmptyTitles(sectionsOf(instructions));
  const parts = sections.flatMap((section) => section.parts);
  const repeated = repeatedTitles(parts);
  return sections.flatMap(({ title, parts, help }) => {
    const named = parts.map((part) => ({ ...part, title: repeated.has(part.title) ? "" : ownTitle(part) }));
    return title === "" ? grouped(named) : [{ main_step: title, ...help, sub_steps: named.map(subStep) }];
  });
}

/** Without headings that say nothing; what then stands side by side untitled belongs together. */
function withoutEmptyTitles(sections: readonly Section[]): Section[] {
  const titled: Section[] = [];
  for (const { title, parts, help } of sections) {
    const isEmptyTitle = NUMBERED.test(title) || (sections.length === 1 && GENERIC.has(fold(title)));
    const last = titled.at(-1);
    if (last?.title === "" && (isEmptyTitle || title === "")) last.parts.push(...parts);
    else titled.push({ title: isEmptyTitle ? "" : title, parts: [...parts], help });
  }
  return titled;
}

/** Named parts stand alone, the others in groups. */
function grouped(parts: readonly Part[]): RawStep[] {
  const groups: Part[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    const isOpen = last && last.length < PARTS_PER_STEP && !last[0]?.title && !part.title;
    if (isOpen) last.push(part);
    else groups.push([part]);
  }
  return groups.map((group) => ({
    main_step: group[0]?.title || guessStepTitle(group.map((part) => part.description)),
    sub_steps: group.map((part) => subStep({ ...part, title: "" })),
  }));
}

function subStep({ title, description, minutes, help }: Part): RawStep["sub_steps"][number] {
  return {
    description: title ? `${title}: ${description}` : description,
    ...help,
    ...(minutes && { duration_minutes: minutes }),
  };
}

/** The name of a step where it says something of its own, and not its number or its first words. */
function ownTitle({ title, description }: Part): string {
  const beginning = fold(title.replace(/(?:\.{3}|…)$/, ""));
  const isOwn = beginning !== "" && title.length <= LONGEST_TITLE && !NUMBERED.test(title);
  return isOwn && !fold(description).startsWith(beginning) ? title : "";
}

/** A name that several steps bear tells none of them apart. */
function repeatedTitles(parts: readonly Part[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const titles = parts.map((part) => part.title);
  return new Set(titles.filter((title) => seen.size === seen.add(title).size));
}

function sectionsOf(instructions: unknown): Section[] {
  const sections: Section[] = [];
  let count = 0;
  const add = (part: Part): void => {
    if (sections.length === 0) sections.push({ title: "", parts: [], help: {} });
    count += 1;
    sections.at(-1)?.parts.push(part);
  };
  const walk = (value: unknown, depth: number): void => {
    for (const entry of listOf(value)) {
      if (depth > DEEPEST || count >= MOST_PARTS) return;
      if (Array.isArray(entry)) walk(entry, depth + 1);
      else if (!isRecord(entry)) lines(entry).forEach((line) => add(partOf(line)));
      else if (isTip(entry)) addHelp(sections, entry);
      else if (innerOf(entry) === undefined) partsOf(entry).forEach(add);
      else {
        sections.push({ title: titleOf(entry), parts: [], help: {} });
        walk(innerOf(entry), depth + 1);
        sections.push({ title: "", parts: [], help: {} });
      }
    }
  };
  walk(instructions, 0);
  return sections.filter((section) => section.parts.length > 0);
}

/** The list of a section, or of a step that is cut into directions; undefined when there is none. */
function innerOf(entry: Raw): unknown {
  const inner = first(entry, "itemListElement", "steps", "recipeInstructions");
  return listOf(inner).length > 0 ? inner : undefined;
}

function isTip(entry: Raw): boolean {
  return listOf(first(entry, "@type")).some((type) => typeof type === "string" && /howtotip$/i.test(type));
}

/** A tip belongs to the part it follows; the first of a section with a title is the section's. */
function addHelp(sections: readonly Section[], entry: Raw): void {
  const open = sections.at(-1);
  const isOfSection = open && open.title !== "" && open.parts.length === 0;
  const part = sections.findLast((section) => section.parts.length > 0)?.parts.at(-1);
  const help = isOfSection ? open.help : part?.help;
  if (!help) return;
  const kind = HELP_NAMES[titleOf(entry).toLowerCase()] ?? "tip";
  const text = lines(first(entry, "text", "name")).join(" ");
  help[kind] = help[kind] ? `${help[kind]} ${text}` : text;
}

/** The names by which our own files tell apart what helps. */
const HELP_NAMES: Readonly<Record<string, keyof Help>> = { why: "why", analogy: "analogy" };

function partOf(description: string, title = "", minutes: number | null = null): Part {
  return { title, description, minutes, help: {} };
}

/** A step of several lines is several steps; only the first bears the name. */
function partsOf(entry: Raw): Part[] {
  const title = titleOf(entry);
  const descriptions = lines(first(entry, "text", "description"));
  if (descriptions.length === 0) {
    return lines(first(entry, "name", "Name")).map((line) => partOf(line));
  }
  const time = first(entry, "timeRequired");
  const minutes = typeof time === "string" ? minutesFromIso(time) : null;
  return descriptions.map((line, index) => (index === 0 ? partOf(line, title, minutes) : partOf(line)));
}

function titleOf(entry: Raw): string {
  const [title = ""] = lines(first(entry, "name", "Name"));
  return title.replace(/[\s.:]+$/, "");
}

function lines(value: unknown): string[] {
  const text = typeof value === "number" ? String(value) : typeof value === "string" ? plainText(value) : "";
  return text
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");
}
