import { describe, expect, it } from "vitest";
import { findTimers } from "./timers.ts";

/** Formats a timer as a short text: "300", "300-420", "300/repeat". */
const shown = (text: string) =>
  findTimers(text).map(({ minSeconds, maxSeconds, kind }) => {
    return `${minSeconds}${maxSeconds === null ? "" : `-${maxSeconds}`}${kind ? `/${kind}` : ""}`;
  });

describe("findTimers reads German", () => {
  it.each([
    ["25 Minuten backen.", ["1500"]],
    ["Ca. 10-12 Min. köcheln, dann 30 Sek. pürieren.", ["600-720", "30"]],
    ["10 bis 12 Minuten braten.", ["600-720"]],
    ["Zwischen 5 und 8 Minuten garen.", ["300-480"]],
    ["1 Std. 30 Min. ruhen lassen.", ["5400"]],
    ["1 Stunde und 15 Minuten schmoren.", ["4500"]],
    ["Eine halbe Stunde quellen lassen.", ["1800"]],
    ["Nach einer halben Stunde wenden.", ["1800"]],
    ["Anderthalb Stunden im Ofen garen.", ["5400"]],
    ["Zweieinhalb Stunden schmoren.", ["9000"]],
    ["Eine Viertelstunde ziehen lassen.", ["900"]],
    ["Dreiviertelstunde backen.", ["2700"]],
    ["Eine dreiviertel Stunde backen.", ["2700"]],
    ["Fünf Minuten rühren.", ["300"]],
    ["30 Minuten bis 1 Stunde kühlen.", ["1800-3600"]],
    ["Mindestens 3 Stunden oder bis zu 2 Tage marinieren.", ["10800-172800"]],
    ["Einen Tag ziehen lassen.", ["86400"]],
    ["Eine Minute oder zwei anrösten.", ["60-120"]],
    ["Alle 10 Minuten umrühren.", ["600/repeat"]],
    ["Im Kühlschrank 3 Tage haltbar.", ["259200/storage"]],
  ])("%s", (text, timers) => {
    expect(shown(text)).toEqual(timers);
  });
});

describe("findTimers reads French", () => {
  it.each([
    ["Cuire 25 minutes au four.", ["1500"]],
    ["Laisser mijoter 10 à 15 minutes.", ["600-900"]],
    ["Cuire entre 5 et 8 minutes.", ["300-480"]],
    ["Laisser reposer 1 heure et 15 minutes.", ["4500"]],
    ["Laisser reposer 1h30.", ["5400"]],
    ["Cuire une heure et demie.", ["5400"]],
    ["Cuire deux heures et quart.", ["8100"]],
    ["Réserver une demi-heure au frais.", ["1800"]],
    ["Laisser infuser un quart d'heure.", ["900"]],
    ["Cuire trois quarts d’heure.", ["2700"]],
    ["Faire revenir cinq minutes.", ["300"]],
    ["Mixer 30 secondes.", ["30"]],
    ["Mariner 12 heures ou jusqu'à 2 jours.", ["43200-172800"]],
    ["Faire dorer une minute ou deux.", ["60-120"]],
    ["Arroser toutes les 15 minutes.", ["900/repeat"]],
    ["Se conserve 3 jours au frigo.", ["259200/storage"]],
  ])("%s", (text, timers) => {
    expect(shown(text)).toEqual(timers);
  });
});

describe("findTimers reads Italian", () => {
  it.each([
    ["Cuocere per 25 minuti.", ["1500"]],
    ["Cuocere da 10 a 12 minuti.", ["600-720"]],
    ["Cuocere tra 5 e 8 minuti.", ["300-480"]],
    ["Lasciare riposare 1 ora e 30 minuti.", ["5400"]],
    ["Cuocere per un'ora e mezza.", ["5400"]],
    ["Far riposare mezz’ora.", ["1800"]],
    ["Far lievitare un quarto d'ora.", ["900"]],
    ["Cuocere tre quarti d'ora.", ["2700"]],
    ["Cuocere 2 ore.", ["7200"]],
    ["Frullare 30 secondi.", ["30"]],
    ["Soffriggere cinque minuti.", ["300"]],
    ["Marinare 3 ore o fino a 2 giorni.", ["10800-172800"]],
    ["Mescolare ogni 5 minuti.", ["300/repeat"]],
    ["Usare parmigiano stagionato 24 mesi.", []],
  ])("%s", (text, timers) => {
    expect(shown(text)).toEqual(timers);
  });
});

describe("findTimers reads Portuguese", () => {
  it.each([
    ["Asse por 25 minutos.", ["1500"]],
    ["Cozinhe de 10 a 12 minutos.", ["600-720"]],
    ["Cozinhe entre 5 e 8 minutos.", ["300-480"]],
    ["Deixe descansar por uma hora e meia.", ["5400"]],
    ["Leve à geladeira por meia hora.", ["1800"]],
    ["Cozinhe um quarto de hora.", ["900"]],
    ["Asse por duas horas.", ["7200"]],
    ["Refogue cinco ou seis minutos.", ["300-360"]],
    ["Bata por 30 segundos.", ["30"]],
    ["Asse 30 minutos até 1 hora.", ["1800-3600"]],
    ["Mexa a cada 5 minutos.", ["300/repeat"]],
  ])("%s", (text, timers) => {
    expect(shown(text)).toEqual(timers);
  });
});

describe("findTimers reads Dutch", () => {
  it.each([
    ["Bak 25 minuten in de oven.", ["1500"]],
    ["Bak 10 tot 12 minuten.", ["600-720"]],
    ["Kook tussen 5 en 8 minuten.", ["300-480"]],
    ["Laat 1 uur en 15 minuten sudderen.", ["4500"]],
    ["Laat anderhalf uur rusten.", ["5400"]],
    ["Laat een half uur staan.", ["1800"]],
    ["Laat een kwartier rusten.", ["900"]],
    ["Bak drie kwartier.", ["2700"]],
    ["Mix 30 seconden.", ["30"]],
    ["Kook vijf minuten.", ["300"]],
    ["Laat een dag marineren.", ["86400"]],
    ["Laat 2 uur of maximaal 3 dagen rusten.", ["7200", "259200"]],
    ["Roer elke 5 minuten.", ["300/repeat"]],
    ["Houdbaar tot 3 dagen in de koelkast.", ["259200/storage"]],
  ])("%s", (text, timers) => {
    expect(shown(text)).toEqual(timers);
  });
});

describe("findTimers takes no word of one language for a time of another", () => {
  it.each([
    ["Tie a tag to the bunch.", []],
    ["Add a quart of stock and half a minute later the rice.", ["30"]],
    ["Cook 2 of 3 minutes covered.", ["180"]],
    ["Cuece 2 u de huevo.", []],
    ["Dans une seconde poêle, faire fondre le beurre.", []],
    ["Em um segundo recipiente, misture.", []],
    ["Ajouter les cinq épices.", []],
    ["Agrega tres cuartos de taza en una olla.", []],
    ["Hornea 1 hora en un molde de 20 cm.", ["3600"]],
    ["Bake for 12 more minutes.", ["720"]],
  ])("%s", (text, timers) => {
    expect(shown(text)).toEqual(timers);
  });
});
