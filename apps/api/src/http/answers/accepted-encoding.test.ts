import { expect, it } from "vitest";
import { acceptedEncoding } from "./accepted-encoding.ts";

it.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, *;q=0", "gzip"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br; q=0.000", "identity"],
  ["br;q=0.001", "br"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["identity", "identity"],
  ["brotli, x-gzip, ,;;=,", "identity"],
])("the encoding for %j is %s", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
