import { endpoints } from "@larder/domain/contract/all";
import type { Endpoint } from "@larder/domain/contract/endpoint";
import { en } from "@larder/domain/messages/en";
import { es } from "@larder/domain/messages/es";
import { afterEach, describe, expect, it, vi } from "vitest";
import { call } from "@/lib/api/api-client";
import { ApiError } from "@/lib/api/api-error";
import { failureOf, problemOf } from "@/lib/api/problem";
import { FAULTS, type Fault } from "@/testing/faults";

/**
 * The calls to test: the client does not fetch pictures and health, and any answer fits the shape of one that is not
 * JSON.
 */
const CALLS = Object.entries(endpoints).filter(
  ([, { file, document }]) => file === undefined && document === undefined,
);
const CASES = CALLS.flatMap(([name, endpoint]) =>
  FAULTS.map((fault) => ({ name, endpoint, fault, what: fault.name })),
);

afterEach(() => void vi.unstubAllGlobals());

async function failing(endpoint: Endpoint, { respond }: Fault): Promise<unknown> {
  vi.stubGlobal("fetch", async () => respond());
  return call(endpoint, {}).then(
    () => "It succeeded.",
    (error: unknown) => error,
  );
}

describe("a call that fails", () => {
  it.each(CASES)("F25: $name with $what is reported in both languages", async ({ endpoint, fault }) => {
    const error = await failing(endpoint, fault);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: fault.status });
    for (const messages of [en, es]) {
      const unsent = endpoint.method === "get" ? messages.offline.text : messages.offline.unsent;
      const known = fault.code ? messages.errors[fault.code] : fault.status === 0 ? unsent : undefined;
      expect(problemOf(messages, error, "It failed.")).toBe(known ?? fault.foreign ?? "It failed.");
      const explained = fault.code === "internal" ? undefined : known;
      expect(failureOf(messages, error, "It failed.")).toBe(explained ?? "It failed.");
    }
  });
});
