/** Returns the id of a sub-step within a recipe, both indices from 0. */
export const doneIdOf = (step: number, subStep: number): string => `${step}.${subStep}`;
