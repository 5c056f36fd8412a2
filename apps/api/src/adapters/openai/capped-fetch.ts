import type { ClientOptions } from "openai";

/** The server says more than any answer has. */
export class ReplyTooLarge extends Error {
  override name = "ReplyTooLarge";
}

/**
 * Fetches from the operator's own AI server, which is why it goes through no guard: the answer is cut off beyond
 * `maxBytes`, whatever its kind, and the request is dropped at once when the signal aborts. A redirect is an answer like
 * any other: the key is sent nowhere else.
 */
export function cappedFetch(maxBytes: number, signal: AbortSignal): NonNullable<ClientOptions["fetch"]> {
  return async (input, init) => {
    const signals = init?.signal ? [init.signal, signal] : [signal];
    // oxlint-disable-next-line no-restricted-globals -- the address is the operator's own, never one that a user gave
    const answer = await fetch(input, { ...init, redirect: "manual", signal: AbortSignal.any(signals) });
    if (!answer.body) return answer;
    const { status, statusText, headers } = answer;
    return new Response(answer.body.pipeThrough(cutOff(maxBytes)), { status, statusText, headers });
  };
}

function cutOff(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new ReplyTooLarge(`more than ${maxBytes} bytes`);
      controller.enqueue(chunk);
    },
  });
}
