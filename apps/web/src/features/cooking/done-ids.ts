import { fold } from "@larder/domain/text/fold";

/** Returns the id of a sub-step within a recipe, both indices from 0. */
export const doneIdOf = (step: number, subStep: number): string => `${step}.${subStep}`;

/** The id of an ingredient that the cook has struck off the list. */
export function struckId(group: string, name: string): string {
  return `struck:${group}:${fold(name)}`;
}
