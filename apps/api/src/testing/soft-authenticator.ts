import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** The flags of authenticator data: the user is present and verified, and credential data follows. */
const PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

interface Site {
  origin: string;
  rpId: string;
}

/** Creates an authenticator with one discoverable ES256 credential, as a browser would ask one. */
export function createSoftAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  let userHandle = "";
  let counter = 0;

  const authenticatorData = (rpId: string, flags: number, credential = Buffer.alloc(0)) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential]);
  };
  const common = { id: id.toString("base64url"), rawId: id.toString("base64url"), type: "public-key" };

  return {
    id: common.id,

    /** Answers `navigator.credentials.create`. */
    create({ challenge, user }: { challenge: string; user: { id: string } }, { origin, rpId }: Site) {
      userHandle = user.id;
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const key = cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const data = authenticatorData(rpId, PRESENT_AND_VERIFIED | HAS_CREDENTIAL, credential);
      const attestation = cborMap([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", data],
      ]);
      return {
        ...common,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData("webauthn.create", challenge, origin).toString("base64url"),
          attestationObject: attestation.toString("base64url"),
          transports: ["internal"],
        },
      };
    },

    /** Answers `navigator.credentials.get`. */
    get({ challenge }: { challenge: string }, { origin, rpId }: Site, flags = PRESENT_AND_VERIFIED) {
      const data = authenticatorData(rpId, flags);
      const client = clientData("webauthn.get", challenge, origin);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...common,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
          userHandle,
        },
      };
    },
  };
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function sha256(data: string | Buffer): Buffer {
  return createHash("sha256").update(data).digest();
}

type Cbor = number | string | Buffer | ReadonlyMap<unknown, unknown>;

/** @see https://www.rfc-editor.org/rfc/rfc8949 */
function cborMap(entries: readonly (readonly [Cbor, Cbor])[]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat().map(cbor)]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (typeof value === "string") return Buffer.concat([cborHead(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value]);
  return cborHead(5, 0);
}

function cborHead(kind: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(kind << 5) | count]);
  return count < 256
    ? Buffer.from([(kind << 5) | 24, count])
    : Buffer.from([(kind << 5) | 25, count >> 8, count & 0xff]);
}
