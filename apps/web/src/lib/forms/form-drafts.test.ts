import { beforeEach, describe, expect, it, vi } from "vitest";
import { storedDraft, storeDraft } from "./form-drafts.ts";
import { storeCookingFor } from "@/lib/timers/stored-cooking";

beforeEach(() => localStorage.clear());

describe("form drafts", () => {
  it("are stored for each user and each form", () => {
    storeDraft("ana", "write", "soup");
    storeDraft("ana", "text", "stew");
    storeDraft("ben", "write", "bread");
    expect([storedDraft("ana", "write"), storedDraft("ana", "text")]).toEqual(["soup", "stew"]);
    expect([storedDraft("ben", "write"), storedDraft("ben", "text")]).toEqual(["bread", null]);
  });

  it("leave nothing behind when they are deleted", () => {
    storeDraft("ana", "write", "soup");
    storeDraft("ana", "write", null);
    expect(storedDraft("ana", "write")).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ["another user comes", "ben"],
    ["the user signs out", null],
  ])("are deleted when %s", (_, next) => {
    storeDraft("ana", "write", "soup");
    storeCookingFor("ana");
    expect(storedDraft("ana", "write")).toBe("soup");
    storeCookingFor(next);
    expect(storedDraft("ana", "write")).toBeNull();
  });

  it.each(["{", "[1]", "null", '{"write":7}'])("are none where %s is stored", (text) => {
    localStorage.setItem("larder-drafts-for-ana", text);
    expect(storedDraft("ana", "write")).toBeNull();
  });

  it("change nothing where the browser refuses its storage", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(() => storeDraft("ana", "write", "soup")).not.toThrow();
    vi.restoreAllMocks();
  });
});
