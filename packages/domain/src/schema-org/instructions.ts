import { textLine, textLines } from "./field-text.ts";
import { instructionLines, type RawSection, type RawStep, type RawTip } from "./raw-recipe.ts";
import { minutesFromIso } from "../time/iso-duration.ts";
import { withoutRepetition } from "./repeated-lines.ts";
import { hasType, isNode, listOf, property } from "./schema-node.ts";
import type { SchemaNode } from "./schema-node.ts";

const MAX_STEPS = 500;
/** The number of list entries that are read, be they steps, tips or empty. */
const MAX_PARTS = 5_000;
/** The depth to which sections are read; no page nests them deeper. */
const DEEPEST = 12;
/** The length from which each entry of a list is a step; an entry of a shorter list can hold several steps. */
const SHORTEST_LIST = 3;
/** The properties in which a section holds its steps. */
const PARTS = ["itemListElement", "steps", "step", "recipeInstructions"];

/**
 * The number before a step: "Step 2:", "Schritt 3", "STEP 2 Peel", "2." or "2)". A bare number needs its mark, else "2
 * eggs" would lose its amount.
 */
const NUMBERING =
  /^(?:\d{1,2}\.\s*(?:adım|lépés|krok|stap|schritt)\s*[.:–-]\s*|[①-⑳]\s*|\d{1,2}\s*[.)](?:\s+|$)|\d{1,2}[.．、)）]\s?(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|\d{1,2}$)/iu;
const STEP_WORD =
  /^(?:step|schritt|étape|etape|paso|passo|passaggio|stap|steg|trin|trinn|krok|lépés|adım|шаг|крок|langkah|bước|الخطوة|خطوة|שלב|步骤|步驟|ステップ|手順|단계)\s*\d{1,2}(?:\s(?:of|von|de|sur|di|van|av|af|z)\s\d{1,2})?\s*/iu;
/** What follows the number of a step: a mark, nothing, or the first word of the step. */
const AFTER_STEP_WORD = /^(?:[.:：)|–-]\s*|$|(?=[\p{Lu}\p{Lo}]))/u;
/** The first number of a list: "1. ", "1) ", "Step 1: ", "Paso 1. ". */
const FIRST_NUMBER = /^(\p{L}{3,9}\s)?1([.:)]\s)/u;
/** A number before a character of a script without spaces: "1.", "2、". */
const SIGN_NUMBER =
  /(?<![^\s。！；])(\d{1,2})[.．、)）]\s?(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;
const SENTENCE_ENDS = ".!?:;)";
const LINE_END = /[.!?:)][)"”’]?$/;
const GROUP_NAME = /^\p{Lu}[^.!?;]*\p{L}$/u;
const LONGEST_GROUP_NAME = 40;

/**
 * Reads `recipeInstructions` in every shape pages use: one text, a list of texts, `HowToStep`s, `HowToSection`s of any
 * nesting, lists in lists.
 *
 * @returns sections in order; steps outside of any section are in one without a name
 */
export function readInstructions(value: unknown): RawSection[] {
  const reader = new InstructionsReader();
  reader.read(value);
  return withoutRepeated(reader.sections.filter((section) => section.steps.length > 0));
}

/** Pages that show their steps twice, as for reading and for printing, have marked them twice. */
function withoutRepeated(sections: RawSection[]): RawSection[] {
  let left = withoutRepetition(instructionLines(sections)).length;
  return sections.flatMap((section) => {
    const steps = section.steps.slice(0, left);
    left -= steps.length;
    return steps.length > 0 ? [{ ...section, steps }] : [];
  });
}

class InstructionsReader {
  readonly sections: RawSection[] = [{ name: null, steps: [] }];
  private steps = 0;
  private depth = 0;
  private parts = 0;
  private lastStep: RawStep | undefined;

  read(value: unknown): void {
    if (this.depth >= DEEPEST) return;
    this.depth += 1;
    this.readParts(listOf(value));
    this.depth -= 1;
  }

  private readParts(parts: readonly unknown[]): void {
    const isList = parts.length >= SHORTEST_LIST;
    for (const part of parts) {
      if (this.steps >= MAX_STEPS || this.parts >= MAX_PARTS) return;
      this.parts += 1;
      if (typeof part === "string" && !isList) this.readText(part);
      else if (typeof part === "string") this.add(stepsOf(part, isList));
      else if (Array.isArray(part)) this.read(part);
      else if (isNode(part)) this.readNode(part, isList);
    }
  }

  /** Reads one text with all steps, in which a line without a full stop can be the name of the following section. */
  private readText(text: string): void {
    const steps = stepsOf(text, false);
    const names = groupNames(steps.map((step) => step.text));
    for (const [at, step] of steps.entries()) {
      if (names.has(at)) this.sections.push({ name: step.text, steps: [] });
      else this.add([step]);
    }
    if (names.size > 0) this.sections.push({ name: null, steps: [] });
  }

  private readNode(node: SchemaNode, isList: boolean): void {
    const parts = PARTS.map((name) => property(node, name)).find((value) => value !== undefined);
    const name = textLine(property(node, "name"));
    const texts = listOf(property(node, "text") ?? property(node, "description"));
    const steps = texts.flatMap((text) => (typeof text === "string" ? stepsOf(text, isList) : []));
    if (hasType(node, "HowToTip")) this.addTip(name, steps.map((step) => step.text).join(" "));
    else if (parts !== undefined && !hasType(node, "HowToStep")) this.readSection(name, parts);
    else if (steps.length > 0) this.add(withMinutes(minutesOf(node), withName(name, steps)));
    else if (parts !== undefined) this.read(parts);
    else if (isNode(property(node, "item"))) this.read(property(node, "item"));
    else this.add(stepsOf(name, isList));
  }

  private readSection(name: string, parts: unknown): void {
    this.sections.push({ name: name === "" ? null : name, steps: [] });
    this.read(parts);
    this.sections.push({ name: null, steps: [] });
  }

  /** Adds a tip to the step before it; before the first step of a named section, to the section. */
  private addTip(name: string, text: string): void {
    const tip: RawTip = text === "" ? { name: "", text: name } : { name, text };
    const open = this.sections.at(-1);
    const advised = open?.name && open.steps.length === 0 ? open : this.lastStep;
    if (advised && tip.text !== "") (advised.tips ??= []).push(tip);
  }

  private add(steps: readonly RawStep[]): void {
    const left = MAX_STEPS - this.steps;
    this.sections.at(-1)?.steps.push(...steps.slice(0, left));
    this.steps += Math.min(steps.length, left);
    this.lastStep = steps.slice(0, left).at(-1) ?? this.lastStep;
  }
}

/**
 * Cuts a text into steps.
 *
 * @param isList true when the text is one of a list of steps: then it is one step, else it holds them all
 */
function stepsOf(text: string, isList: boolean): RawStep[] {
  const lines = isList ? [textLine(text)] : splitSigns(textLines(text)).flatMap(splitNumbered);
  return lines
    .map((line) => ({ name: null, text: withoutNumbering(line) }))
    .filter((step) => step.text !== "");
}

/**
 * Returns the lines that are names of groups: short, without a full stop, right above a sentence, where nearly all
 * other lines are sentences.
 */
function groupNames(lines: readonly string[]): ReadonlySet<number> {
  const names = new Set<number>();
  for (const [at, line] of lines.entries()) {
    const isAbove = LINE_END.test(lines[at + 1] ?? "");
    if (GROUP_NAME.test(line) && line.length <= LONGEST_GROUP_NAME && isAbove) names.add(at);
  }
  const others = lines.filter((_, at) => !names.has(at));
  const isCertain = others.every((line) => LINE_END.test(line)) && others.length > names.size;
  return isCertain ? names : new Set();
}

/** Reads the minutes that a step takes; null where it states none. */
function minutesOf(step: SchemaNode): number | null {
  const time = property(step, "timeRequired");
  return typeof time === "string" ? minutesFromIso(time) : null;
}

function withMinutes(minutes: number | null, [first, ...others]: RawStep[]): RawStep[] {
  return first ? [minutes === null ? first : { ...first, minutes }, ...others] : [];
}

/** Adds a name to the steps if it has more content than "Step 1" or the beginning of the step. */
function withName(name: string, steps: RawStep[]): RawStep[] {
  const meaning = withoutNumbering(name);
  const beginning = meaning.replace(/[.…]+$/u, "").toLowerCase();
  const [first, ...others] = steps;
  if (!first || beginning === "" || first.text.toLowerCase().startsWith(beginning)) return steps;
  return [{ name: meaning, text: first.text }, ...others];
}

/** Removes "Step 2:" or "2." before a step. */
export function withoutNumbering(line: string): string {
  const named = STEP_WORD.exec(line)?.[0] ?? "";
  const rest = line.slice(named.length);
  if (named !== "" && AFTER_STEP_WORD.test(rest)) return rest.replace(AFTER_STEP_WORD, "").trim();
  return line.replace(NUMBERING, "").trim();
}

/**
 * Lines of a script without blanks, cut where numbers count up, wherever the source has broken them: "1.切块 2.加水煮",
 * "打成泥 3.搅匀".
 */
function splitSigns(lines: string[]): string[] {
  const text = lines.join("\n");
  const starts: number[] = [];
  for (const match of text.matchAll(SIGN_NUMBER)) {
    if (Number(match[1]) === starts.length + 1) starts.push(match.index);
  }
  if (starts.length < 2 || text.slice(0, starts[0]).trim() !== "") return lines;
  return starts.map((start, at) =>
    text
      .slice(start, starts[at + 1])
      .replace(/\n/g, "")
      .trim(),
  );
}

/** Splits "1. Peel. 2. Chop. 3. Fry." at numbers that count up from one and follow a sentence. */
export function splitNumbered(line: string): string[] {
  const match = FIRST_NUMBER.exec(line);
  if (!match) return [line];
  const [, word = "", end = ""] = match;
  const parts: string[] = [];
  let from = 0;
  for (let number = 2; number <= 99; number += 1) {
    const next = numberBehindSentence(line, `${word}${number}${end}`, from);
    if (next === -1) break;
    const before = line.slice(from, next).trimEnd();
    parts.push(before);
    from = next;
  }
  return [...parts, line.slice(from)];
}

/**
 * Finds a number after the end of a sentence, with or without a space before it: "butter.2. Make"; -1 when there is
 * none.
 */
function numberBehindSentence(line: string, numbering: string, from: number): number {
  let at = line.indexOf(numbering, from + 1);
  while (at !== -1 && !SENTENCE_ENDS.includes(line.slice(from, at).trimEnd().at(-1) ?? " "))
    at = line.indexOf(numbering, at + 1);
  return at;
}
