import { listRecipes } from "@larder/domain/contract/recipes";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { buildRecipe } from "../../storage/testing/store-cases/build-recipe.ts";
import { jsonBytes } from "./json-bytes.ts";

const textOf = (schema: z.ZodMiniType, body: object) => jsonBytes(schema, body).toString();

it.each([0, 1, 500])("a list of %i is written in parts as it would be written whole", (length) => {
  const recipes = Array.from({ length }, (_, n) => buildRecipe({ name: `Crème ${n} 鶏 🍲` }));
  const body = { success: true, recipes, total: length, nextCursor: null };
  expect(textOf(listRecipes.response, body)).toBe(JSON.stringify(listRecipes.response.parse(body)));
});

it("only the fields of the schema are written", () => {
  const schema = z.object({ a: z.optional(z.string()), b: z.array(z.object({ c: z.number() })) });
  expect(textOf(schema, { b: [{ c: 1, secret: 2 }], secret: 3 })).toBe('{"b":[{"c":1}]}');
  expect(textOf(z.object({}), { secret: 3 })).toBe("{}");
});

it.each([
  ["an item", { list: [{ a: "text" }, { a: 1 }] }],
  ["a list", { list: "text" }],
  ["a list that is missing", {}],
])("a value that the schema refuses is refused: %s", (_, body) => {
  expect(() => jsonBytes(z.object({ list: z.array(z.object({ a: z.string() })) }), body)).toThrow(
    /not as the contract has it/,
  );
});

it("a document that is no object is written", () => {
  expect(textOf(z.record(z.string(), z.number()), { a: 1 })).toBe('{"a":1}');
});
