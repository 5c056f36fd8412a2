/**
 * A value of the server that only this client changes, so that the client knows what each answer must say. Answers that
 * overlap with a write may say either and are not checked; after a write without a good answer no answer is.
 */
export class Tracked<T> {
  #value: T;
  #writes = 0;
  #isWriting = false;

  constructor(value: T) {
    this.#value = value;
  }

  /** The value as it was last acknowledged. */
  get value(): T {
    return this.#value;
  }

  get isWriting(): boolean {
    return this.#isWriting;
  }

  /** Begins a write; the returned function ends it once it is acknowledged. */
  beginWrite(): (value: T) => void {
    this.#writes += 1;
    this.#isWriting = true;
    return (value) => {
      this.#value = value;
      this.#isWriting = false;
    };
  }

  /** Begins a read; the returned function tells whether an answer is wrong. */
  beginRead(): (isRight: (expected: T) => boolean) => boolean {
    const writes = this.#writes;
    const wasWriting = this.#isWriting;
    return (isRight) => !wasWriting && writes === this.#writes && !isRight(this.#value);
  }
}
