/** A fault of a call: an error or a foreign answer instead of the expected one. */
export interface Fault {
  name: string;
  /** Returns the answer; throws when there is none. */
  respond: () => Response;
  /** The status of the answer; 0 when there is none. */
  status: number;
  /** The error code, where the answer is of our API. */
  code?: "internal" | "store-unavailable";
  /** The reported text, "status: text", where the answer is foreign. */
  foreign?: string;
}

const PAGE = "<!doctype html><title>A proxy</title>";
const HTML = { "Content-Type": "text/html" };

const ours = (status: number, code: NonNullable<Fault["code"]>): Fault => ({
  name: `${status} of ours, ${code}`,
  respond: () => Response.json({ success: false, error: "for developers", code }, { status }),
  status,
  code,
});

const foreign = (status: number, text: string, statusText: string): Fault => ({
  name: `${status} of a proxy${text && " with a page"}`,
  respond: () => new Response(text, { status, statusText, headers: HTML }),
  status,
  foreign: `${status}: ${text || statusText}`,
});

export const FAULTS: readonly Fault[] = [
  {
    name: "no answer",
    respond: () => {
      throw new TypeError("Failed to fetch");
    },
    status: 0,
  },
  ours(500, "internal"),
  ours(503, "store-unavailable"),
  foreign(500, PAGE, "Internal Server Error"),
  foreign(502, "", "Bad Gateway"),
  foreign(503, "", "Service Unavailable"),
  foreign(504, PAGE, "Gateway Timeout"),
  { name: "HTML for JSON", respond: () => new Response(PAGE, { headers: HTML }), status: 200 },
  {
    name: "half a JSON",
    respond: () => new Response('{"success":true,"recipes":[{"id":"r1","na'),
    status: 200,
  },
  { name: "a JSON of another shape", respond: () => Response.json({ ok: true }), status: 200 },
];

/** A fault of each kind, for tests that open every page with each. */
export const SOME_FAULTS = FAULTS.filter(({ name }) =>
  [
    "no answer",
    "500 of ours, internal",
    "503 of ours, store-unavailable",
    "502 of a proxy",
    "HTML for JSON",
    "half a JSON",
  ].includes(name),
);
