import { mongo } from "mongoose";

const { BSON } = mongo;

const HEADER_BYTES = 16;
const OP_MSG = 2013;
const CHANGING = new Set(["insert", "update", "delete", "findAndModify"]);

/** The error response of a server that refuses a command. */
export interface Refusal {
  code: number;
  codeName: string;
}

/** Hands on whole messages of MongoDB's wire protocol, however they were cut on the way. */
export function messagesOf(onMessage: (message: Buffer) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= HEADER_BYTES && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0);
      onMessage(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  };
}

/** Reports whether a message requests a change. */
export function isChange(message: Buffer): boolean {
  return CHANGING.has(commandOf(message));
}

/** The name of a command is the first field of its document. */
function commandOf(message: Buffer): string {
  return Object.keys(documentOf(message) ?? {})[0] ?? "";
}

/** Returns the command of a message with its lists of documents; null for a message of another kind. */
export function documentOf(message: Buffer): Record<string, unknown> | null {
  if (message.readInt32LE(12) !== OP_MSG) return null;
  const lists: Record<string, unknown[]> = {};
  let at = HEADER_BYTES + 4;
  // Lists of documents may stand before the command itself.
  while (at < message.length && message[at] === 1) {
    const end = at + 1 + message.readInt32LE(at + 1);
    const nameEnd = message.indexOf(0, at + 5);
    const documents: unknown[] = [];
    for (let from = nameEnd + 1; from < end; from += message.readInt32LE(from))
      documents.push(BSON.deserialize(message.subarray(from, from + message.readInt32LE(from))));
    lists[message.toString("utf8", at + 5, nameEnd)] = documents;
    at = end;
  }
  if (message[at] !== 0) return null;
  const document = message.subarray(at + 1, at + 1 + message.readInt32LE(at + 1));
  return { ...BSON.deserialize(document), ...lists };
}

/** The answer of a server that refuses what the message asks for. */
export function refusalOf(message: Buffer, { code, codeName }: Refusal): Buffer {
  const body = BSON.serialize({ ok: 0, code, codeName, errmsg: `${codeName}, as the test wants it` });
  const head = Buffer.alloc(HEADER_BYTES + 5);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(message.readInt32LE(4), 8);
  head.writeInt32LE(OP_MSG, 12);
  return Buffer.concat([head, body]);
}
