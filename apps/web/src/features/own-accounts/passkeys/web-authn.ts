import type { EndpointResponse } from "@larder/domain/contract/endpoint";
import type { beginPasskey, beginPasskeySignIn } from "@larder/domain/contract/passkeys";

/** The user closed the browser's window, or there was no passkey to choose, or one too many. */
export class PasskeyCancelled extends Error {
  override name = "PasskeyCancelled";
}

/** Returns whether the browser can make and use passkeys on this page: over TLS or on this machine, and by a host name. */
export function canUsePasskeys(): boolean {
  const isAddress = /^[\d.]+$|^\[/.test(location.hostname);
  return globalThis.isSecureContext && "PublicKeyCredential" in globalThis && !isAddress;
}

/** Lets the browser make a passkey. @throws PasskeyCancelled */
export async function createPasskey(options: EndpointResponse<typeof beginPasskey>["options"]) {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const { id, rawId, type, response } = await startRegistration({
    optionsJSON: {
      ...options,
      attestation: "none",
      excludeCredentials: options.excludeCredentials.map((each) => ({
        ...each,
        transports: each.transports as AuthenticatorTransport[],
      })),
    },
  }).catch(cancelled);
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type: type as "public-key",
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  };
}

/** Lets the user choose a passkey of this site. @throws PasskeyCancelled */
export async function choosePasskey(options: EndpointResponse<typeof beginPasskeySignIn>["options"]) {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options }).catch(cancelled);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: type as "public-key",
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  };
}

/** The browser does not say more, so that a site learns nothing about the user's passkeys. */
const CANCELLATIONS = new Set(["NotAllowedError", "InvalidStateError", "AbortError"]);

function cancelled(error: unknown): never {
  if (error instanceof Error && CANCELLATIONS.has(error.name)) throw new PasskeyCancelled(error.message);
  throw error;
}
