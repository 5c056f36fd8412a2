import { counted, number } from "./counted.ts";

/** The English messages of the cooking timers. */
export const enTimers = {
  label: "Timers",
  /** @param length "18 to 20 minutes" */
  start: (length: string) => `Start timer, ${length}`,
  running: (length: string) => `${length}, timer running`,
  paused: (length: string) => `${length}, timer paused`,
  ringing: (length: string) => `${length}, timer ringing`,
  between: (from: string, to: string) => `${from} to ${to}`,
  started: (name: string, time: string) => `Timer started: ${name}, done at ${time}`,
  done: (name: string) => `Done: ${name}`,
  /** The label at the lower end of a range. */
  check: (name: string) => `Check: ${name}`,
  pause: (name: string) => `Pause ${name}`,
  resume: (name: string) => `Go on: ${name}`,
  stop: (name: string) => `Stop ${name}`,
  isPaused: "Paused",
  doneAt: (time: string) => `Done at ${time}`,
  checkAt: (time: string, last: string) => `Check at ${time}, done at ${last}`,
  ringingSince: (time: string) => `Ringing since ${time}`,
  /** The effect of the other button at the lower end of a range. */
  goesOn: (time: string) => `When you stop it, it goes on until ${time}.`,
  less: "−1",
  more: "+1",
  minuteLess: "1 minute less",
  minuteMore: "1 minute more",
  pauseKey: "Pause",
  resumeKey: "Go on",
  stopKey: "Stop",
  name: "Name",
  rename: "Rename",
  remove: "Remove timer",
  count: (n: number) => counted("en", n, "timer", "timers"),
  showAll: (n: number) => `Show all ${number("en", n)} timers`,
  all: "All timers",
  limits:
    "Timers ring while Larder is open. On a phone that sleeps, or in a tab that was left alone for long, they may ring late.",
  limitsWithPush:
    "Timers also ring while Larder is closed or the phone is locked, as long as it has a connection.",
  ask: "Ring when you are elsewhere?",
  askText:
    "With your permission, Larder shows a notification when a timer is up while you are doing something else.",
  allow: "Allow notifications",
  notNow: "Not now",
};
