import { beforeEach, describe, expect, it } from "vitest";
import { createLogger } from "../log/log.ts";
import { createTestApp } from "../../testing/test-app.ts";

let lines: { level: string; msg: string; trustProxy?: number }[] = [];
beforeEach(() => {
  lines = [];
});

/** Sends requests with these values of `X-Forwarded-For`, none for "". */
async function findingsWith(proxies: number, sent: readonly string[]) {
  const log = createLogger("warn", { write: (line: string) => void lines.push(JSON.parse(line)) });
  const world = await createTestApp({ proxies, log });
  for (const value of sent) {
    const request = world.as().get("/healthz");
    await (value === "" ? request : request.set("X-Forwarded-For", value));
  }
  return lines.map(({ msg, trustProxy }) => `${trustProxy}: ${msg.split(":", 1)[0]}`);
}

describe("TRUST_PROXY", () => {
  it.each([
    [0, ["", ""], []],
    [1, ["203.0.113.9", "198.51.100.1, 203.0.113.9"], []],
    [2, ["203.0.113.9, 10.0.0.2"], []],
    [1, [""], []],
    [0, ["203.0.113.9", "203.0.113.9"], ["0: a request came with X-Forwarded-For while TRUST_PROXY is 0"]],
    [2, ["203.0.113.9", "203.0.113.9"], ["2: a request came through fewer proxies than TRUST_PROXY says"]],
  ])("of %i with X-Forwarded-For %j is said once to be wrong: %j", async (proxies, sent, findings) => {
    expect(await findingsWith(proxies, sent)).toEqual(findings);
  });
});
