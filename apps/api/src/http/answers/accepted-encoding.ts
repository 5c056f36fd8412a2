/** The forms in which prepared bytes are kept, the smallest first. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof ENCODINGS)[number];

const REFUSED = /^q=0(?:\.0{0,3})?$/;

/**
 * The smallest form that a client takes. Weights but zero are passed over: whoever takes a small form at all is served
 * best by it. The plain form is always taken.
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
