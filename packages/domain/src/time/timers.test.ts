import { describe, expect, it } from "vitest";
import { findTimers } from "./timers.ts";

/** Formats a timer as a short text: "300", "300-420", "300/repeat". */
const shown = (text: string) =>
  findTimers(text).map(({ minSeconds, maxSeconds, kind }) => {
    return `${minSeconds}${maxSeconds === null ? "" : `-${maxSeconds}`}${kind ? `/${kind}` : ""}`;
  });

describe("findTimers", () => {
  it.each([
    ["Fry the tofu for 7 minutes.", ["420"]],
    ["Bake 25–30 minutes, or until brown.", ["1500-1800"]],
    ["Simmer for an hour to an hour and a half.", ["3600-5400"]],
    ["Cook 1 hour and 20 minutes, then rest 10 min.", ["4800", "600"]],
    ["Steam 1h05, then cool.", ["3900"]],
    ["Boil 2min30, then 1 and 1/2 hours.", ["150", "5400"]],
    ["Roast for 1 hour and 10 to 15 minutes.", ["4200-4500"]],
    ["Toast for 45 seconds to 1 minute.", ["45-60"]],
    ["Stir for a minute or two.", ["60-120"]],
    ["Whisk for a second.", ["1"]],
    ["Give it a 2-minute per side sear.", ["120"]],
    ["Grill the peppers, 3-minutes each side.", ["180"]],
    ["Cuece la pasta, los de 4 minutos, durante 6 minutos.", ["360"]],
    ["Knead another couple of minutes.", ["120"]],
    ["Cook 2 or 3 more minutes.", ["120-180"]],
    ["Leave for half an hour.", ["1800"]],
    ["Boil between 8 and 9 minutes.", ["480-540"]],
    ["Chill at least 3 hours and up to 2 days.", ["10800-172800"]],
    ["Chill at least 3 hours, preferably overnight.", ["10800"]],
    ["Cook on low for 6 hours or on high for 3 hours.", ["21600", "10800"]],
    ["Allow a 15-minute rest.", ["900"]],
    ["Hornea de 20 a 25 minutos.", ["1200-1500"]],
    ["Deja reposar hora y media.", ["5400"]],
    ["Cuece tres cuartos de hora.", ["2700"]],
    ["Cuece un cuarto de hora y apaga.", ["900"]],
    ["Amasa otros cinco minutos.", ["300"]],
    ["Asa 35' y dale la vuelta.", ["2100"]],
    ["Tritura 20'' a máxima potencia.", ["20"]],
    ["Programa 4 min/100º/vel 2.", ["240"]],
    ["Macera 2 horas o hasta 12 horas.", ["7200-43200"]],
    ["Microwave for 1:30 minutes.", ["90"]],
    ["Bake for 20 minutes, turn, then 10 more.", ["1200", "600"]],
    ["Fry for 5 minutes, then 3 more on the other side.", ["300", "180"]],
    ["Cuece 10 minutos a fuego fuerte y 8 más a fuego suave.", ["600", "480"]],
    ["Whisk for 2 minutes, then add 3 more eggs.", ["120"]],
  ])("finds the length in: %s", (text, timers) => {
    expect(shown(text)).toEqual(timers);
  });

  it.each([
    ["Stir every 5 minutes.", ["300/repeat"]],
    ["Melt in 20-second bursts.", ["20/repeat"]],
    ["Remueve cada 10 minutos.", ["600/repeat"]],
    ["Keeps in the fridge for 4 days.", ["345600/storage"]],
    ["Rest for 10 minutes. Keeps 3 days in a tin.", ["600", "259200/storage"]],
    ["Deja reposar 10 min. Aguanta 2 días en la nevera.", ["600", "172800/storage"]],
    ["Marinate for 30 min. or for up to 2 days in the fridge.", ["1800", "172800"]],
    ["Se conserva una semana en la nevera.", ["604800/storage"]],
    ["Ferment for 5 days.", ["432000"]],
  ])("distinguishes intervals and storage from cooking: %s", (text, timers) => {
    expect(shown(text)).toEqual(timers);
  });

  it.each([
    "Let stand a few minutes.",
    "Soak overnight.",
    "Déjalo unas horas, mejor de un día para otro.",
    "Add a second layer.",
    "Vierte en un segundo molde.",
    "Use a 10-inch pan at 350 degrees.",
    "Boil the 2-minute noodles.",
    "5-Minute Blender Salsa",
    "Serve with 18-month ham.",
    "Usa queso de 12 meses.",
    "Pulse for 200 ms.",
    "Use a 1M tip.",
    "Add 1/2 cup stock.",
    "A last-minute idea from the 1970s.",
    "Sirve a la hora de comer.",
    "Un cuarto de litro de leche.",
    "",
  ])("finds no length in: %s", (text) => {
    expect(findTimers(text)).toEqual([]);
  });

  it("returns the position of each in the text", () => {
    const text = "Cook 5 min. Then rest for an hour.";
    expect(findTimers(text).map(({ start, end }) => text.slice(start, end))).toEqual(["5 min", "an hour"]);
  });
});
