import type { MailSettings } from "../config/mail-settings.ts";
import type { ModelSettings } from "../config/model-settings.ts";
import type { OidcSettings } from "../config/oidc-settings.ts";
import type { Mail } from "../ports/mail.ts";
import type { Oidc } from "../ports/oidc.ts";
import type { PageTranscriber } from "../ports/page-transcriber.ts";
import type { RecipeModel } from "../ports/recipe-model.ts";
import type { StartLog } from "./start-log.ts";

/** Opens the AI model, whose adapter is loaded only where a model is set up. */
export async function openModel(settings: ModelSettings, log: StartLog): Promise<RecipeModel> {
  const { createOpenAiModel } = await import("../adapters/openai/openai-model.ts");
  return createOpenAiModel({ ...settings, log: logCalls(log) });
}

/** Opens the model that reads photographed pages; null where none is set up. */
export async function openTranscriber(
  settings: ModelSettings,
  log: StartLog,
): Promise<PageTranscriber | null> {
  const { visionModel: model } = settings;
  if (model === undefined) return null;
  const { createOpenAiTranscriber } = await import("../adapters/openai/openai-transcriber.ts");
  return createOpenAiTranscriber({ ...settings, model, log: logCalls(log) });
}

/** Logs the calls of a model: what only the operator can mend must be seen at the usual level. */
function logCalls(log: StartLog) {
  return (event: { outcome: string }) =>
    log[event.outcome === "not-set-up" ? "warn" : "info"](event, "model call");
}

/** Opens the OpenID provider, whose library is loaded only where users sign in by one. */
export async function openOidc(settings: OidcSettings, publicUrl: string, clock: () => Date): Promise<Oidc> {
  const { createOpenIdProvider } = await import("../adapters/oidc/openid-provider.ts");
  return createOpenIdProvider({ ...settings, publicUrl, now: () => clock().getTime() });
}

/** Opens what sends mails, whose library is loaded only where they are set up. */
export async function openMail(settings: MailSettings): Promise<Mail> {
  const { createSmtpMail } = await import("../adapters/smtp-mail/smtp-mail.ts");
  return createSmtpMail(settings);
}

/** Opens the local identity provider, which is loaded only where it may run: the production image does not contain it. */
export async function openLocalIdentity(env: { dataDir: string; projectId: string }, log: StartLog) {
  const { createLocalIdentity } = await import("@larder/local-identity");
  return createLocalIdentity({
    dataDir: env.dataDir,
    projectId: env.projectId,
    failed: (error) => log.error({ err: error }, "an account could not be stored"),
  });
}
