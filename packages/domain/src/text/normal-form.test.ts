import { describe, expect, it } from "vitest";
import { normalForm } from "./normal-form.ts";

describe("normalForm", () => {
  it("composes and decomposes as the language does", () => {
    expect(normalForm("cafe\u0301", "NFC")).toBe("café");
    expect(normalForm("ﬁlé", "NFKD")).toBe("file\u0301");
  });

  it("preserves as many marks on a letter as any script needs, and drops the others", () => {
    expect(normalForm(`q${"\u0301".repeat(30)}x`, "NFC")).toBe(`q${"\u0301".repeat(30)}x`);
    expect(normalForm(`q${"\u0301".repeat(500)}x`, "NFC")).toBe(`q${"\u0301".repeat(30)}x`);
  });
});
