import { createDecipheriv, createECDH, generateKeyPairSync, hkdfSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import type { PushSubscription } from "@larder/domain/account/push";
import { vi } from "vitest";

/** A push as it arrives at the service. */
export interface ArrivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  at: number;
}

/** An answer of the service: a status, or a status and headers. The default is 201. */
type Answer = number | { status: number; headers: Record<string, string> };

/** Starts a push service on this machine, with browsers that can decrypt its messages. */
export async function startPushService() {
  const pushes: ArrivedPush[] = [];
  const answers = new Map<string, Answer[]>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const path = request.url ?? "";
      pushes.push({ path, headers: request.headers, body: Buffer.concat(chunks), at: Date.now() });
      const answer = answers.get(path)?.shift() ?? 201;
      const { status, headers } = typeof answer === "number" ? { status: answer, headers: {} } : answer;
      response.writeHead(status, headers).end("an answer that nobody reads");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  return {
    host: `127.0.0.1:${port}`,
    pushes,
    /** A browser that has subscribed here; it alone can read what is pushed to it. */
    browser(name: string) {
      const keys = createECDH("prime256v1");
      const p256dh = keys.generateKeys().toString("base64url");
      const auth = randomBytes(16);
      const path = `/push/${name}`;
      const subscription: PushSubscription = {
        endpoint: `http://127.0.0.1:${port}${path}`,
        keys: { p256dh, auth: auth.toString("base64url") },
      };
      const arrived = () => pushes.filter((push) => push.path === path);
      return {
        subscription,
        arrived,
        received: (): unknown[] => arrived().map(({ body }) => JSON.parse(decrypt(body, keys, auth))),
        /** Waits for so many pushes. */
        waitFor: (count: number, timeout = 5_000) =>
          vi.waitFor(
            () => {
              if (arrived().length < count) throw new Error(`${arrived().length} of ${count} pushes came`);
            },
            { timeout, interval: 10 },
          ),
        willAnswer: (...next: Answer[]) => void answers.set(path, next),
      };
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** A pair of keys as an operator makes one. */
export function newVapidKeys(): { publicKey: string; privateKey: string } {
  const {
    x = "",
    y = "",
    d = "",
  } = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({
    format: "jwk",
  });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  return { publicKey: point.toString("base64url"), privateKey: d };
}

/** Decrypts a push as a browser does, by RFC 8291 and RFC 8188. */
function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body.readUInt8(20);
  const sender = body.subarray(21, keyEnd);
  const sealed = body.subarray(keyEnd, -16);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync("sha256", keys.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync("sha256", secret, salt, "Content-Encoding: aes128gcm\0", 16));
  const nonce = Buffer.from(hkdfSync("sha256", secret, salt, "Content-Encoding: nonce\0", 12));
  const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
