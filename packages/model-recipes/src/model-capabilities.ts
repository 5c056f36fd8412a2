import type { ModelUsage } from "@larder/domain/generation/generation";
import type { ModelCapabilities } from "@larder/domain/generation/model-trial";

export type OutputMode = ModelUsage["outputMode"];

/** The structured-output modes, strictest first. */
const OUTPUT_MODES: readonly OutputMode[] = ["schema", "object", "text"];

/** `auto` begins with the strictest mode and falls back as the server refuses; the other values are fixed. */
export type Structured = "auto" | OutputMode;

export function firstCapabilities(structured: Structured): ModelCapabilities {
  return {
    outputMode: structured === "auto" ? "schema" : structured,
    isStreamed: true,
    isUsageStreamed: true,
    tokenLimit: "max_tokens",
    hasTemperature: true,
  };
}

/**
 * Returns the capabilities with the next less strict output mode; null at the last mode, and where the mode is fixed.
 */
export function lowerOutputMode(
  capabilities: ModelCapabilities,
  structured: Structured,
): ModelCapabilities | null {
  const lower =
    structured === "auto" ? OUTPUT_MODES[OUTPUT_MODES.indexOf(capabilities.outputMode) + 1] : undefined;
  return lower ? { ...capabilities, outputMode: lower } : null;
}

const ABOUT_FORM = /response_format|json_schema|json_object|schema|structured|grammar/;

/**
 * Returns the capabilities for another try after a server rejected a request.
 *
 * @param serverMessage the server's reason, in lower case
 * @returns null when the reason names nothing that can be changed
 */
export function otherCapabilities(
  serverMessage: string,
  capabilities: ModelCapabilities,
  structured: Structured,
): ModelCapabilities | null {
  if (capabilities.outputMode !== "text" && ABOUT_FORM.test(serverMessage))
    return lowerOutputMode(capabilities, structured);
  if (capabilities.tokenLimit === "max_tokens" && serverMessage.includes("max_completion_tokens")) {
    // Models that want the new name think before they answer, and those refuse a temperature too.
    return { ...capabilities, tokenLimit: "max_completion_tokens", hasTemperature: false };
  }
  if (capabilities.hasTemperature && serverMessage.includes("temperature"))
    return { ...capabilities, hasTemperature: false };
  if (capabilities.isUsageStreamed && /stream_options|include_usage/.test(serverMessage)) {
    return { ...capabilities, isUsageStreamed: false };
  }
  if (capabilities.isStreamed && /\bstream(?:ing)?\b/.test(serverMessage))
    return { ...capabilities, isStreamed: false };
  return null;
}
