import { endpoints } from "@larder/domain/contract/all";
import type { Endpoint, Schema } from "@larder/domain/contract/endpoint";
import * as z from "zod/mini";

/** Every entry of the contract by its name; tests made from it cover a new call by themselves. */
export const ENTRIES: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints);

/** All methods and paths, each once: "POST /api/recipes". */
export const CALLS: readonly (readonly [string, Endpoint])[] = [
  ...new Map(
    ENTRIES.map(([, endpoint]) => [`${endpoint.method.toUpperCase()} ${endpoint.path}`, endpoint] as const),
  ).entries(),
];

/** A value that every call takes for a field of this name. */
const VALID: Readonly<Record<string, unknown>> = {
  addresses: ["https://food.example/leek-soup"],
  audience: "people",
  before: null,
  members: [],
  recipeIds: ["recipe-5", "one", "unknown-id"],
  sectionId: null,
  allowsIndexing: true,
  days: 30,
  credential: {
    id: "Y3JlZGVudGlhbA",
    rawId: "Y3JlZGVudGlhbA",
    type: "public-key",
    clientExtensionResults: {},
    response: { clientDataJSON: "e30", attestationObject: "oA", authenticatorData: "", signature: "" },
  },
  columns: { name: "Title" },
  content: "A soup with leeks, please",
  diets: ["vegan"],
  done: true,
  email: "ana@example.com",
  endpoint: "https://push.example/phone",
  endsAt: "2026-03-01T12:05:00.000Z",
  everywhere: false,
  isHidden: true,
  isShown: true,
  isSuspended: true,
  joining: "invitation",
  current: "a long admin password",
  keys: { p256dh: `B${"a".repeat(86)}`, auth: "a".repeat(22) },
  language: "en",
  excluded: [{ words: "peanuts", isAllergy: true }],
  name: "Leek soup",
  nameOnRecipes: true,
  note: "Less salt",
  password: "a long admin password",
  preferredLanguage: "es",
  query: "leek soup",
  rating: 4,
  reason: "offensive",
  recipe: { slug: "leek-soup", name: "Leek soup" },
  idToken: "an-id-token",
  ids: "unknown-id",
  role: "member",
  scope: "read",
  take: "theirs",
  secret: "x".repeat(43),
  shownName: "Ana",
  target: { kind: "recipe", id: "one" },
  token: "x".repeat(22),
  stars: 4,
  text: "Leek soup\n2 leeks\nBoil the leeks.",
  uses: 1,
  url: "https://food.example/leek-soup",
  visibility: "shared",
};

export const pathOf = ({ path }: Endpoint, id = "unknown-id") =>
  path
    .replace(":version", "2")
    .replace("files/:file", "files/0")
    .replace(/:(?:piece|index)\b/g, "0")
    .replace(/:\w+/g, id);

/** The fields of an object schema with what JSON Schema says of each. */
export function fieldsOf(schema: Schema | undefined): Record<string, object> {
  const json = schema && z.toJSONSchema(schema, { unrepresentable: "any", io: "input" });
  return Object.fromEntries(
    Object.entries(json?.properties ?? {}).map(([name, field]) => [
      name,
      typeof field === "object" ? field : {},
    ]),
  );
}

/** A body that the call takes. */
export function validBody({ body }: Endpoint): Record<string, unknown> {
  return valid(body);
}

/** A query that the call takes, and that tells it from another call at the same address. */
export function validQuery({ query, when }: Endpoint): Record<string, string> {
  return {
    ...when,
    ...Object.fromEntries(Object.entries(valid(query)).map(([name, value]) => [name, String(value)])),
  };
}

function valid(schema: Schema | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(fieldsOf(schema)).flatMap((name) =>
      Object.hasOwn(VALID, name) ? [[name, VALID[name]]] : [],
    ),
  );
}
