import { foodById } from "@larder/domain/food/foods";
import { holdsFood } from "@larder/domain/food/holds";
import type { RecipeLanguage } from "@larder/domain/language";
import type { Duration, Step, SubStep } from "@larder/domain/recipe/recipe";
import { unitName } from "../amounts.ts";
import { type Bilingual, t } from "../bilingual.ts";
import { UNITS } from "../pantry/food.ts";
import { totalDuration, workMinutes } from "../plan.ts";
import { MEASURED, safetySentences } from "../safety.ts";
import { fill, spell } from "../sentence.ts";
import { TOOLS } from "../tools.ts";
import type { AdaptedCard } from "./adapt-card.ts";
import type { CardPart, CardStep, CardUse } from "./card.ts";
import { sentencesOf } from "./card-text.ts";
import { isOfWay } from "./card-ways.ts";
import { safetyKind } from "./food-safety.ts";
import { cardRow } from "./card-ingredients.ts";
import { withoutMissing } from "./missing-foods.ts";
import { scaledAmount } from "./scale-card.ts";

/** Minutes of cooking after which a whole cut is long past its safe temperature. */
const STEWED_MINUTES = 45;

interface WrittenSteps {
  steps: Step[];
  duration: Duration;
  /** The foods that the steps name. */
  listed: ReadonlySet<CardUse>;
  /** True when a food's temperature must be measured. */
  isMeasured: boolean;
}

/** A part with its text and the minutes that it takes in all. */
interface WrittenPart {
  isWork: boolean;
  subStep: SubStep;
  minutes: number;
}

/** Writes the steps of an adapted card: parts that do not apply are left out. */
export function writeCardSteps(adapted: AdaptedCard, language: RecipeLanguage): WrittenSteps {
  const { card } = adapted;
  const listed = new Set<CardUse>();
  const steps: Step[] = [];
  const timed: { group: number | undefined; isWork: boolean; minutes: number }[] = [];
  let isMeasured = false;
  let vesselSentence = vesselFor(adapted)?.[language] ?? "";
  const hasBatches = card.steps.some(({ parts }) => parts.some(({ kind }) => kind === "batch"));
  for (const step of card.steps) {
    const parts: WrittenPart[] = [];
    for (const part of step.parts) {
      const written = writePart(part, step, adapted, language, listed);
      if (!written) continue;
      parts.push(...written.before);
      const isFirst = hasBatches ? part.kind === "batch" : part.kind !== "work";
      if (vesselSentence !== "" && isFirst) {
        written.subStep.description += ` ${vesselSentence}`;
        vesselSentence = "";
      }
      if (usesOf(part.safe, adapted).some(({ food }) => MEASURED.includes(safetyKind(food))))
        isMeasured = true;
      parts.push(written);
    }
    if (parts.length === 0) continue;
    const text = (each: Bilingual | null) =>
      each === null ? null : render(each, adapted, language, {})?.text;
    const [why, tip] = [text(step.why), text(step.tip)];
    steps.push({
      main_step: text(step.title) ?? step.title[language],
      ...(why != null && { why }),
      ...(tip != null && { tip }),
      ...(step.group !== undefined && { parallel_group: step.group }),
      sub_steps: parts.map(({ subStep }) => subStep),
    });
    timed.push({
      group: step.group,
      isWork: parts.every((each) => each.isWork),
      minutes: parts.reduce((sum, { minutes }) => sum + minutes, 0),
    });
  }
  return { steps, duration: totalDuration(timed), listed, isMeasured };
}

function writePart(
  part: CardPart,
  step: CardStep,
  adapted: AdaptedCard,
  language: RecipeLanguage,
  listed: Set<CardUse>,
): (WrittenPart & { before: WrittenPart[] }) | null {
  if (!applies(part, adapted)) return null;
  const once = onceMinutes(part, adapted);
  const rendered = render(part.text, adapted, language, { time: once }, listed);
  if (!rendered) return null;
  const repeats = part.kind === "batch" ? adapted.scaling.batches : 1;
  const isTimed = part.kind === "work" || rendered.isTimed;
  const minutes = isTimed ? once * repeats : 0;
  const fresh = rendered.named.filter((use) => !listed.has(use));
  for (const use of fresh) listed.add(use);
  const before = fresh.flatMap((use) => preparationOf(use, language) ?? []);
  const rows = fresh.filter(({ preparation }) => !preparation).map((use) => cardRow(use, language));
  const text = [
    rendered.text,
    ...(repeats > 1 ? [inBatches(repeats, minutes, roundsOf(part, step, adapted))[language]] : []),
    ...safetyOf(part, step, adapted).map((sentence) => sentence[language]),
  ].join(" ");
  return {
    before,
    isWork: part.kind === "work",
    minutes,
    subStep: {
      description: text,
      ...(minutes > 0 && { duration_minutes: minutes }),
      ...(rows.length > 0 && { ingredients: rows }),
    },
  };
}

/** Writes what must be done with a substitute before it is used. */
function preparationOf(use: CardUse, language: RecipeLanguage): WrittenPart | null {
  if (!use.preparation) return null;
  const { minutes, text, waterFactor } = use.preparation;
  const row = cardRow(use, language);
  const name = { ...use, food: foodById(use.food.id) ?? use.food };
  const names = { of: () => [name], numbers: { time: minutes, water: use.amount * waterFactor } };
  const description = fill(text, language, names).text;
  return { isWork: false, minutes, subStep: { description, duration_minutes: minutes, ingredients: [row] } };
}

function applies(part: CardPart, adapted: AdaptedCard): boolean {
  const { onlyWith, onlyWithout } = part;
  const isOriginal = (key: string) => adapted.uses.some((use) => use.key === key && !use.isSwapped);
  return (
    onlyWith.every(isOriginal) && !onlyWithout.some(isOriginal) && isOfWay(part, adapted.card, adapted.ways)
  );
}

function onceMinutes({ kind, minutes }: CardPart, { card, scaling }: AdaptedCard): number {
  if (minutes === 0) return 0;
  if (kind === "work") return workMinutes(minutes, (4 * scaling.servings) / card.serves);
  if (kind === "pieces") return Math.max(1, Math.round(minutes * scaling.factor));
  return minutes;
}

function usesOf(keys: readonly string[], { uses }: AdaptedCard): CardUse[] {
  return uses.filter(({ key }) => keys.includes(key));
}

// ---- sentences ----

interface Rendered {
  text: string;
  named: CardUse[];
  isTimed: boolean;
}

/** Fills a text; its sentences and brackets whose foods are all left out vanish. Null where nothing remains. */
function render(
  text: Bilingual,
  adapted: AdaptedCard,
  language: RecipeLanguage,
  numbers: Record<string, number>,
  used?: ReadonlySet<CardUse>,
): Rendered | null {
  const has = (names: string) => usesOf(names.split("+"), adapted).length > 0;
  const isWhole = (clause: string) => {
    const lists = [...clause.matchAll(/\{([a-z][\w+-]*)/g)].map(([, names = ""]) => names);
    return lists.every((names) => names === "time" || names === "pieces" || has(names));
  };
  // A whole sentence in brackets stands for itself, though the one before it falls away.
  const written = withOilHeated(text, adapted)[language].replaceAll(/(?<=[.\]])\[ ([^\]]+\.)\]/g, " $1");
  const retained = sentencesOf(written)
    .map((sentence) =>
      sentence.replaceAll(/\[([^\]]*)\]/g, (_, clause: string) => (isWhole(clause) ? clause : "")),
    )
    .map((sentence) => withoutMissing(sentence.trim(), has))
    .filter((sentence) => sentence !== "" && isWhole(sentence))
    .join(" ");
  if (retained === "") return null;
  const { card, scaling } = adapted;
  const measured = retained.replaceAll(/\{(\d+(?:\.\d+)?) (\w+)\}/g, (all, number: string, word: string) => {
    const unit = UNITS.find((each) => each === word);
    if (!unit) return all;
    const amount = scaledAmount(Number(number), unit, scaling.factor);
    return `${amount} ${unitName(unit, amount, language)}`;
  });
  const pieces = Math.round((card.pieces ?? 0) * scaling.factor);
  const names = {
    of: (list: string) => usesOf(list.split("+"), adapted),
    numbers: { ...numbers, pieces },
    ...(used && { isUsed: (use: CardUse) => used.has(use) }),
  };
  const { text: filled, named } = fill({ en: measured, es: measured }, language, names);
  return { text: filled, named, isTimed: retained.includes("{time}") };
}

/** Returns a text in which oil is heated that stands in for butter, which would be melted until it foams. */
function withOilHeated({ en, es }: Bilingual, { uses }: AdaptedCard): Bilingual {
  const oil = uses.find(
    ({ key, isSwapped, food }) => isSwapped && /butter|ghee/.test(key) && holdsFood(food, "oil"),
  );
  if (!oil) return t(en, es);
  const melt = (word: string) => new RegExp(`\\b${word} (?=[^.{]*\\{[\\w+-]*${oil.key}\\b)`, "g");
  return t(
    en.replace(melt("Melt"), "Heat ").replace(/, until (?:it foams|foaming)/g, ""),
    es.replace(melt("(?:Funde|Derrite)"), "Calienta ").replace(/, hasta que espume/g, ""),
  );
}

type Rounds = "alone" | "first" | "later" | "appliance";

/** Returns how a part stands among those that are done again for each batch. */
function roundsOf(part: CardPart, step: CardStep, adapted: AdaptedCard): Rounds {
  const [first, second] = step.parts.filter((each) => each.kind === "batch" && applies(each, adapted));
  if (second) return part === first ? "first" : "later";
  return adapted.ways.some((way) => way === "air-fryer" || way === "microwave") ? "appliance" : "alone";
}

/** Says how often a part is done: each batch is finished before the next, so that nothing waits half cooked. */
function inBatches(batches: number, minutes: number, rounds: Rounds): Bilingual {
  if (rounds === "first")
    return t(
      `Cook in ${batches} batches, ${spell(minutes, "en")} in all here: cook each one to the end before the next.`,
      `Hazlo en ${batches} tandas, ${spell(minutes, "es")} en total aquí: termina cada una antes de empezar la siguiente.`,
    );
  if (rounds !== "alone")
    return t(
      `In ${batches} batches it takes ${spell(minutes, "en")} in all.`,
      `En ${batches} tandas son ${spell(minutes, "es")} en total.`,
    );
  return t(
    `Do this in ${batches} batches, ${spell(minutes, "en")} in all, or in ${batches} pans at once.`,
    `Hazlo en ${batches} tandas, ${spell(minutes, "es")} en total, o en ${batches} recipientes a la vez.`,
  );
}

/** Vessels in which a small amount would lie too thin. */
const SHALLOW: ReadonlySet<string> = new Set(["dish", "paella", "casserole", "pot", "saucepan"]);

/** Returns the sentence on vessels of another number or size than usual; null where the card's own fits. */
function vesselFor({ card, scaling, ways }: AdaptedCard): Bilingual | null {
  const { name } = TOOLS[ways.includes("air-fryer") ? "airFryer" : card.vessel];
  if (scaling.batches === 1 && scaling.factor <= 0.5 && SHALLOW.has(card.vessel))
    return t(
      "Use a small vessel for this amount: in a large one it dries out.",
      "Usa un recipiente pequeño para esta cantidad: en uno grande se seca.",
    );
  // A card of a mug says itself that each person has one.
  if (scaling.batches === 1 || card.vessel === "mug") return null;
  return t(
    `For ${scaling.servings} ${scaling.servings === 1 ? "person" : "people"} use ${scaling.batches} vessels (${name.en}) or a larger one.`,
    `Para ${scaling.servings} ${scaling.servings === 1 ? "persona" : "personas"} hacen falta ${scaling.batches} recipientes (${name.es}) o uno mayor.`,
  );
}

const RAW_EGG = t(
  "The egg stays raw: use pasteurised egg, keep it cold and eat it the same day; it is not for small children, pregnant women or frail people.",
  "El huevo queda crudo: usa huevo pasteurizado, mantenlo frío y consúmelo en el día; no es apto para niños pequeños, embarazadas ni personas delicadas.",
);
const RAW_FISH = t(
  "The fish stays raw: buy it for eating raw and freeze it at −20 °C for five days first; it is not for small children, pregnant women or frail people.",
  "El pescado queda crudo: cómpralo apto para consumo en crudo y congélalo antes a −20 °C cinco días; no es apto para niños pequeños, embarazadas ni personas delicadas.",
);

const HOTTER: ReadonlySet<string> = new Set(["poultry", "mince", "poultry-mince", "rabbit"]);

/** Returns the sentences on when the part's foods are safe, and the warnings about raw ones. */
function safetyOf(part: CardPart, step: CardStep, adapted: AdaptedCard): Bilingual[] {
  const kinds = usesOf(part.safe, adapted).map(({ food }) => safetyKind(food));
  const beside = usesOf(
    step.parts.flatMap(({ safe }) => safe),
    adapted,
  ).map(({ food }) => safetyKind(food));
  // Beside what must get hotter, the lower temperature of whole cuts would be read as that of all.
  const isStewed =
    part.minutes >= STEWED_MINUTES ||
    part.ways.includes("pressure-cooker") ||
    beside.some((kind) => HOTTER.has(kind));
  const rawFoods = usesOf(part.raw, adapted).map(({ food }) => food);
  const raw = rawFoods.map(safetyKind);
  const hasRawEgg = raw.includes("egg") || rawFoods.some(({ id }) => /^egg-(?:yolk|white)/.test(id));
  return [
    ...safetySentences(kinds.filter((kind) => !(isStewed && kind === "whole-meat"))),
    ...(hasRawEgg ? [RAW_EGG] : []),
    ...(raw.some((kind) => kind === "fish" || kind === "shellfish") ? [RAW_FISH] : []),
  ];
}
