import { describe, expect, it } from "vitest";
import { readWholePage } from "../read-page.ts";

interface Words {
  ingredients: string;
  method: string;
  facts: string[];
  lines: string[];
  steps: string[];
}

const RECIPES: Readonly<Record<string, Words>> = {
  en: {
    ingredients: "Ingredients",
    method: "Method",
    facts: ["Prep time: 10 minutes", "Cook time: 30 minutes", "Serves 4"],
    lines: ["2 leeks", "1 l stock", "1 tsp salt"],
    steps: ["Wash the leeks and cut them into rings.", "Boil in the stock for half an hour."],
  },
  es: {
    ingredients: "Ingredientes",
    method: "Elaboración",
    facts: ["Tiempo de preparación: 10 minutos", "Tiempo de cocción: 30 minutos", "Para 4 personas"],
    lines: ["2 puerros", "1 l de caldo", "1 cucharadita de sal"],
    steps: ["Lava los puerros y córtalos en rodajas.", "Cuece todo en el caldo media hora."],
  },
  de: {
    ingredients: "Zutaten",
    method: "Zubereitung",
    facts: ["Vorbereitungszeit: 10 Min.", "Kochzeit: 30 Min.", "Für 4 Personen"],
    lines: ["2 Stangen Lauch", "1 l Brühe", "1 TL Salz"],
    steps: ["Den Lauch waschen und in Ringe schneiden.", "Eine halbe Stunde in der Brühe kochen."],
  },
  fr: {
    ingredients: "Ingrédients",
    method: "Préparation",
    facts: ["Temps de préparation : 10 min", "Temps de cuisson : 30 min", "Pour 4 personnes"],
    lines: ["2 poireaux", "1 l de bouillon", "1 c. à café de sel"],
    steps: ["Laver les poireaux et les couper en rondelles.", "Cuire une demi-heure dans le bouillon."],
  },
  it: {
    ingredients: "Ingredienti",
    method: "Preparazione",
    facts: ["Tempo di preparazione: 10 minuti", "Tempo di cottura: 30 minuti", "Dosi per 4 persone"],
    lines: ["2 porri", "1 l di brodo", "1 cucchiaino di sale"],
    steps: ["Lavate i porri e tagliateli a rondelle.", "Cuocete nel brodo per mezz’ora."],
  },
  pt: {
    ingredients: "Ingredientes",
    method: "Modo de preparo",
    facts: ["Tempo de preparação: 10 minutos", "Tempo de cozimento: 30 minutos", "Rendimento: 4 porções"],
    lines: ["2 alhos-porós", "1 l de caldo", "1 colher (chá) de sal"],
    steps: ["Lave os alhos-porós e corte em rodelas.", "Cozinhe no caldo por meia hora."],
  },
  nl: {
    ingredients: "Ingrediënten",
    method: "Bereiding",
    facts: ["Voorbereidingstijd: 10 minuten", "Kooktijd: 30 minuten", "Voor 4 personen"],
    lines: ["2 preien", "1 l bouillon", "1 tl zout"],
    steps: ["Was de prei en snijd in ringen.", "Kook een half uur in de bouillon."],
  },
  sv: {
    ingredients: "Ingredienser",
    method: "Gör så här",
    facts: ["Förberedelsetid: 10 min", "Koketid: 30 min", "4 portioner"],
    lines: ["2 purjolökar", "1 l buljong", "1 tsk salt"],
    steps: ["Skölj purjon och skär i ringar.", "Koka i buljongen en halvtimme."],
  },
  da: {
    ingredients: "Ingredienser",
    method: "Sådan gør du",
    facts: ["Forberedelsestid: 10 min.", "Kogetid: 30 min.", "Antal personer: 4"],
    lines: ["2 porrer", "1 l bouillon", "1 tsk salt"],
    steps: ["Skyl porrerne og skær dem i ringe.", "Kog dem i bouillonen en halv time."],
  },
  no: {
    ingredients: "Ingredienser",
    method: "Slik gjør du",
    facts: ["Forberedelsestid: 10 min", "Koketid: 30 min", "4 porsjoner"],
    lines: ["2 purre", "1 l buljong", "1 ts salt"],
    steps: ["Skyll purren og skjær i ringer.", "Kok i buljongen en halv time."],
  },
  pl: {
    ingredients: "Składniki",
    method: "Sposób przygotowania",
    facts: ["Czas przygotowania: 10 min", "Czas gotowania: 30 min", "Porcje: 4"],
    lines: ["2 pory", "1 l bulionu", "1 łyżeczka soli"],
    steps: ["Umyj pory i pokrój w krążki.", "Gotuj w bulionie pół godziny."],
  },
  fi: {
    ingredients: "Ainekset",
    method: "Valmistusohje",
    facts: ["Valmisteluaika: 10 min", "Kypsennysaika: 30 min", "4 annosta"],
    lines: ["2 purjoa", "1 l lientä", "1 tl suolaa"],
    steps: ["Pese purjot ja leikkaa renkaiksi.", "Keitä liemessä puoli tuntia."],
  },
  cs: {
    ingredients: "Ingredience",
    method: "Postup",
    facts: ["Doba přípravy: 10 minut", "Doba vaření: 30 minut", "Počet porcí: 4"],
    lines: ["2 pórky", "1 l vývaru", "1 lžička soli"],
    steps: ["Pórky omyjte a nakrájejte na kolečka.", "Vařte ve vývaru půl hodiny."],
  },
  hu: {
    ingredients: "Hozzávalók",
    method: "Elkészítés",
    facts: ["Előkészítési idő: 10 perc", "Főzési idő: 30 perc", "4 adag"],
    lines: ["2 póréhagyma", "1 l alaplé", "1 tk só"],
    steps: ["A póréhagymát megmossuk és felkarikázzuk.", "Fél órát főzzük az alaplében."],
  },
  ro: {
    ingredients: "Ingrediente",
    method: "Mod de preparare",
    facts: ["Timp de preparare: 10 minute", "Timp de gătire: 30 minute", "4 porții"],
    lines: ["2 fire de praz", "1 l supă", "1 linguriță sare"],
    steps: ["Spălați prazul și tăiați-l rondele.", "Fierbeți în supă o jumătate de oră."],
  },
  zh: {
    ingredients: "材料",
    method: "做法",
    facts: ["准备时间：10分钟", "烹饪时间：30分钟", "4人份"],
    lines: ["大葱 2根", "高汤 1升", "盐 1茶匙"],
    steps: ["大葱洗净切段。", "放入高汤中煮30分钟。"],
  },
  ar: {
    ingredients: "المقادير",
    method: "طريقة التحضير",
    facts: ["وقت التحضير: 10 دقائق", "وقت الطبخ: 30 دقيقة", "عدد الحصص: 4"],
    lines: ["2 كراث", "1 لتر مرق", "1 ملعقة صغيرة ملح"],
    steps: ["اغسلي الكراث وقطعيه إلى حلقات.", "اسلقيه في المرق لمدة نصف ساعة."],
  },
  id: {
    ingredients: "Bahan-bahan",
    method: "Cara membuat",
    facts: ["Waktu persiapan: 10 menit", "Waktu memasak: 30 menit", "Untuk 4 porsi"],
    lines: ["2 batang daun bawang", "1 liter kaldu", "1 sdt garam"],
    steps: ["Cuci daun bawang lalu iris tipis.", "Rebus dalam kaldu selama setengah jam."],
  },
  vi: {
    ingredients: "Nguyên liệu",
    method: "Cách làm",
    facts: ["Thời gian chuẩn bị: 10 phút", "Thời gian nấu: 30 phút", "Khẩu phần: 4 người"],
    lines: ["2 cây tỏi tây", "1 lít nước dùng", "1 thìa cà phê muối"],
    steps: ["Rửa sạch tỏi tây rồi cắt khoanh.", "Nấu trong nước dùng nửa giờ."],
  },
  he: {
    ingredients: "מצרכים",
    method: "אופן ההכנה",
    facts: ["זמן הכנה: 10 דקות", "זמן בישול: 30 דקות", "4 מנות"],
    lines: ["2 כרישות", "1 ליטר ציר", "1 כפית מלח"],
    steps: ["שוטפים את הכרישות וחותכים לטבעות.", "מבשלים בציר במשך חצי שעה."],
  },
  uk: {
    ingredients: "Інгредієнти",
    method: "Спосіб приготування",
    facts: ["Час підготовки: 10 хвилин", "Час варіння: 30 хвилин", "Порцій: 4"],
    lines: ["2 стебла порею", "1 л бульйону", "1 ч. л. солі"],
    steps: ["Помийте порей і наріжте кільцями.", "Варіть у бульйоні пів години."],
  },
};

describe("the informal headings of a cook", () => {
  it.each([
    ["Вам понадобится:", "Как готовить:"],
    ["INGREDIENTES", "CONFEÇÃO"],
    ["O que vai precisar", "Como fazer"],
  ])("begin the parts of a recipe: %s", (ingredients, method) => {
    const { lines = [], steps = [] } = RECIPES.uk ?? {};
    const html = `<body><h1>X</h1><p><b>${ingredients}</b></p><p>${lines.join("<br>")}</p><p><b>${method}</b></p><p>${steps.join("<br>")}</p>`;
    expect(readWholePage(html, "https://soup.example/").reading).toMatchObject({
      ingredients: lines,
      instructions: steps,
    });
  });
});

/** Languages whose words for minutes and hours are not known. */
const WITHOUT_TIMES: Readonly<Record<string, Words>> = {
  ru: {
    ingredients: "Ингредиенты",
    method: "Приготовление",
    facts: ["Порций: 4"],
    lines: ["2 лука-порея", "1 л бульона", "1 ч. л. соли"],
    steps: ["Вымойте лук и нарежьте кольцами.", "Варите в бульоне полчаса."],
  },
  ja: {
    ingredients: "材料（4人分）",
    method: "作り方",
    facts: [],
    lines: ["ねぎ 2本", "だし 1L", "塩 小さじ1"],
    steps: ["ねぎを洗って輪切りにする。", "だしで30分煮る。"],
  },
  tr: {
    ingredients: "Malzemeler",
    method: "Yapılışı",
    facts: ["4 kişilik"],
    lines: ["2 pırasa", "1 l et suyu", "1 çay kaşığı tuz"],
    steps: ["Pırasaları yıkayın ve halka halka doğrayın.", "Et suyunda yarım saat pişirin."],
  },
  el: {
    ingredients: "Υλικά",
    method: "Εκτέλεση",
    facts: ["Μερίδες: 4"],
    lines: ["2 πράσα", "1 λίτρο ζωμό", "1 κ.γ. αλάτι"],
    steps: ["Πλένετε τα πράσα και τα κόβετε σε ροδέλες.", "Βράζετε στον ζωμό μισή ώρα."],
  },
  ko: {
    ingredients: "재료",
    method: "조리순서",
    facts: ["<span>4인분</span><span>30분 이내</span><span>초급</span>"],
    lines: ["대파 2대", "육수 1L", "소금 1작은술"],
    steps: ["대파를 씻어 썬다.", "육수에 30분 끓인다."],
  },
};

function read(language: string, { ingredients, method, facts, lines, steps }: Words) {
  const list = (entries: readonly string[]) => entries.map((entry) => `<li>${entry}</li>`).join("");
  const html = `<html lang=${language}><body><h1>X</h1><ul>${list(facts)}</ul><h2>${ingredients}</h2><ul>${list(lines)}</ul><h2>${method}</h2><ol>${list(steps)}</ol>`;
  return readWholePage(html, "https://soup.example/");
}

describe("a recipe without data, found by its headings and labels", () => {
  it.each(Object.entries(RECIPES))("is read in %s", (language, words) => {
    const { reading, draft, raw } = read(language, words);
    expect(reading).toMatchObject({
      ingredients: words.lines,
      instructions: words.steps,
      prepMinutes: 10,
      cookMinutes: 30,
      totalMinutes: 40,
      servings: 4,
    });
    expect(draft).not.toBeNull();
    expect(raw.language).toBe(language);
  });

  it.each(Object.entries(WITHOUT_TIMES))("is read in %s, but for its times", (language, words) => {
    const { reading, draft } = read(language, words);
    expect(reading).toMatchObject({ ingredients: words.lines, instructions: words.steps, servings: 4 });
    expect(draft).not.toBeNull();
  });
});
