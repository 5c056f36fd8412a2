import { errorAnswer } from "@larder/domain/contract/error";
import type { Endpoint, EndpointResponse, Schema } from "@larder/domain/contract/endpoint";
import type { openApi } from "@larder/domain/contract/system";
import * as z from "zod/mini";

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(
  endpoints: Readonly<Record<string, Endpoint>>,
): EndpointResponse<typeof openApi> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    if (endpoint.when) continue;
    const path = (paths[endpoint.path.replace(/:(\w+)/g, "{$1}")] ??= {});
    const variants = Object.values(endpoints).filter((other) => other.when && isSameCall(other, endpoint));
    path[endpoint.method] = operation(name, endpoint, variants);
  }
  return {
    openapi: "3.1.0",
    info: { title: "Larder", version: "1", description: "Recipes: import, search, bookmark, cook." },
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "__session" },
        token: { type: "http", scheme: "bearer", bearerFormat: "Firebase ID token" },
        admin: { type: "apiKey", in: "cookie", name: "admin" },
      },
    },
    paths,
  };
}

function isSameCall(one: Endpoint, other: Endpoint): boolean {
  return one.method === other.method && one.path === other.path;
}

/** @param variants entries that share method and path, chosen by a query value: another answer of the same call */
function operation(name: string, endpoint: Endpoint, variants: readonly Endpoint[]): Record<string, unknown> {
  return {
    operationId: name,
    summary: endpoint.summary,
    security: security(endpoint),
    parameters: [
      ...parameters("path", endpoint.params),
      ...parameters("query", endpoint.query),
      ...variants.flatMap(({ when = {}, query }) =>
        parameters("query", query)
          .filter((parameter) => parameter.name in when)
          .map((parameter) => ({ ...parameter, required: false })),
      ),
      ...parameters("header", endpoint.headers),
    ],
    ...requestBody(endpoint),
    responses: {
      [endpoint.status ?? 200]: {
        description: "Success",
        content: endpoint.file ? { [endpoint.file]: {} } : contentOf([endpoint, ...variants]),
      },
      default: {
        description: "Failure",
        content: { "application/json": { schema: jsonSchema(errorAnswer, "output") } },
      },
    },
  };
}

/** The answers of one call by their media types. */
function contentOf(endpoints: readonly Endpoint[]): Record<string, unknown> {
  const byType = Object.groupBy(endpoints, ({ document }) => document ?? "application/json");
  return Object.fromEntries(
    Object.entries(byType).map(([type, same = []]) => {
      const answers = same.map(({ response }) => jsonSchema(response, "output"));
      return [type, { schema: answers.length > 1 ? { anyOf: answers } : answers[0] }];
    }),
  );
}

/** What is no JSON has no schema: its media type says all. */
function requestBody({ body, raw }: Endpoint): Record<string, unknown> {
  if (raw) {
    const content = Object.fromEntries(raw.types.map((type) => [type, {}]));
    return { requestBody: { required: true, content } };
  }
  if (!body) return {};
  const required = !body.safeParse(undefined).success;
  return {
    requestBody: { required, content: { "application/json": { schema: jsonSchema(body, "input") } } },
  };
}

function security({ access }: Endpoint): Record<string, string[]>[] {
  if (access === "public") return [];
  if (access === "token") return [{ token: [] }];
  if (access === "admin") return [{ session: [], admin: [] }];
  return [{ session: [] }, { token: [] }];
}

function parameters(
  place: "path" | "query" | "header",
  schema: Schema | undefined,
): { name: string; required: boolean; [more: string]: unknown }[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, "input");
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

function jsonSchema(schema: Schema, io: "input" | "output") {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    target: "draft-2020-12",
  });
  return rest;
}
