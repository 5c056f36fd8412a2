import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take minutes begin first, so that none of them is left alone at the end. */
const LONG = /accessibility|generate|edit|timers|home-and-list/;

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
