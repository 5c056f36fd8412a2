import { fold } from "../text/fold.ts";
import { guessStepTitles } from "../text-import/step-title.ts";
import { leadingLabel } from "../text/leading-label.ts";
import type { RawSection, RawStep, RawTip } from "./raw-recipe.ts";

/** The explanations of a step. */
interface Help {
  tip?: string;
  why?: string;
  analogy?: string;
}

/** A raw step whose name adds to its text, or is empty. */
interface Part {
  title: string;
  step: RawStep;
}

interface Group {
  title: string;
  steps: RawStep[];
  help: Help;
}

interface MainStep extends Help {
  main_step: string;
  sub_steps: ({ description: string; duration_minutes?: number } & Help)[];
}

const PARTS_PER_STEP = 3;
const LONGEST_TITLE = 80;

/** A number alone: "Step 1", "Paso 2:", "Schritt 3", "4." */
const NUMBERED =
  /^(?:step|steps|paso|étape|etape|schritt|stap|steg|trin|passo|krok|lépés|vaihe)?\s*\d{1,3}[.:)]?$/i;

/** Headings without content of their own, such as "Directions". */
const GENERIC = new Set(
  (
    "instructions,instruction,directions,direction,method,preparation,steps,recipe,how to,how to make,procedure," +
    "instrucciones,preparacion,elaboracion,pasos,procedimiento,zubereitung,anleitung,bereiding,bereidingswijze," +
    "werkwijze,preparazione,procedimento,modo de preparo,tillagning,gor sa har,fremgangsmate,fremgangsmade"
  ).split(","),
);

/** The names by which Larder's own files distinguish explanations. */
const HELP_NAMES: Readonly<Record<string, keyof Help>> = { why: "why", analogy: "analogy" };

/**
 * Converts the sections of a source to main steps. A section with a name becomes a main step with its steps as
 * sub-steps: the author's own division. A step with a name of its own becomes a main step. All others are combined in
 * groups of three, titled by their cooking verbs, as in a pasted recipe, because a page for each sentence is tedious
 * while cooking. A step for which no title can be made has an empty one.
 *
 * @param language of the recipe, for the verbs of titles
 */
export function stepsFromSections(sections: readonly RawSection[], language?: string): MainStep[] {
  const groups = withoutEmptyTitles(sections);
  const repeated = repeatedTitles(groups.flatMap((group) => group.steps));
  const steps = groups.flatMap((group) => {
    const parts = group.steps.map((step) => ({ title: ownTitle(step, repeated), step }));
    return group.title === ""
      ? grouped(parts)
      : [{ main_step: group.title, ...group.help, sub_steps: parts.map(subStep) }];
  });
  return withGuessedTitles(steps, language);
}

/** Gives each step without a title one that no other step has, where one can be made. */
function withGuessedTitles(steps: readonly MainStep[], language: string | undefined): MainStep[] {
  const untitled = steps.filter((step) => step.main_step === "");
  const titles = guessStepTitles(
    untitled.map((step) => step.sub_steps.map(({ description }) => description)),
    { language, taken: steps.map((step) => step.main_step) },
  );
  const titleOfStep = new Map(untitled.map((step, index) => [step, titles[index] ?? ""]));
  return steps.map((step) => ({ ...step, main_step: titleOfStep.get(step) ?? step.main_step }));
}

/** Removes headings without content; the untitled sections that become neighbours are merged. */
function withoutEmptyTitles(sections: readonly RawSection[]): Group[] {
  const groups: Group[] = [];
  const filled = sections.filter((section) => section.steps.length > 0);
  for (const { name, steps, tips = [] } of filled) {
    const title = titleOf(name);
    const isEmpty = title === "" || NUMBERED.test(title) || (filled.length === 1 && GENERIC.has(fold(title)));
    const last = groups.at(-1);
    if (last?.title === "" && isEmpty) last.steps.push(...steps);
    else groups.push({ title: isEmpty ? "" : title, steps: [...steps], help: helpOf(tips) });
  }
  return groups;
}

/** Groups the parts: named ones stand alone, the others are combined. A label ("For the sauce:") begins a group. */
function grouped(parts: readonly Part[]): MainStep[] {
  const groups: Part[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    const isOpen =
      last && last.length < PARTS_PER_STEP && !last[0]?.title && !part.title && !leadingLabel(part.step.text);
    if (isOpen) last.push(part);
    else groups.push([part]);
  }
  return groups.map((group) => ({
    main_step: group[0]?.title ?? "",
    sub_steps: group.map(({ step }) => subStep({ title: "", step })),
  }));
}

function subStep({ title, step: { text, minutes, tips = [] } }: Part): MainStep["sub_steps"][number] {
  return {
    description: title ? `${title}: ${text}` : text,
    ...helpOf(tips),
    ...(minutes && { duration_minutes: minutes }),
  };
}

/** Returns the name of a step unless it is only its number, its first words or a name that other steps share. */
function ownTitle({ name, text }: RawStep, repeated: ReadonlySet<string>): string {
  const title = titleOf(name);
  const beginning = fold(title.replace(/(?:\.{3}|…)$/, ""));
  const isOwn = beginning !== "" && title.length <= LONGEST_TITLE && !NUMBERED.test(title);
  return isOwn && !repeated.has(title) && !fold(text).startsWith(beginning) ? title : "";
}

/** Returns the names that several steps share: these do not distinguish them. */
function repeatedTitles(steps: readonly RawStep[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const titles = steps.map(({ name }) => titleOf(name));
  return new Set(titles.filter((title) => seen.size === seen.add(title).size));
}

function titleOf(name: string | null): string {
  const title = name ?? "";
  let end = title.length;
  while (end > 0 && /[\s.:]/.test(title.charAt(end - 1))) end -= 1;
  return title.slice(0, end);
}

function helpOf(tips: readonly RawTip[]): Help {
  const help: Help = {};
  for (const { name, text } of tips) {
    const kind = HELP_NAMES[titleOf(name).toLowerCase()] ?? "tip";
    help[kind] = help[kind] ? `${help[kind]} ${text}` : text;
  }
  return help;
}
