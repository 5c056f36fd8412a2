import { describe, expect, it } from "vitest";
import { createLogger } from "./log.ts";
import { readable } from "./readable-lines.ts";

/** Returns a logger's output as a terminal shows it. */
function shown(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger("debug", { write: (line) => void lines.push(readable(line)) }));
  return lines.join("\n");
}

describe("readable", () => {
  it("shows a request in one short line", () => {
    const line = {
      req: { id: "1", method: "GET", path: "/api/recipes" },
      res: { status: 429 },
      responseTime: 3,
      user: "Zk3",
      code: "too-many-requests",
    };
    expect(shown((log) => log.info(line, "request completed"))).toMatch(
      /^\d\d:\d\d:\d\d GET \/api\/recipes 429 3 ms user Zk3 too-many-requests$/,
    );
  });

  it("shows everything else with its level, its error and its fields", () => {
    expect(shown((log) => log.info({ files: 3 }, "unused pictures removed"))).toMatch(
      /^[\d:]{8} info unused pictures removed \{"files":3\}$/,
    );
    const failed = shown((log) => log.warn({ err: new Error("gone") }, "timers could not be rung"));
    expect(failed).toMatch(/^[\d:]{8} warn timers could not be rung Error: gone\n/);
  });

  it("leaves a line that it cannot read as it is", () => {
    expect(readable("no JSON\n")).toBe("no JSON");
  });
});
