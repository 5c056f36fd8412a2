import { describe, expect, it } from "vitest";
import { readEnvironment } from "../config/env.ts";
import { clientFacts } from "./app-settings.ts";

const textsWith = (env: Record<string, string>) => clientFacts(readEnvironment(env), ["en"]).texts;
const MODEL = { OPENAI_BASE_URL: "http://127.0.0.1:11434/v1", OPENAI_MODEL: "cook" };

describe("what clients are told of reading pictures", () => {
  it("is that a model does it only where one that sees is named", () => {
    expect(textsWith({}).byModel).toBe(false);
    expect(textsWith(MODEL).byModel).toBe(false);
    expect(textsWith({ ...MODEL, OPENAI_VISION_MODEL: "" }).byModel).toBe(false);
    expect(textsWith({ ...MODEL, OPENAI_VISION_MODEL: "eyes" }).byModel).toBe(true);
  });
});
