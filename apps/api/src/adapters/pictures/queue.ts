import { PictureError } from "../../ports/pictures.ts";

/** Runs one piece of work after the other, first come first served; beyond `maxWaiting` it is "busy". */
export function createQueue({ maxWaiting }: { maxWaiting: number }) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting > maxWaiting) throw new PictureError("busy");
    waiting += 1;
    const mine = last.then(work);
    last = mine.catch(() => {}).finally(() => (waiting -= 1));
    return mine;
  };
}
