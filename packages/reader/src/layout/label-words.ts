import { fold } from "@larder/domain/text/fold";

/** The folded labels that pages write beside times and yields. */
export const TIME_LABELS = {
  total: words(`
    total time, total, ready in, time, duration, prep cook time, prep and cook time, prep cook, overall time, takes, total cook time,
    gesamtzeit, gesamt, dauer, zeit, zeitaufwand, insgesamt, fertig in, zubereitungsdauer, tiempo total, tiempo, duracion, listo en,
    temps total, temps, duree, duree totale, tempo totale, tempo, pronto in, tempo total, tempo de preparo, pronto em, totale tijd,
    totale bereidingstijd, bereidingstijd, klaar in, tijd, totaltid, total tid, tid, klar pa, klar om, samlet tid, tidsforbrug,
    tilberedningstid, tillagningstid, czas, czas przygotowania, calkowity czas, teljes ido, ido, elkeszitesi ido, vrijeme, ukupno vrijeme, 調理時間, 所要時間, 总时间, 总耗时, 소요 시간, 총 시간, общее время, время, время приготовления, kokonaisaika, valmistusaika, aika,
    celkovy cas, cas, doba, toplam sure, sure, συνολικος χρονος, χρονος, timp total, timp, czas calkowity, laczny czas, celkova doba,
    время готовки, tid i alt, temps global, bereiden, загальний час, час приготування, الوقت الكلي, الوقت الإجمالي, المدة, זמן כולל, זמן הכנה כולל, waktu, total waktu, waktu total, thoi gian, tong thoi gian, 총시간, 소요시간
  `),
  prep: words(`
    prep time, prep, preparation time, preparation, prep in, active time, active, hands on time, hands on, vorbereitung, vorbereitungszeit,
    arbeitszeit, zubereitung, zubereitungszeit, tiempo de preparacion, preparacion, temps de preparation, tempo di preparazione,
    preparazione, tempo de preparacao, preparacao, voorbereidingstijd, voorbereiding, voorbereiden, forberedelse, forberedelser,
    forberedelsestid, arbeidstid, arbejdstid, elokeszites, elokeszitesi ido, priprema, forberedelsetid, przygotowanie, подготовка, время подготовки, valmisteluaika,
    doba pripravy, cas pripravy, hazirlama suresi, hazirlik suresi, χρονος προετοιμασιας, προετοιμασια, timp de preparare, timp de pregatire,
    準備時間, 下準備, 准备时间, 준비 시간,
    tiempo de preparado, час підготовки, وقت التحضير, مدة التحضير, وقت الإعداد, זמן הכנה, זמן עבודה, waktu persiapan, persiapan, thoi gian chuan bi, chuan bi, 준비시간
  `),
  cook: words(`
    cook time, cooking time, cook, cooking, cooks in, bake time, baking time, bake, kochzeit, backzeit, garzeit, koch backzeit, kochen, backen,
    tiempo de coccion, coccion, tiempo de horneado, horneado, temps de cuisson, cuisson, tempo di cottura, cottura, tempo de cozimento,
    cozimento, kooktijd, oventijd, baktijd, bakken, koken, i ovnen, ovntid, koketid, stegetid, sutes, fozes, sutesi ido, fozesi ido, kogetid, bagetid, ugnstid, czas gotowania, czas pieczenia,
    gotowanie, pieczenie, время варки, время выпечки, варка, выпечка, kypsennysaika, paistoaika, doba vareni, cas vareni, doba peceni,
    pisirme suresi, χρονος μαγειρεματος, χρονος ψησιματος, μαγειρεμα, timp de gatire, timp de coacere, 加熱時間, 烹饪时间, 조리 시간,
    tiempo de cocinado, tiempo cocinado, час варіння, час випікання, وقت الطبخ, وقت الطهي, مدة الطهي, مدة الطبخ, זמן בישול, זמן אפייה, בישול, אפייה, waktu memasak, memasak, thoi gian nau, 조리시간
  `),
  rest: words(`
    rest time, resting time, rest, resting, chill time, chilling time, chill, cooling time, marinating time, marinate time, rise time,
    rising time, proving time, additional time, freeze time, freezing time, inactive time, soaking time, ruhezeit, kuhlzeit, wartezeit, gehzeit,
    tiempo de reposo, reposo, temps de repos, repos, refrigeration, tempo di riposo, riposo, tempo de descanso, wachttijd, rusttijd,
    koeltijd, rijstijd, hviletid, viloytid, pihenes
  `),
} as const;

export const SERVINGS_LABELS: ReadonlySet<string> = new Set(
  words(`
    serves, servings, serving, makes, makes about, makes approximately, serves about, yield, yields, portions, portion, recipe yield, number of servings,
    feeds, people, persons, serves up to, quantity, portionen, portion, fur, ergibt, personen, menge, anzahl portionen, zutaten fur, rezept fur,
    raciones, porciones, personas, comensales, rinde, para, numero de raciones, personnes, pour, parts, nombre de personnes, recette pour, quantite,
    porzioni, persone, per, dosi per, dosi, porcoes, pessoas, rendimento, rende, serve, ate, aantal personen, aantal porties, porties,
    portioner, antal portioner, antal, antal personer, personer, porsjoner, adag, adagok, porcje, osoby, liczba porcji, osob, porcije, 分量, порций, порции, количество порций, annoksia, annosta, pocet porci, porci, porsiyon, kac kisilik, μεριδες,
    portii, numar de portii, 份量, 분량, antal port, antall porsjoner, antall, antall personer, til, hvor mange, antal stk, szemelyre, hany fore, hany szemelyre, liczba osob, ilosc porcji, ilosc osob, dla, pocet osob, porce,
    annosmaara, annokset, henkilomaara, выход, количество персон, на, на сколько, número de comensales, rendimiento, cantidad, numero de porciones, numero de personas, para cuantos, convives, nombre de parts, nb de personnes, nombre de convives,
    anzahl personen, fur wie viele, anzahl, reicht fur, ausreichend fur, numero di persone, numero porzioni, numero persone, quantita, numero de porcoes, quantidade, voor, hoeveelheid, porciones por, serving for, no of servings, no of portions, number of portions,
    порцій, кількість порцій, عدد الحصص, عدد الأشخاص, الحصص, يكفي, تكفي, מספר מנות, מנות, כמות, untuk, porsi, jumlah porsi, khau phan, cho, 인분
  `),
);

/** The words after a number of servings. */
export const SERVED_WORDS: ReadonlySet<string> = new Set(
  words(`
    serving, servings, people, person, persons, portion, portions, portionen, personen, raciones, racion, porciones, personas, comensales, personnes,
    personne, parts, porzioni, persone, porcoes, pessoas, porties, portioner, personer, pers, porsjoner, adag, porcje, porcji, porcja, dose, doses, osob, osoby, os,
    porcija, porcije, osobe, 人分, 人前, servingen, couverts, annosta, porsiyon, порции, порций, порция, porce, porci, kisilik, μεριδες, portii, 人份, 인분,
    port, prs, forkuverter, couvert, personer, persone, commensaux, convives, porzione, pax, foro, fore, fo, szemelyre, szemely, adagra, hlo, henkilolle, hengelle, henkilöä, человек, человека, персон, персоны, чел, порци, porcii, oseb, osobu, kisi, ατομα, 명, 명분, nguoi an,
    порцій, порції, أشخاص, شخص, حصص, מנות, סועדים, orang, porsi, nguoi
  `),
);

/** The words for yields that are pieces, not servings. */
export const MADE_WORDS: ReadonlySet<string> = new Set(
  words(`
    pieces, piece, slices, cookies, muffins, cupcakes, rolls, loaf, loaves, buns, pancakes, bars, balls, stuck, stucke, scheiben, stuks, stycken,
    bitar, stykker, stk, piezas, unidades, galletas, pecas, fatias, pezzi, fette, biscotti, morceaux, tranches, sztuk, kawalkow, darab, 個, 枚, 本
  `),
);

export type TimeKind = keyof typeof TIME_LABELS;
export const TIME_KINDS = ["total", "prep", "cook", "rest"] as const satisfies readonly TimeKind[];

/** A unit that distinguishes a time from other numbers. */
export const TIME_UNIT =
  /\d\s*['’′]|\d\s*(?:m|h|d)(?!\p{L})|min|hour|hr|std|stund|hora|heure|ora\b|ore\b|uur|tim|godz|ora|perc|dag|day|tag|jour|tunti|hodin|мин|час|dakika|saat|λεπτ|ωρα|ώρα|分|時間|小时|분|시간|хв|год|menit|jam|phút|giờ|دقيقة|دقائق|ساع|דקות|דקה|שעה|שעות/iu;

function words(list: string): string[] {
  return list.split(",").map((word) => fold(word));
}
