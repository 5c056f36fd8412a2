import { generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type Adapter, type AdapterPayload, type Configuration } from "oidc-provider";

const STORED = new Map<string, AdapterPayload>();

/** What the provider's page says of its user. */
export interface OpenIdUser {
  sub: string;
  [claim: string]: unknown;
}

const CLAIMS = ["email", "email_verified", "preferred_username", "name", "groups", "larder_admin"];

export const CLIENT = { clientId: "larder", clientSecret: "the secret of the client" };

/**
 * Starts an OpenID provider on loopback whose users sign in at once, as the one that is set with `signInAs`.
 *
 * @param redirectUri where it sends them back
 */
export async function startOpenIdServer(redirectUri: string) {
  let user: OpenIdUser | null = { sub: "1" };
  let keys = newKeys();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const open = () => {
    server.removeAllListeners("request");
    const answer = createProvider(issuer, redirectUri, keys, () => user).callback();
    server.on("request", (message, response) => void answer(message, response));
  };
  open();

  return {
    issuer,
    server,
    /** The next user at the provider's page; null for one who says no. */
    signInAs: (next: OpenIdUser | null) => void (user = next),
    /** Gives the provider other keys, as it does from time to time. */
    rotateKeys(): void {
      keys = newKeys();
      open();
    },
    close: () => closed(server),
  };
}

type Keys = NonNullable<Configuration["jwks"]>;

function newKeys(): Keys {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: randomUUID() };
  return { keys: [key] } as Keys;
}

function createProvider(
  issuer: string,
  redirectUri: string,
  jwks: Keys,
  user: () => OpenIdUser | null,
): Provider {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        post_logout_redirect_uris: [`${new URL(redirectUri).origin}/login`],
        grant_types: ["authorization_code"],
        response_types: ["code"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    jwks,
    adapter: createMemoryAdapter(),
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    cookies: { keys: ["the key of the cookies of a provider for tests"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: CLAIMS },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
    pkce: { required: () => true },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...user(), sub }) }),
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
  });
  provider.use(async (context, next) => {
    if (!context.path.startsWith("/interaction/")) return next();
    const shown = user();
    const details = await provider.interactionDetails(context.req, context.res);
    if (!shown) {
      const refusal = { error: "access_denied", error_description: "The user said no." };
      return provider.interactionFinished(context.req, context.res, refusal);
    }
    const grant = new provider.Grant({ accountId: shown.sub, clientId: String(details.params["client_id"]) });
    grant.addOIDCScope("openid email profile");
    const grantId = await grant.save();
    const login = { login: { accountId: shown.sub }, consent: { grantId } };
    return provider.interactionFinished(context.req, context.res, login, { mergeWithLastSubmission: false });
  });
  return provider;
}

/** Stores what the provider stores, for as long as the process lives. */
function createMemoryAdapter() {
  return (model: string): Adapter => {
    const keyOf = (id: string) => `${model} ${id}`;
    const find = async (id: string) => STORED.get(keyOf(id));
    return {
      find,
      upsert: async (id, payload) => void STORED.set(keyOf(id), payload),
      consume: async (id) => {
        const payload = await find(id);
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void STORED.delete(keyOf(id)),
      findByUid: async (uid) =>
        [...STORED].find(([key, payload]) => key.startsWith(`${model} `) && payload.uid === uid)?.[1],
      findByUserCode: async () => undefined,
      revokeByGrantId: async (grantId) => {
        for (const [key, payload] of STORED) if (payload.grantId === grantId) STORED.delete(key);
      },
    };
  };
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** The claims of an ID token, and the answers of a provider that lies. */
interface Lie {
  claims?: Record<string, unknown>;
  /** Signs with a key that the provider does not publish. */
  isForged?: boolean;
  isUnsigned?: boolean;
}

/** Starts a provider whose page nobody sees, and whose ID token is what the test says. */
export async function startLyingOpenIdServer() {
  const published = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const other = generateKeyPairSync("rsa", { modulusLength: 2048 });
  let issuer = "";
  let lie: Lie = {};
  let nonce = "";
  const idToken = () => {
    const now = Math.floor(Date.now() / 1000);
    const header = { alg: lie.isUnsigned ? "none" : "RS256", kid: "1" };
    const claims = {
      iss: issuer,
      aud: CLIENT.clientId,
      sub: "ana-1",
      iat: now,
      exp: now + 60,
      nonce,
      ...lie.claims,
    };
    const data = [header, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
      .join(".");
    const key = (lie.isForged ? other : published).privateKey;
    return `${data}.${lie.isUnsigned ? "" : sign("sha256", Buffer.from(data), key).toString("base64url")}`;
  };
  const answers: Record<string, () => object> = {
    "/.well-known/openid-configuration": () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
    }),
    "/jwks": () => ({ keys: [{ ...published.publicKey.export({ format: "jwk" }), kid: "1", use: "sig" }] }),
    "/token": () => ({ access_token: "access", token_type: "Bearer", id_token: idToken() }),
  };
  const server = createServer((message, response) => {
    const answer = answers[new URL(message.url ?? "", issuer).pathname];
    response.setHeader("Content-Type", "application/json");
    response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer?.() ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    /** Sends the browser back from the address that it was sent to, with a token that lies so. */
    back(url: string, next: Lie): string {
      const { searchParams } = new URL(url);
      nonce = searchParams.get("nonce") ?? "";
      lie = next;
      return new URLSearchParams({ code: randomUUID(), state: searchParams.get("state") ?? "" }).toString();
    },
    close: () => closed(server),
  };
}
