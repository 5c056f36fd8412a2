import { TextRecognitionError } from "../../ports/text-recognition.ts";

/** The number of files of one user that are read or wait; more are "busy". */
const MOST_OF_ONE = 3;

/** Runs the work of each user one after the other, so that one who sends many files takes one turn of all at a time. */
export function createUserQueues() {
  const queues = new Map<string, { last: Promise<unknown>; size: number }>();

  return async function inTurn<T>(uid: string, work: () => Promise<T>): Promise<T> {
    const queue = queues.get(uid) ?? { last: Promise.resolve(), size: 0 };
    if (queue.size >= MOST_OF_ONE) throw new TextRecognitionError("busy");
    queues.set(uid, queue);
    queue.size += 1;
    const mine = queue.last.then(work);
    queue.last = mine.catch(() => {});
    try {
      return await mine;
    } finally {
      queue.size -= 1;
      if (queue.size === 0) queues.delete(uid);
    }
  };
}
