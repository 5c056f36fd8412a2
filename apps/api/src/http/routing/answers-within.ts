import type { Endpoint } from "@larder/domain/contract/endpoint";
import { answerBytes, asReply } from "../answers/answer.ts";
import { JsonStream } from "../answers/json-stream.ts";
import { PreparedAnswer } from "../answers/prepared-answer.ts";
import type { OnSkipped } from "../answers/skipped-items.ts";
import type { Caller } from "../session/identify.ts";
import { checkShape } from "./check-shape.ts";
import type { Handler, HandlerInput } from "./handler.ts";

/** A read of the contract by this process itself, for a page that shows the answer. */
interface Read {
  endpoint: Endpoint;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
}

export type AnswersWithin = ReturnType<typeof createAnswersWithin>;

/** Collects the handlers of endpoints, and answers reads by them, as the same call over HTTP would be answered. */
export function createAnswersWithin(onSkipped: OnSkipped) {
  // Each is called with the input of its own endpoint alone.
  const handlers = new Map<Endpoint, Handler<Endpoint>>();
  return {
    register: <E extends Endpoint>(endpoint: E, handler: Handler<E>): void => {
      handlers.set(endpoint, handler as unknown as Handler<Endpoint>);
    },
    /**
     * Answers a read that the caller is admitted to.
     *
     * @param user null for what a visitor is answered
     * @returns the answer as parsed JSON
     * @throws AppError as the call would
     */
    async answer({ endpoint, params = {}, query = {} }: Read, user: Caller | null): Promise<unknown> {
      const handler = handlers.get(namesake(handlers, endpoint));
      if (!handler) throw new TypeError(`${endpoint.path} has no handler.`);
      const input = {
        params: checkShape(endpoint.params, params, "params"),
        query: checkShape(endpoint.query, query, "query"),
        rawQuery: new URLSearchParams(query).toString(),
        user,
      };
      const { body } = asReply<object>(await handler(input as HandlerInput<Endpoint>));
      if (!(body instanceof JsonStream))
        return JSON.parse(answerBytes(endpoint, body, onSkipped).toString("utf8"));
      const gathered = await PreparedAnswer.of(body.pieces(onSkipped));
      return JSON.parse((await gathered.bytes("identity")).toString("utf8"));
    },
  };
}

/** Returns the endpoint of this process that is the same: the renderer's build has contract objects of its own. */
function namesake(handlers: ReadonlyMap<Endpoint, unknown>, { method, path, when }: Endpoint): Endpoint {
  const isSame = (own: Endpoint) =>
    own.method === method && own.path === path && JSON.stringify(own.when) === JSON.stringify(when);
  const own = handlers.keys().find(isSame);
  if (!own) throw new TypeError(`${path} is no path of this server.`);
  return own;
}
