import { describe, expect, it } from "vitest";
import { requestTypeOf } from "./queued-request.ts";

describe("requestTypeOf", () => {
  it.each([
    ["https://example.com/soup", "url"],
    ["Please add HTTP://example.com", "url"],
    ["it is on www.example.com", "url"],
    ["my grandmother's soup", "text"],
    ["", "text"],
  ])("%j is a %s", (content, type) => {
    expect(requestTypeOf(content)).toBe(type);
  });
});
