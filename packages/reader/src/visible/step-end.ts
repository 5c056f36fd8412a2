import { fold } from "@larder/domain/text/fold";
import { isAuthorLine } from "./author.ts";
import { stepSimilarity } from "../layout/similarity.ts";
import { partHeading, plainHeading } from "../layout/page-headings.ts";
import type { PageLine } from "../layout/page-lines.ts";

/** The folded greetings at the end of a text. */
const GREETINGS =
  /^(?:enjoy|bon appetit|guten appetit|lass(?:t es euch|t'?s euch| es dir) schmecken|viel spass beim|gutes gelingen|buon appetito|que (?:lo )?(?:aproveche|disfruteis)|buen provecho|bom apetite|eet smakelijk|smakelijk eten|smacznego|dobrou chut|dobru chut|jo etvagyat|dobar tek|pofta buna|afiyet olsun|приятного аппетита|смачного|velbekomme|god appetit|smaklig maltid|hyvaa ruokahalua|selamat (?:mencoba|menikmati)|chuc .{0,12}ngon mieng|καλη ορεξη|بالهناء|صحتين|בתיאבון|맛있게 드세요|召し上がれ|最後まで|happy (?:cooking|baking|eating)|dig in|cheers|xoxo|viel (?:spass|erfolg|vergnugen)|alles liebe|liebe grusse|lycka till|hoppas|kram(?:ar)?|ha det gott|hilsen|groetjes|liefs|bises|bisous|gros bisous|a bientot|un abrazo|besos|un beso|un abbraccio|baci|a presto|beij(?:os|inhos)|um abraco|pozdrawiam|pozdrav|udvozlettel|успехов|удачи|всем приятного|до новых встреч)(?!\p{Ll})/u;
const LONGEST_GREETING = 60;
const POSTSCRIPT = /^p\.?\s?s\b[.:]?\s/i;
/** "* * *", "~": a line without letters or digits. */
const SEPARATOR = /^[^\p{L}\p{N}]+$/u;
const FOOTNOTE = /^\*+\s?\p{L}/u;
const RIGHTS =
  /©|copyright|rights reserved|alle rechte|tous droits|derechos reservados|direitos reservados|tutti i diritti|무단|無断|版权/i;
const ELSEWHERE = /\b(?:facebook|instagram|pinterest|youtube|tiktok|whatsapp)\b/i;
/** The folded words before the colon of a remark; others may precede them: "My tip: ...". */
const REMARKS =
  /(?:^|\s)(?:tip|tips|tipp|tipps|note|notes|nota|notas|hinweis|astuce|conseil|consejo|truco|consiglio|dica|rada|wskazowka)$/;
const REMARK = /^([^:.!?|]{2,30})\s?[:|!]\s/;
/** The authors of the recipe and its pictures, and its source. */
const CREDITS =
  /^(?:(?:photos?|photography|fotos?|foto's|fotografie|photographie|fotografía|bilder?|bild|styling|food ?styling|redaktion|redaction|redacción|redazione|text|texte|source|sources|quelle|quellen|fuente|fonte|bron|źródło|källa|kilde|lähde|zdroj|forrás|источник|фото|автор|credits?|image credits?|photo credits?|picture credits?|adapted from|inspired by|rezept|recipe|recette|receta|ricetta|receita|recept|opskrift|oppskrift|przepis|resepti)(?:\s(?:by|von|par|por|di|af|av|door|credit))?)\s?[:|©]\s?\S/iu;
const LONGEST_CREDIT = 90;
/** The texts of the site's own controls: "Mark as complete", "Log in to rate". */
const OF_THE_SITE =
  /^(?:mark (?:as|step|this)|(?:please )?(?:log|sign) ?in\b|(?:met|mit|avec|con|with) (?:een|einem|un|an) (?:account|konto|compte)|melde dich|registrier|connectez|inicia sesi|accedi\b|zaloguj|logga in|logg inn|log ind|kirjaudu|did you (?:make|try)|have you (?:made|tried)|tag @|hast du .{0,30}ausprobiert|hai provato|as-tu|avez-vous (?:essayé|testé|aimé)|¿(?:has|te ha|te gust)|gostou|heb je|har du (?:provat|lagat|prøvet|laget))/iu;
const NUMBERED = /^(?:\p{L}{3,9}\s)?(\d{1,2})\s?[.):|]\s/u;
const FEWEST_NUMBERED = 2;
const LONGEST_GROUP = 40;

/** Returns the lines of a part up to the end of its steps, without greetings and remarks after them. */
export function upToEnd(lines: readonly PageLine[]): PageLine[] {
  const taken: PageLine[] = [];
  let hasBegun = false;
  for (const line of upToLastNumber(lines)) {
    if (hasBegun && line.row?.tag !== "li" && line.row?.tag !== "tr") {
      if (endsSteps(line.text)) break;
      if (isRemark(line)) continue;
    }
    hasBegun ||= stepSimilarity(line.text) >= 1;
    taken.push(line);
  }
  return taken;
}

/** Reports whether a line is a greeting, a postscript or the like, after which there are no more steps. */
export function endsSteps(text: string): boolean {
  if (POSTSCRIPT.test(text) || SEPARATOR.test(text) || FOOTNOTE.test(text) || RIGHTS.test(text)) return true;
  const plain = text.length <= LONGEST_GREETING ? fold(text).replace(/^[^\p{L}]+/u, "") : "";
  return GREETINGS.test(plain);
}

/** Reports whether a line is labelled advice, a credit, or a link to the author elsewhere. */
function isRemark({ text }: PageLine): boolean {
  const label = REMARK.exec(text)?.[1];
  const isLabelled = label !== undefined && (REMARKS.test(plainHeading(label)) || isStop(label));
  const isCredit = text.length <= LONGEST_CREDIT && CREDITS.test(text);
  return (
    isLabelled ||
    isCredit ||
    OF_THE_SITE.test(text) ||
    isAuthorLine(text) ||
    (text.length <= LONGEST_GREETING && ELSEWHERE.test(text))
  );
}

function isStop(label: string): boolean {
  const heading = partHeading({ text: label, level: 0 });
  return heading?.part === "stop" && heading.strength === 3;
}

/** Cuts numbered steps after the last number. */
function upToLastNumber(lines: readonly PageLine[]): readonly PageLine[] {
  let number = 0;
  let count = 0;
  let last = -1;
  let shortest = Number.POSITIVE_INFINITY;
  for (const [at, { text }] of lines.entries()) {
    const own = Number(NUMBERED.exec(text)?.[1]);
    // Groups of steps count anew.
    if (own !== number + 1 && !(own === 1 && number >= FEWEST_NUMBERED)) continue;
    if (own > 1) shortest = Math.min(shortest, at - last);
    number = own;
    count += 1;
    last = at;
  }
  const isNumbered = count >= FEWEST_NUMBERED && last < count * 2;
  if (!isNumbered || (lines[last]?.level ?? 0) > 0) return lines;
  // Where a step is its number and some lines below, the last is so as well.
  const end = last + shortest;
  return headsGroup(lines[end]) ? lines : lines.slice(0, end);
}

/** Reports whether a line is a group's name ("To finish:") after the numbered steps, with more steps below. */
function headsGroup(line: PageLine | undefined): boolean {
  return (
    line !== undefined && line.text.length <= LONGEST_GROUP && /[:：]$/.test(line.text) && !isRemark(line)
  );
}
