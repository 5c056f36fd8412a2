import type { EventEmitter } from "node:events";
import { ServerResponse, IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { AppError } from "../errors/app-error.ts";
import { createPendingBytes } from "./pending-bytes.ts";

const response = () => new ServerResponse(new IncomingMessage(new Socket()));
const end = (answer: EventEmitter) => void answer.emit("close");
const codeOf = (work: () => void) => {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof AppError ? `${error.code} ${error.extras.retryAfterSeconds}` : String(error);
  }
};

describe("unread bytes", () => {
  it("are limited for each caller, until answers end", () => {
    const pending = createPendingBytes({ each: 100, all: 1_000 });
    const first = response();
    pending.add(first, "ana", Buffer.alloc(60));
    expect(codeOf(() => pending.add(response(), "ana", Buffer.alloc(60)))).toBe("server-busy 10");
    pending.add(response(), "ben", Buffer.alloc(60));
    end(first);
    pending.add(response(), "ana", Buffer.alloc(60));
    expect(pending.size()).toBe(120);
  });

  it("are limited for all callers, and counted once when several clients get the same", () => {
    const pending = createPendingBytes({ each: 100, all: 100 });
    const list = Buffer.alloc(60);
    const answers = ["ana", "ben", "cat"].map((who) => {
      const answer = response();
      pending.add(answer, who, list);
      return answer;
    });
    expect(pending.size()).toBe(60);
    expect(codeOf(() => pending.add(response(), "dan", Buffer.alloc(60)))).toBe("server-busy 10");
    for (const answer of answers) end(answer);
    expect(pending.size()).toBe(0);
    pending.add(response(), "dan", Buffer.alloc(60));
  });

  it("are never too many for a single answer", () => {
    const pending = createPendingBytes({ each: 10, all: 10 });
    const answer = response();
    pending.add(answer, "ana", Buffer.alloc(60));
    expect(codeOf(() => pending.add(response(), "ben", Buffer.alloc(1)))).toBe("server-busy 10");
    end(answer);
    expect(pending.size()).toBe(0);
  });
});
