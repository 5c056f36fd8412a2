import { setTimeout as wait } from "node:timers/promises";
import type { Asked, Behaviour } from "./asked.ts";

const USAGE = { prompt_tokens: 1_000, completion_tokens: 500, total_tokens: 1_500 };

interface Delivery {
  finish?: string;
  refusal?: string;
  usage?: object | null;
  /** The content type of a streamed answer. */
  contentType?: string;
  /** The pause between the pieces of a streamed answer. */
  pauseMs?: number;
}

/** Answers streamed or whole, as the request demands. */
export const answerWith =
  (text: string | ((asked: Asked) => string), delivery: Delivery = {}): Behaviour =>
  (asked) =>
    (asked.body.stream ? streamed : whole)(asked, typeof text === "string" ? text : text(asked), delivery);

async function streamed({ body, response }: Asked, text: string, delivery: Delivery): Promise<void> {
  const {
    finish = "stop",
    refusal,
    usage = USAGE,
    pauseMs,
    contentType = "text/event-stream; charset=utf-8",
  } = delivery;
  const chunk = (choices: unknown[], more: object = {}) =>
    `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: body.model, choices, ...more })}\n\n`;
  const said = (delta: object, finish_reason: string | null = null) =>
    chunk([{ index: 0, delta, finish_reason }]);
  response.writeHead(200, { "content-type": contentType });
  response.write(": keep-alive\n\n");
  response.write(said({ role: "assistant", ...(refusal !== undefined && { refusal }) }));
  for (const piece of text.match(/[\s\S]{1,40}/g) ?? []) {
    response.write(said({ content: piece }));
    if (pauseMs) await wait(pauseMs);
  }
  response.write(said({}, finish));
  if (usage && body.stream_options) response.write(chunk([], { usage }));
  response.end("data: [DONE]\n\n");
}

export function whole({ body, response }: Asked, text: string, delivery: Delivery): void {
  const { finish: finish_reason = "stop", refusal, usage = USAGE } = delivery;
  const message = { role: "assistant", content: text, ...(refusal !== undefined && { refusal }) };
  const choices = [{ index: 0, message, finish_reason }];
  json(response, 200, {
    id: "c",
    object: "chat.completion",
    created: 1,
    model: body.model,
    choices,
    ...(usage && { usage }),
  });
}

export const json = (
  response: Asked["response"],
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) =>
  void response
    .writeHead(status, { "content-type": "application/json", ...headers })
    .end(JSON.stringify(body));

export const refuse =
  (status: number, message: string, more: object = {}, headers: Record<string, string> = {}): Behaviour =>
  ({ response }) =>
    json(response, status, { error: { message, type: "invalid_request_error", ...more } }, headers);

/** Applies the behaviours in turn; the last one from then on. */
export const inTurn =
  (...behaviours: Behaviour[]): Behaviour =>
  (asked) =>
    behaviours[Math.min(asked.nth, behaviours.length) - 1]?.(asked);

/** Repeats a piece until five megabytes were sent or the client disconnects. */
export const huge =
  (type: string, piece: string, bytes = 5_000_000): Behaviour =>
  async ({ response }) => {
    response.writeHead(200, { "content-type": type });
    for (let sent = 0; sent < bytes && !response.destroyed; sent += piece.length) {
      if (!response.write(piece)) await Promise.race([drained(response), wait(50)]);
    }
    response.end();
  };

const drained = (response: Asked["response"]) => new Promise((resolve) => response.once("drain", resolve));

/** Breaks the connection in the middle of the answer. */
export const breakOff: Behaviour = async ({ response }) => {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(
    `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: '{"name": "So' } }] })}\n\n`,
  );
  await wait(20);
  response.destroy();
};

export const vanish: Behaviour = ({ response }) => void response.destroy();
