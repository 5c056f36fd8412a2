import type { Writable } from "node:stream";
import type { DestinationStream } from "pino";
import * as z from "zod/mini";

const lineSchema = z.looseObject({
  level: z.string(),
  time: z.string(),
  msg: z._default(z.string(), ""),
  req: z.optional(z.object({ method: z.string(), path: z.string() })),
  res: z.optional(z.object({ status: z.number() })),
  responseTime: z.optional(z.number()),
  user: z.optional(z.string()),
  code: z.optional(z.string()),
  err: z.optional(z.looseObject({ message: z._default(z.string(), ""), stack: z.optional(z.string()) })),
});

/** Log lines for a person at a terminal: one short line for a request, a sentence for everything else. */
export function readableLines(out: Writable): DestinationStream {
  return { write: (line) => void out.write(`${readable(line)}\n`) };
}

/** "14:03:07 GET /api/recipes 200 3 ms"; a line that cannot be read stays as it is. */
export function readable(line: string): string {
  const parsed = lineSchema.safeParse(parseJson(line));
  if (!parsed.success) return line.trimEnd();
  const { level, time, msg, req, res, responseTime, user, code, err, ...more } = parsed.data;
  const what =
    req && res && (level === "info" || level === "debug")
      ? [req.method, req.path, res.status, `${responseTime} ms`, user && `user ${user}`, code]
      : [level, msg, req && `${req.method} ${req.path}`, code, err?.stack ?? err?.message, jsonOf(more)];
  return [new Date(time).toTimeString().slice(0, 8), ...what]
    .filter((part) => part !== undefined && part !== "")
    .join(" ");
}

function jsonOf(more: object): string {
  return Object.keys(more).length > 0 ? JSON.stringify(more) : "";
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
