import * as account from "./account.ts";
import * as admin from "./admin.ts";
import * as bookmarks from "./bookmarks.ts";
import * as cooking from "./cooking.ts";
import type { Endpoint } from "./endpoint.ts";
import * as feedback from "./feedback.ts";
import * as generate from "./generate.ts";
import * as imports from "./import.ts";
import * as pictures from "./pictures.ts";
import * as push from "./push.ts";
import * as recipeDocuments from "./recipe-documents.ts";
import * as recipes from "./recipes.ts";
import * as requests from "./requests.ts";
import * as system from "./system.ts";
import * as users from "./users.ts";

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === "object" && value !== null && "method" in value && "path" in value && "response" in value
  );
}

/** Every call of the API by its name, in the order of the contract's files. */
export const endpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  [
    system,
    users,
    account,
    recipeDocuments,
    recipes,
    pictures,
    imports,
    generate,
    bookmarks,
    cooking,
    push,
    feedback,
    requests,
    admin,
  ].flatMap((file) =>
    Object.entries(file).flatMap(([name, value]) => (isEndpoint(value) ? [[name, value]] : [])),
  ),
);
