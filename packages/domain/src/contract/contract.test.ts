import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { ERROR_CODES } from "../error-code.ts";
import { endpoints } from "./all.ts";
import type { Schema } from "./endpoint.ts";
import { errorAnswer } from "./error.ts";
import { countUpTo, cursor, id } from "./fields.ts";
import { listRecipes, listRecipeSummaries } from "./recipes.ts";
import { createUser } from "./users.ts";

const named = Object.entries(endpoints);

/** The designed endpoints, one line each; an endpoint that is added or lost shows here. */
const CALLS = [
  "delete /api/account user",
  "delete /api/account/devices/:id user",
  "delete /api/account/passkeys/:id user",
  "delete /api/account/password user",
  "delete /api/account/providers/:id user",
  "delete /api/admin/invitations/:id admin",
  "delete /api/admin/people/:id admin",
  "delete /api/blocks/:id user",
  "delete /api/calls/:id user",
  "delete /api/collections/:id user",
  "delete /api/collections/:id/membership user",
  "delete /api/comments/:id user",
  "delete /api/imports/:id user",
  "delete /api/links/:id user",
  "delete /api/notices/:id user",
  "delete /api/push/subscription user",
  "delete /api/push/timers/:id user",
  "delete /api/recipes/:id user",
  "delete /api/tokens/:id user",
  "get /api/account/data user",
  "get /api/account/devices user",
  "get /api/account/passkeys user",
  "get /api/account/providers user",
  "get /api/admin/damaged-records admin",
  "get /api/admin/generations admin",
  "get /api/admin/invitations admin",
  "get /api/admin/people admin",
  "get /api/admin/recipes admin",
  "get /api/admin/reports admin",
  "get /api/admin/starter-recipes admin",
  "get /api/authors/:id reader",
  "get /api/blocks user",
  "get /api/bookmarks user",
  "get /api/collections user",
  "get /api/collections/:id user",
  "get /api/collections/:id/recipes user",
  "get /api/config public",
  "get /api/exports/:format user",
  "get /api/exports/cookbook user",
  "get /api/feedback admin",
  "get /api/imports user",
  "get /api/imports/:id user",
  "get /api/imports/:id/items user",
  "get /api/imports/:id/items/:index/original user",
  "get /api/links user",
  "get /api/notices user",
  "get /api/openapi.json public",
  "get /api/recipes reader",
  "get /api/recipes reader view=summary",
  "get /api/recipes/:id/bookmark user",
  "get /api/recipes/:id/collections user",
  "get /api/recipes/:id/community reader",
  "get /api/recipes/:id/cooking user",
  "get /api/recipes/:id/origin user",
  "get /api/recipes/:id/versions user",
  "get /api/recipes/:id/versions/:version user",
  "get /api/recipes/drafts user",
  "get /api/recipes/nearest user",
  "get /api/recipes/queue admin",
  "get /api/recipes/slug/:slug reader",
  "get /api/recipes/slug/:slug reader format=jsonld",
  "get /api/recipes/tags reader",
  "get /api/session public",
  "get /api/tokens user",
  "get /api/user/default-visibility user",
  "get /api/user/dietary-restrictions user",
  "get /api/user/dietary-restrictions/conflicts user",
  "get /api/user/language user",
  "get /api/user/name-on-recipes user",
  "get /api/user/ratings user",
  "get /healthz public",
  "get /media/:file public",
  "get /readyz public",
  "patch /api/account/passkeys/:id user",
  "patch /api/admin/comments/:id admin",
  "patch /api/admin/people/:id admin",
  "patch /api/admin/recipes/:id admin",
  "patch /api/admin/reports/:id admin",
  "patch /api/collections/:id user",
  "patch /api/feedback/:id admin",
  "patch /api/links/:id user",
  "patch /api/recipes/:id user",
  "patch /api/recipes/queue/:id admin",
  "post /api/account/data user",
  "post /api/account/forgot public",
  "post /api/account/google public",
  "post /api/account/join public",
  "post /api/account/link public",
  "post /api/account/oidc/begin public",
  "post /api/account/oidc/finish public",
  "post /api/account/passkey-sign-in public",
  "post /api/account/passkey-sign-in/options public",
  "post /api/account/passkeys user",
  "post /api/account/passkeys/options user",
  "post /api/account/reset public",
  "post /api/account/sign-in public",
  "post /api/admin/invitations admin",
  "post /api/admin/logout user",
  "post /api/admin/model/trial admin",
  "post /api/admin/people/:id/reset admin",
  "post /api/admin/verify user",
  "post /api/collections user",
  "post /api/collections/:id/recipes user",
  "post /api/collections/:id/recipes/remove user",
  "post /api/feedback user",
  "post /api/imports user",
  "post /api/imports/:id/items/:index/take user",
  "post /api/imports/:id/look user",
  "post /api/imports/:id/start user",
  "post /api/imports/:id/undo user",
  "post /api/links user",
  "post /api/links/open user",
  "post /api/links/save user",
  "post /api/media user",
  "post /api/recipes user",
  "post /api/recipes/:id/bookmark user",
  "post /api/recipes/:id/comments user",
  "post /api/recipes/:id/cooked user",
  "post /api/recipes/:id/copy user",
  "post /api/recipes/:id/origin user",
  "post /api/recipes/:id/versions/:version/restore user",
  "post /api/recipes/generate user",
  "post /api/recipes/queue user",
  "post /api/recipes/request user",
  "post /api/recipes/scrape user",
  "post /api/recipes/search user",
  "post /api/texts user",
  "post /api/tokens user",
  "post /api/user/create token",
  "post /api/user/logout public",
  "put /api/account/email user",
  "put /api/account/password user",
  "put /api/account/providers/google user",
  "put /api/admin/household admin",
  "put /api/admin/reports/:id/warning admin",
  "put /api/admin/starter-recipes admin",
  "put /api/blocks/:id user",
  "put /api/collections/:id/audience user",
  "put /api/collections/:id/recipes/:recipeId user",
  "put /api/comments/:id/report user",
  "put /api/imports/:id/files/:file/pieces/:piece user",
  "put /api/push/subscription user",
  "put /api/push/timers/:id user",
  "put /api/recipes/:id/cooking user",
  "put /api/recipes/:id/kept user",
  "put /api/recipes/:id/public-rating user",
  "put /api/recipes/:id/report user",
  "put /api/recipes/:id/visibility user",
  "put /api/user/default-visibility user",
  "put /api/user/dietary-restrictions user",
  "put /api/user/language user",
  "put /api/user/name-on-recipes user",
];

/** Returns the names of an object schema's fields; null for any other schema. */
function fieldsOf(schema: Schema | undefined): string[] | null {
  const json = schema && z.toJSONSchema(schema, { unrepresentable: "any", io: "output" });
  return json?.properties ? Object.keys(json.properties) : null;
}

/** Finds the paths of a JSON schema at which unnamed fields would pass. */
function openObjects(json: unknown, path = "$"): string[] {
  if (typeof json !== "object" || json === null) return [];
  const isObject = "type" in json && json.type === "object";
  const isClosed = "additionalProperties" in json && json.additionalProperties === false;
  const isRecord = "propertyNames" in json;
  return [
    ...(isObject && !isClosed && !isRecord ? [path] : []),
    ...Object.entries(json).flatMap(([key, inner]) => openObjects(inner, `${path}.${key}`)),
  ];
}

describe("the contract", () => {
  it("has the designed endpoints", () => {
    const calls = named.map(([, { method, path, access, when }]) => {
      const query = Object.entries(when ?? {}).map(([key, value]) => ` ${key}=${value}`);
      return `${method} ${path} ${access}${query.join("")}`;
    });
    expect(calls.sort()).toEqual(CALLS);
  });

  it("names no method, path and query twice", () => {
    const keys = named.map(([, { method, path, when }]) => `${method} ${path} ${JSON.stringify(when ?? {})}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(named)("%s: the parameters of the path are those of its schema", (_, { path, params }) => {
    const inPath = [...path.matchAll(/:(\w+)/g)].map((match) => match[1]);
    expect(fieldsOf(params) ?? []).toEqual(inPath);
  });

  const inJson = named.filter(([, { file, download }]) => !file && !download);
  it.each(inJson)("%s: the response drops unnamed fields at every depth", (_, { response, path }) => {
    const json = z.toJSONSchema(response, { unrepresentable: "any", io: "output" });
    expect(openObjects(json)).toEqual([]);
    if (path === "/api/openapi.json") return;
    expect(json.additionalProperties).toBe(false);
  });

  it.each(named)("%s: headers are named in lower case, as they arrive", (_, { headers }) => {
    const names = fieldsOf(headers) ?? [];
    expect(names).toEqual(names.map((name) => name.toLowerCase()));
  });

  it.each(named.filter(([, { access }]) => access === "user" || access === "admin"))(
    "%s: accepts a userId to compare, and no list or object instead",
    (_, { body, query }) => {
      const input = body ?? query;
      expect(input).toBeDefined();
      for (const userId of [["a", "b"], { $ne: null }, 7, ""]) {
        const issues = input?.safeParse({ userId }).error?.issues ?? [];
        expect(issues.some((issue) => issue.path[0] === "userId")).toBe(true);
      }
      const known = input?.safeParse({ userId: "me" }).error?.issues ?? [];
      expect(known.some((issue) => issue.path[0] === "userId")).toBe(false);
    },
  );

  it("lists variants with a query before the endpoint of the same path", () => {
    const paths = named.map(([name]) => name);
    expect(paths.indexOf("listRecipeSummaries")).toBeLessThan(paths.indexOf("listRecipes"));
    expect(listRecipeSummaries.when).toEqual({ view: "summary" });
    expect("when" in listRecipes).toBe(false);
  });

  it("signs in with the specified body, and without a body", () => {
    expect(createUser.body.safeParse({ id: "uid", email: "ana@example.com" }).success).toBe(true);
    expect(createUser.body.safeParse({}).success).toBe(true);
  });
});

describe("openObjects", () => {
  it("finds an object that accepts unnamed fields, however deep", () => {
    const loose = z.object({ list: z.array(z.looseObject({ a: z.string() })) });
    expect(openObjects(z.toJSONSchema(loose))).toEqual(["$.properties.list.items"]);
  });
});

describe("fields", () => {
  it.each(["../admin", "a b", "", "a".repeat(65), "a\u0000", "$where", "%2e%2e"])("%j is no id", (text) => {
    expect(id.safeParse(text).success).toBe(false);
  });

  it.each([
    ["1", 1],
    ["200", 200],
    ["201", undefined],
    ["0", undefined],
    ["-1", undefined],
    ["1.5", undefined],
    ["1e2", undefined],
    ["", undefined],
    [["1", "2"], undefined],
    [5, undefined],
  ])("a count up to 200: %j is %j", (text, count) => {
    expect(countUpTo(200).safeParse(text).data).toBe(count);
  });

  it("a cursor is made of safe characters", () => {
    expect(cursor.safeParse("aZ09_-").success).toBe(true);
    expect(cursor.safeParse("a.b").success).toBe(false);
  });

  it.each(ERROR_CODES)("an error can have the code %s", (code) => {
    expect(errorAnswer.safeParse({ success: false, error: "x", code }).success).toBe(true);
  });
});
