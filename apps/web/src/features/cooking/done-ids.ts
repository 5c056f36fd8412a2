/** What tells one sub-step of a recipe from the others, both from 0. */
export const doneIdOf = (step: number, subStep: number): string => `${step}.${subStep}`;
