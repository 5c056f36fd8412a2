import { describe, expect, it } from "vitest";
import { EnvironmentError, readEnvironment } from "./env.ts";
import { newVapidKeys } from "../testing/push-service.ts";

const { publicKey, privateKey } = newVapidKeys();
const SET = {
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: "mailto:cook@larder.example",
};

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readEnvironment(env);
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
}

describe("the push settings", () => {
  it("are off when none is set, or only allowed hosts", () => {
    expect(readEnvironment({}).push).toBeNull();
    expect(readEnvironment({ PUSH_ALLOW_HOSTS: "127.0.0.1:8099" }).push).toBeNull();
  });

  it("are on when all three keys are set", () => {
    expect(readEnvironment({ ...SET, PUSH_ALLOW_HOSTS: "push.home:8443" }).push).toEqual({
      publicKey,
      privateKey,
      subject: SET.VAPID_SUBJECT,
      allowHosts: ["push.home:8443"],
    });
    expect(readEnvironment({ ...SET, VAPID_SUBJECT: "https://larder.example/about" }).push).not.toBeNull();
  });

  it.each([
    [["VAPID_PUBLIC_KEY"], ["VAPID_PRIVATE_KEY", "VAPID_SUBJECT"]],
    [["VAPID_PRIVATE_KEY"], ["VAPID_PUBLIC_KEY", "VAPID_SUBJECT"]],
    [["VAPID_SUBJECT"], ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"]],
    [["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"], ["VAPID_SUBJECT"]],
  ] as const)("report with %j alone that %j is missing", (given, missing) => {
    const problems = problemsOf(Object.fromEntries(given.map((name) => [name, SET[name]])));
    expect(problems.map((problem) => problem.split(" ", 1)[0])).toEqual(missing);
    expect(problems.join()).toContain("is missing");
  });

  it.each<[string, Record<string, string>, string]>([
    ["a public key cut short", { VAPID_PUBLIC_KEY: publicKey.slice(0, -1) }, "VAPID_PUBLIC_KEY"],
    ["a private key in hexadecimal", { VAPID_PRIVATE_KEY: "ab".repeat(32) }, "VAPID_PRIVATE_KEY"],
    ["keys that are no pair", { VAPID_PRIVATE_KEY: newVapidKeys().privateKey }, "belongs to"],
    ["a private key that is none", { VAPID_PRIVATE_KEY: "A".repeat(43) }, "belongs to"],
    ["an address without its scheme", { VAPID_SUBJECT: "cook@larder.example" }, "VAPID_SUBJECT"],
    ["a plain http address", { VAPID_SUBJECT: "http://larder.example" }, "VAPID_SUBJECT"],
    ["an own host without a port", { PUSH_ALLOW_HOSTS: "push.home" }, "PUSH_ALLOW_HOSTS"],
  ])("refuse %s, and never say a key", (_, wrong, setting) => {
    const problems = problemsOf({ ...SET, ...wrong }).join("\n");
    expect(problems).toContain(setting);
    expect(problems).not.toContain(privateKey);
    expect(problems).not.toContain(wrong["VAPID_PRIVATE_KEY"] ?? privateKey);
  });
});
