/** The longest time in milliseconds that a piece of a long answer may hold the event loop. */
const TURN_MS = 4;

const waiting: (() => void)[] = [];

function runNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(runNext);
}

/**
 * Waits until the event loop has looked for other work. All long answers share one queue, of which each round of the
 * event loop takes one, so that many of them together hold it no longer than one does.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(runNext);
  });
}

/** Measures the turn of one long answer. */
export class Turn {
  #endsAt = performance.now() + TURN_MS;

  /** Lets other requests run once this turn is over. */
  async yieldIfOver(): Promise<void> {
    if (performance.now() < this.#endsAt) return;
    await nextTurn();
    this.#endsAt = performance.now() + TURN_MS;
  }
}
