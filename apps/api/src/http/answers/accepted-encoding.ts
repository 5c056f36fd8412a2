/** The encodings in which prepared bytes are cached, the smallest first. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof ENCODINGS)[number];

const REFUSED = /^q=0(?:\.0{0,3})?$/;

/**
 * Returns the smallest encoding that a client accepts. Weights other than zero are ignored: a client that accepts an
 * encoding at all is served best by the smallest. The identity encoding is always accepted.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-accept-encoding
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return "identity";
  const preferences = new Map(
    header.split(",").map((preference) => {
      const [name = "", weight = ""] = preference.split(";");
      return [name.trim().toLowerCase(), !REFUSED.test(weight.trim().toLowerCase())];
    }),
  );
  const isAccepted = (encoding: Encoding) => preferences.get(encoding) ?? preferences.get("*") ?? false;
  return ENCODINGS.find((encoding) => encoding !== "identity" && isAccepted(encoding)) ?? "identity";
}
