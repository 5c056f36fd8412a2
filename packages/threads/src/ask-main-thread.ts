import { type MessagePort, workerData } from "node:worker_threads";

/** A question of a thread to the main thread. */
export interface Question {
  id: number;
  asked: unknown;
}

type Reply = { id: number; bytes: Uint8Array } | { id: number; failure: string };

let port: MessagePort | null = null;
let asked = 0;
const open = new Map<number, PromiseWithResolvers<Uint8Array>>();

/**
 * Asks the main thread for bytes while a call is under way; for the module of a thread whose options have an `answer`.
 *
 * @param question anything that the structured clone algorithm copies
 * @throws Error when the main thread could not answer
 */
export function askMainThread(question: unknown): Promise<Uint8Array> {
  port ??= openPort();
  const id = (asked += 1);
  const answer = Promise.withResolvers<Uint8Array>();
  open.set(id, answer);
  port.postMessage({ id, asked: question } satisfies Question);
  return answer.promise;
}

function openPort(): MessagePort {
  const questions: MessagePort = workerData.questions;
  questions.on("message", (reply: Reply) => {
    const answer = open.get(reply.id);
    open.delete(reply.id);
    if ("bytes" in reply) answer?.resolve(reply.bytes);
    else answer?.reject(new Error(reply.failure));
  });
  return questions;
}
