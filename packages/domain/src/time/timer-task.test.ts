import { expect, it } from "vitest";
import { timerTask } from "./timer-task.ts";
import { findTimers } from "./timers.ts";

it.each<[string, string | null]>([
  ["Simmer the sauce for 15 minutes.", "Simmer sauce"],
  ["Add the tomatoes and simmer for 15 minutes.", "Simmer"],
  ["Bring to a boil, then cook the pasta about 10 minutes.", "Cook pasta"],
  ["Bring to a boil for 10 minutes.", null],
  ["Let the dough rest for 1 hour.", "Rest dough"],
  ["Leave it to rise for 1 hour.", "Rise"],
  ["Roast the remaining sweet potatoes in oil, 40 minutes.", "Roast remaining sweet potatoes"],
  ["Fry the finely chopped onions and garlic 10 minutes.", "Fry"],
  ["Mix the flour. For 10 minutes, it rests.", null],
  ["Stir occasionally for 5 minutes.", "Stir"],
  ["Fry over medium heat until golden brown, about 5 minutes.", "Fry"],
  ["Fry until soft and starting to brown, 5 minutes.", "Fry"],
  ["Beat the eggs and brown sugar for 2 minutes.", "Beat eggs"],
  ["Set the time to 40 minutes.", null],
  ["BAKE IT for 5 minutes.", "Bake"],
  ["Let the cake stand for 10 minutes.", "Rest cake"],
  ["Chill overnight, 8 hours.", "Chill"],
  ["Deja reposar la masa 30 minutos.", "Reposar la masa"],
  ["Deja la masa reposar 30 minutos.", "Reposar la masa"],
  ["Hornea a 180 °C unos 25 minutos.", "Hornea"],
  ["Cuece la pasta durante 8 minutos.", "Cuece la pasta"],
  ["20 minutes later it is done.", null],
])("%s", (text, task) => {
  expect(timerTask(text, findTimers(text)[0]?.start ?? 0)).toBe(task);
});

it("does not name the work of the length before", () => {
  const text = "Cook the leeks for 10 minutes, then add wine for 25 minutes.";
  const [first, second] = findTimers(text);
  expect(timerTask(text, second?.start ?? 0, first?.end)).toBeNull();
});
