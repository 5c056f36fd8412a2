/** What tells one sub-step of a recipe from the others, both from 0. */
export const markOf = (step: number, subStep: number): string => `${step}.${subStep}`;
