import { counted, number, plural } from "./counted.ts";

const TIMES: Readonly<Record<number, string>> = { 0.5: "half", 1: "as much as written", 2: "twice as much" };

/** The English messages of cooking mode. */
export const enCooking = {
  stepOf: (n: number, total: number) => `Step ${n} of ${total}`,
  /** A part of a step that is too long for one screen. */
  stepPart: (step: string, n: number, parts: number) => `${step}, part ${n} of ${parts}`,
  progress: "Progress",
  pageTitle: (recipe: string) => `Cooking: ${recipe}`,
  forStep: "For this step",
  partOf: (amount: string, share: string) => {
    if (share !== "") return amount === "" ? share : `${share} of ${amount}`;
    return amount === "" ? "some" : `some of ${amount}`;
  },
  restOf: (amount: string) => (amount === "" ? "the rest" : `the rest of ${amount}`),
  allIngredients: "All ingredients",
  strikeHint: "Tap what you leave out or have used: it is struck in the steps, too.",
  previousStep: (title: string) => `Previous: ${title}`,
  showTips: "Show tips",
  hideTips: "Hide tips",
  analogy: (text: string) => `Think of it like ${text}`,
  timer: "Timer",
  startTimer: "Start",
  pauseTimer: "Pause",
  resetTimer: "Reset",
  timeUp: "Time is up",
  next: "Next Step",
  finish: "Finish Cooking",
  congratulations: "Congratulations!",
  cooked: (recipe: string) => `You've successfully cooked ${recipe}`,
  backToRecipe: "Back to Recipe",
  beforeYouStart: "Before you start",
  setOut: "Set out your ingredients",
  allSet: "All set, start Step 1",
  goOn: (recipe: string, n: number, total: number) => `Go on with ${recipe}, step ${n} of ${total}`,
  goOnReady: (recipe: string) => `Go on getting ready for ${recipe}`,
  goOnTitle: "On the stove",
  noLonger: (recipe: string) => `No longer cooking ${recipe}`,
  nowCooking: "What you are cooking",
  atReady: "Getting ready",
  servings: (n: number) => plural("en", Math.ceil(n), "serving", "servings"),
  writtenFor: (n: number) => `written for ${n}`,
  fewerServings: "Fewer servings",
  moreServings: "More servings",
  /** @param shown the number as the button shows it */
  /** The shown text comes first, so that voice control recognises the spoken label. */
  timesAsMuch: (times: number, shown: string) => {
    const name = TIMES[times];
    return name ? `${shown}: ${name}` : `${shown} times as much`;
  },
  cookFor: (servings: string) => `Start cooking for ${servings}`,
  goOnCooking: "Go on cooking",
  amounts: "Amounts",
  units: "Units",
  unitNames: { written: "As written", metric: "Metric", us: "US" },
  notRead: "This browser could not read it aloud.",
  howWasIt: "How was it?",
  stars: (n: number) => counted("en", n, "star", "stars"),
  noteForNextTime: "Note for next time",
  noteHint: "Only you can see your rating and your note.",
  notesSaved: "Saved for next time",
  notesFailed: "This could not be saved. Please try again.",
  cookedNotRecorded: "That you cooked this could not be recorded.",
  tryAgain: "Try again",
  yourNotes: "Your notes",
  yourRating: "Your rating",
  editNotes: "Edit your notes",
  addNotes: "Rate or note",
  cookedTimes: (n: number, last: string) =>
    plural("en", n, `Cooked on ${last}`, `Cooked ${number("en", n)} times, last on ${last}`),
};
