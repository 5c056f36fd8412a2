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
    // Entries that share method and path differ by a query value; the first stands for both.
    const path = (paths[endpoint.path.replace(/:(\w+)/g, "{$1}")] ??= {});
    path[endpoint.method] ??= operation(name, endpoint);
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

function operation(name: string, endpoint: Endpoint): Record<string, unknown> {
  return {
    operationId: name,
    summary: endpoint.summary,
    security: security(endpoint),
    parameters: [
      ...parameters("path", endpoint.params),
      ...parameters("query", endpoint.query),
      ...parameters("header", endpoint.headers),
    ],
    ...requestBody(endpoint),
    responses: {
      [endpoint.status ?? 200]: {
        description: "Success",
        content: endpoint.file
          ? { [endpoint.file]: {} }
          : { "application/json": { schema: jsonSchema(endpoint.response, "output") } },
      },
      default: {
        description: "Failure",
        content: { "application/json": { schema: jsonSchema(errorAnswer, "output") } },
      },
    },
  };
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
): Record<string, unknown>[] {
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
