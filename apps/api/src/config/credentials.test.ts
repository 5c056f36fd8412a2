import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { credentialsProblem } from "./credentials.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "larder-credentials-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function problemOf(content: string): string | null {
  const file = join(folder, "key.json");
  writeFileSync(file, content);
  return credentialsProblem(file);
}

const KEY = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
const ACCOUNT = {
  type: "service_account",
  project_id: "our-larder",
  client_email: "larder@our-larder.iam.gserviceaccount.com",
  private_key: KEY.export({ type: "pkcs8", format: "pem" }),
};

it("the credentials may be a service account's key, others without a key, or none", () => {
  expect(problemOf(JSON.stringify(ACCOUNT))).toBeNull();
  expect(problemOf(JSON.stringify({ type: "external_account" }))).toBeNull();
  expect(credentialsProblem(undefined)).toBeNull();
});

it.each([
  ["text", "rhubarb", "is not JSON"],
  ["half of a key", JSON.stringify(ACCOUNT).slice(0, 80), "is not JSON"],
  ["nothing", "", "is not JSON"],
  ["a list", "[]", "is not a service account's key"],
  ["a user's own credentials", '{"type":"authorized_user"}', "is not a service account's key"],
  ["the web app's settings", '{"apiKey":"x","projectId":"y"}', "is not a service account's key"],
  ["a broken private key", JSON.stringify({ ...ACCOUNT, private_key: "-----BEGIN" }), "is not a service"],
])("the credentials are refused without repeating them: %s", (_, content, said) => {
  expect(problemOf(content)).toContain(`GOOGLE_APPLICATION_CREDENTIALS names a file that ${said}`);
  expect(problemOf(content)).not.toContain("rhubarb");
});

it("a missing credentials file and a folder are refused", () => {
  expect(credentialsProblem(join(folder, "none.json"))).toContain("is not there");
  expect(credentialsProblem(folder)).toContain("cannot be read (EISDIR)");
});
