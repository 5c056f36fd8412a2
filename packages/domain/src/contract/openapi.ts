import type { EndpointGroup } from "./all.ts";
import type { Endpoint, EndpointResponse, Schema } from "./endpoint.ts";
import { errorAnswer } from "./error.ts";
import { ifMatch } from "./fields.ts";
import type { openApi } from "./system.ts";
import { createSchemaWriter, type JsonSchema } from "./openapi-schemas.ts";

type SchemaWriter = ReturnType<typeof createSchemaWriter>;

const DESCRIPTION =
  "Recipes: import, search, bookmark, cook. Calls answer JSON; a failure has a stable `code` and a sentence.";

/** Version of the interface, not of the program: its first part rises when a change breaks clients. */
const INTERFACE_VERSION = "1.0.0";

/** Returns the contract as an OpenAPI 3.1 document. */
export function openApiDocument(groups: readonly EndpointGroup[]): EndpointResponse<typeof openApi> {
  const schemas = createSchemaWriter();
  const paths: Record<string, Record<string, unknown>> = {};
  const calls = groups.flatMap(({ name: tag, endpoints }) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({ tag, name, endpoint })),
  );
  for (const { tag, name, endpoint } of calls) {
    if (endpoint.when) continue;
    const variants = calls
      .map((call) => call.endpoint)
      .filter((other) => other.when && isSameCall(other, endpoint));
    const path = (paths[endpoint.path.replace(/:(\w+)/g, "{$1}")] ??= {});
    path[endpoint.method] = { tags: [tag], ...operation(name, endpoint, variants, schemas) };
  }
  const failures = describeFailures(schemas);
  return {
    openapi: "3.1.0",
    info: {
      title: "Larder",
      version: INTERFACE_VERSION,
      description: DESCRIPTION,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/", description: "The server that answered this document" }],
    tags: groups.map(({ name, description }) => ({ name, description })),
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "__session" },
        token: { type: "http", scheme: "bearer", bearerFormat: "Firebase ID token" },
        apiToken: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "larder_...",
          description:
            "A token for scripts; one with the scope `read` makes the calls with the method GET alone.",
        },
        admin: { type: "apiKey", in: "cookie", name: "admin" },
      },
      responses: failures,
      schemas: Object.fromEntries(Object.entries(schemas.components).toSorted(byName)),
    },
    paths,
  };
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

function isSameCall(one: Endpoint, other: Endpoint): boolean {
  return one.method === other.method && one.path === other.path;
}

/** @param variants entries that share method and path, chosen by a query value: another answer of the same call */
function operation(
  name: string,
  endpoint: Endpoint,
  variants: readonly Endpoint[],
  schemas: SchemaWriter,
): Record<string, unknown> {
  return {
    operationId: name,
    summary: summaryOf(endpoint),
    description: endpoint.summary,
    security: security(endpoint),
    parameters: [
      ...parameters("path", endpoint.params, schemas),
      ...parameters("query", endpoint.query, schemas),
      ...variants.flatMap(({ when = {}, query }) =>
        parameters("query", query, schemas)
          .filter((parameter) => parameter.name in when)
          .map((parameter) => ({ ...parameter, required: false })),
      ),
      ...parameters("header", endpoint.headers, schemas),
    ],
    ...requestBody(endpoint, schemas),
    responses: {
      [endpoint.status ?? 200]: {
        description: "Success",
        content: fileContentOf(endpoint) ?? contentOf([endpoint, ...variants], schemas),
      },
      ...failuresOf(endpoint),
    },
  };
}

/** The first clause of the sentence that describes a call, without its full stop. */
function summaryOf({ summary }: Endpoint): string {
  return summary.split(/[;:.](?: |$)/, 1).join();
}

/** The media types of an answer that is a file, which has no schema; null for any other answer. */
function fileContentOf({ file, download }: Endpoint): Record<string, unknown> | null {
  const types = download ?? (file === undefined ? [] : [file]);
  return types.length === 0 ? null : Object.fromEntries(types.map((type) => [type, {}]));
}

/** The answers of one call by their media types. */
function contentOf(endpoints: readonly Endpoint[], schemas: SchemaWriter): Record<string, unknown> {
  const byType = Object.groupBy(endpoints, ({ document }) => document ?? "application/json");
  return Object.fromEntries(
    Object.entries(byType).map(([type, same = []]) => {
      const answers = same.map(({ response }) => schemas.write(response, "output"));
      return [type, { schema: answers.length > 1 ? { anyOf: answers } : answers[0] }];
    }),
  );
}

/** A file has no schema: its media type says all. */
function requestBody({ body, raw }: Endpoint, schemas: SchemaWriter): Record<string, unknown> {
  if (raw) {
    const content = Object.fromEntries(raw.types.map((type) => [type, {}]));
    return { requestBody: { required: true, content } };
  }
  if (!body) return {};
  const required = !body.safeParse(undefined).success;
  return {
    requestBody: { required, content: { "application/json": { schema: schemas.write(body, "input") } } },
  };
}

function security({ access, apiToken }: Endpoint): Record<string, string[]>[] {
  if (access === "public") return [];
  if (access === "token") return [{ token: [] }];
  if (access === "admin") return [{ session: [], admin: [] }];
  const either: Record<string, string[]>[] = [{ session: [] }, { token: [] }];
  return apiToken === "refused" ? either : [...either, { apiToken: [] }];
}

/**
 * Query values are described by what the server reads from their text: a number is a number. Both are text on the wire.
 */
function parameters(
  location: "path" | "query" | "header",
  schema: Schema | undefined,
  schemas: SchemaWriter,
): { name: string; required: boolean; [more: string]: unknown }[] {
  if (!schema) return [];
  const { properties = {}, required = [] }: JsonSchema = schemas.write(schema, "output");
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === "path" || required.includes(name),
    schema: property,
  }));
}

const FAILURES = {
  BadInput: { status: 400, description: "The request is not of the shape that this call takes." },
  NotSignedIn: {
    status: 401,
    description: "The session, the token or the administrator's session is missing.",
  },
  Forbidden: {
    status: 403,
    description: "The request is from another site, or is for what belongs to another user.",
  },
  NotFound: { status: 404, description: "There is no such thing." },
  Conflict: { status: 409, description: "It is here already, or an equal request is being answered." },
  EditConflict: { status: 412, description: "It was changed since the version that `If-Match` names." },
  TooLarge: { status: 413, description: "The body is too large." },
  UnsupportedMediaType: { status: 415, description: "The body is of another media type." },
  Unreadable: { status: 422, description: "Nothing could be made of what was sent." },
  TooManyRequests: {
    status: 429,
    description: "A limit is reached; `Retry-After` says for how many seconds.",
  },
} as const;

type Failure = keyof typeof FAILURES;

function describeFailures(schemas: SchemaWriter): Record<string, unknown> {
  const content = { "application/json": { schema: schemas.write(errorAnswer, "output") } };
  const limitHeaders = {
    "Retry-After": { description: "Seconds to wait", schema: { type: "integer", minimum: 1 } },
    RateLimit: {
      description: "The limit, the calls that are left and the seconds until more",
      schema: { type: "string" },
    },
    "RateLimit-Policy": {
      description: "The limit, its calls and its window in seconds",
      schema: { type: "string" },
    },
  };
  return {
    ...Object.fromEntries(
      Object.entries(FAILURES).map(([name, { status, description }]) => [
        name,
        { description, ...(status === 429 && { headers: limitHeaders }), content },
      ]),
    ),
    Failure: { description: "Another failure.", content },
  };
}

function failuresOf(endpoint: Endpoint): Record<string, unknown> {
  const { access, method, params, query, body, raw, headers } = endpoint;
  const sends = body !== undefined || raw !== undefined;
  const isWrite = method !== "get";
  const possible: readonly [Failure, boolean][] = [
    ["BadInput", [params, query, headers].some((part) => part !== undefined) || sends],
    ["NotSignedIn", access !== "public"],
    ["Forbidden", access !== "public" || isWrite],
    ["NotFound", params !== undefined],
    ["Conflict", method === "post" && access === "user"],
    ["EditConflict", headers === ifMatch],
    ["TooLarge", sends],
    ["UnsupportedMediaType", sends],
    ["Unreadable", method === "post" && access === "user" && sends],
    ["TooManyRequests", true],
  ];
  return {
    ...Object.fromEntries(
      possible.flatMap(([name, applies]) =>
        applies ? [[FAILURES[name].status, { $ref: `#/components/responses/${name}` }]] : [],
      ),
    ),
    default: { $ref: "#/components/responses/Failure" },
  };
}
