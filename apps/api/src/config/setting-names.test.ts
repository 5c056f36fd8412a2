import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { SETTING_NAMES } from "./env.ts";
import { envFileOf, unknownSettings } from "./setting-names.ts";

const reported = (environment: Record<string, string>, envFile: Record<string, string> = {}) =>
  unknownSettings(SETTING_NAMES, environment, envFile).join("\n");

describe("unknownSettings", () => {
  it.each([
    ["OPENAI_BASEURL", "OPENAI_BASE_URL"],
    ["RATE_READ_PER_MINUTE", "RATE_READS_PER_MINUTE"],
    ["DATADIR", "DATA_DIR"],
    ["STARTER_RECIPE", "STARTER_RECIPES"],
    ["FIREBASE_PROJECTID", "FIREBASE_PROJECT_ID"],
    ["MONGODB_URL", "MONGODB_URI"],
    ["log_level", "LOG_LEVEL"],
    ["GOOGLE_APPLICATION_CREDENTIAL", "GOOGLE_APPLICATION_CREDENTIALS"],
  ])("names %s in the environment, with %s as the right name", (name, meant) => {
    expect(reported({ [name]: "x" })).toBe(
      `${name} is no setting of Larder and does nothing: did you mean ${meant}?`,
    );
  });

  it("ignores other programs' variables, and near misses where the right name is set as well", () => {
    const others = { PATH: "", HOME: "", HOSTNAME: "", XDG_DATA_DIRS: "", OPENAI_ORG_ID: "", PORTS: "" };
    expect(reported(others)).toBe("");
    expect(reported({ MONGODB_URL: "x", MONGODB_URI: "y" })).toBe("");
  });

  it("ignores known settings", () => {
    expect(reported(Object.fromEntries(SETTING_NAMES.map((name) => [name, "x"])))).toBe("");
  });

  it("names every unknown name in .env, once", () => {
    const file = { COLOUR: "blue", DATADIR: "/data", PORT: "1", TZ: "UTC" };
    expect(reported({ ...file, PATH: "" }, file)).toBe(
      "COLOUR in .env is no setting of Larder and does nothing.\n" +
        "DATADIR in .env is no setting of Larder and does nothing: did you mean DATA_DIR?",
    );
  });
});

describe("envFileOf", () => {
  it("reads the file that Node was started with", () => {
    const folder = mkdtempSync(join(tmpdir(), "larder-env-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, ".env");
    writeFileSync(file, "# a comment\nPORT=1\nCOLOUR=blue\n");
    expect(envFileOf([`--env-file=${file}`])).toEqual({ PORT: "1", COLOUR: "blue" });
    expect(envFileOf(["--watch"])).toEqual({});
    expect(envFileOf([`--env-file-if-exists=${file}.none`])).toEqual({});
  });
});
