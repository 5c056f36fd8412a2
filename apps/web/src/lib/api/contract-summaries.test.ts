import { describe, expect, it } from "vitest";
import { withoutSummaries } from "../../../without-summaries.ts";

const sources = import.meta.glob<string>("../../../../../packages/domain/src/contract/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});
const endpoints = Object.entries(sources).filter(([, code]) =>
  /^export const \w+ = defineEndpoint\(/m.test(code),
);

describe("withoutSummaries", () => {
  it("finds files with endpoints", () => {
    expect(endpoints.length).toBeGreaterThan(3);
  });

  it.each(endpoints)("leaves no summary in %s, and every other line", (_, code) => {
    const light = withoutSummaries(code);
    expect(light).not.toMatch(/summary:/);
    expect(light.match(/^ {2}(path|access|response|method):/gm)).toEqual(
      code.match(/^ {2}(path|access|response|method):/gm),
    );
  });
});
