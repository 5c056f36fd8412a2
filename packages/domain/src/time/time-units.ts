import { foldWord } from "../text/fold.ts";

/** A unit of time and its spellings, without accents. */
type TimeUnit = {
  seconds: number;
  words: readonly string[];
  /** Letters that are a unit only right after a number in digits: "1h", "45m", "2 timer". */
  letters?: readonly string[];
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Units of cooking times: English, Spanish, German, French, Italian, Portuguese and Dutch. A month is thirty days. */
const COOKING_UNITS: readonly TimeUnit[] = [
  {
    seconds: 1,
    words: written(`
      sec secs second seconds seg segs sgs segundo segundos
      sek sekunde sekunden seconde secondes secondi seconden
    `),
    letters: ["s"],
  },
  {
    seconds: MINUTE,
    words: written(`
      min mins minute minutes minuto minutos minutito minutitos mns mn minuten minuti minuut minuutje minuutjes
    `),
    letters: ["m"],
  },
  {
    seconds: HOUR,
    words: written(`
      hr hrs hour hours hora horas horita hs stunde stunden stdn heure heures d'heure ora ore d'ora un'ora
      uur uren uurtje uurtjes
    `),
    letters: ["h", "std"],
  },
  {
    seconds: DAY,
    words: written("day days dia dias tage tagen jour jours giorno giorni dagen"),
    letters: ["tag", "dag"],
  },
  {
    seconds: 7 * DAY,
    words: written(
      "week weeks wk wks semana semanas woche wochen semaine semaines settimana settimane weken",
    ),
  },
  {
    seconds: 30 * DAY,
    words: written("month months mes meses monat monate monaten mois mese mesi maand maanden"),
  },
  { seconds: 15 * MINUTE, words: written("viertelstunde kwartier kwartiertje") },
  { seconds: 30 * MINUTE, words: written("mezz'ora mezzora halfuur halfuurtje") },
  { seconds: 45 * MINUTE, words: written("dreiviertelstunde") },
];

/** Words that are a length of time by themselves: "mezz'ora", "eine Viertelstunde". */
export const LENGTH_WORDS: ReadonlySet<string> = new Set([
  "un'ora",
  ...COOKING_UNITS.slice(-3).flatMap(({ words }) => words),
]);

/** The units in other languages, as pages write them; only durations that stand alone are parsed with these. */
const OTHER_UNITS: readonly TimeUnit[] = [
  {
    seconds: 1,
    words: written("sekunder секунд секунды saniye 秒 초"),
  },
  {
    seconds: MINUTE,
    words: written(`
      minuter minutter minut minuta minuty minuutti minuuttia perc минута минуты минут мин
      хвилина хвилини хвилин хв dakika dk λεπτο λεπτα λεπ 分 分間 分钟 分鐘 분 분간
      menit phut دقيقة دقائق דקה דקות
    `),
  },
  {
    seconds: HOUR,
    words: written(`
      timme timmar godzina godziny godzin hodina hodiny hodin tunti tuntia
      ч час часа часов година години годин saat ωρα ωρες 時間 小时 小時 个小时 個小時 시간
      gio ساعة ساعات שעה שעות
    `),
    letters: written("u t tim time timer godz hod sat sati год sa jam"),
  },
  {
    seconds: DAY,
    words: written("dagar день дня дней gun μερα μερες paiva paivaa 天 日間 일"),
    letters: written("dage"),
  },
];

/** Splits a list into words as look-ups fold them. */
function written(list: string): string[] {
  return list.trim().split(/\s+/).map(foldWord);
}

function byWord(
  units: readonly TimeUnit[],
  pick: (unit: TimeUnit) => readonly string[],
): Map<string, number> {
  return new Map(units.flatMap((unit) => pick(unit).map((word) => [word, unit.seconds] as const)));
}

export type TimeWords = { words: ReadonlyMap<string, number>; letters: ReadonlyMap<string, number> };

/** The words for times in a step. */
export const COOKING_TIME: TimeWords = {
  words: byWord(COOKING_UNITS, (unit) => unit.words),
  letters: byWord(COOKING_UNITS, (unit) => unit.letters ?? []),
};

/** The words of a label such as "Total time: 1 Std. 20 Min.". */
export const LABEL_TIME: TimeWords = {
  words: new Map([...byWord(OTHER_UNITS, (unit) => unit.words), ...COOKING_TIME.words]),
  letters: new Map([...byWord(OTHER_UNITS, (unit) => unit.letters ?? []), ...COOKING_TIME.letters]),
};

/** Words for one more before a unit: "another minute", "otra hora", "a further minute". */
export const ANOTHER: ReadonlySet<string> = new Set(["another", "otra", "otro", "otros", "otras", "further"]);

/** Words between a number and its unit: "5 more minutes", "4+ hours", "a couple of minutes". */
export const BETWEEN_NUMBER_AND_UNIT: ReadonlySet<string> = new Set([
  "more",
  "additional",
  "extra",
  "further",
  "full",
  "whole",
  "solid",
  "good",
  "mas",
  "+",
  "of",
  "de",
  "weitere",
  "gute",
  "bonnes",
  "goede",
]);
