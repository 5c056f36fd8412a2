import * as account from "./account.ts";
import * as admin from "./admin.ts";
import * as apiTokens from "./api-tokens.ts";
import * as authors from "./authors.ts";
import * as blocks from "./blocks.ts";
import * as bookmarks from "./bookmarks.ts";
import * as calls from "./calls.ts";
import * as collections from "./collections.ts";
import * as community from "./community.ts";
import * as cooking from "./cooking.ts";
import * as defaultVisibility from "./default-visibility.ts";
import * as copies from "./copies.ts";
import * as dietaryRestrictions from "./dietary-restrictions.ts";
import * as drafts from "./drafts.ts";
import type { Endpoint } from "./endpoint.ts";
import * as recipeExports from "./exports.ts";
import * as feedback from "./feedback.ts";
import * as generate from "./generate.ts";
import * as history from "./history.ts";
import * as pageImport from "./import.ts";
import * as imports from "./imports.ts";
import * as nameOnRecipes from "./name-on-recipes.ts";
import * as notices from "./notices.ts";
import * as ownAccounts from "./own-accounts.ts";
import * as passkeys from "./passkeys.ts";
import * as people from "./people.ts";
import * as publicLinks from "./public-links.ts";
import * as pictures from "./pictures.ts";
import * as providerSignIn from "./provider-sign-in.ts";
import * as push from "./push.ts";
import * as recipeDocuments from "./recipe-documents.ts";
import * as recipes from "./recipes.ts";
import * as reports from "./reports.ts";
import * as requests from "./requests.ts";
import * as starterRecipes from "./starter-recipes.ts";
import * as system from "./system.ts";
import * as texts from "./texts.ts";
import * as users from "./users.ts";

/** The endpoints of one subject, by their names. */
export interface EndpointGroup {
  readonly name: string;
  readonly description: string;
  readonly endpoints: Readonly<Record<string, Endpoint>>;
}

/** All endpoints of the API, in the order in which the documentation shows them. */
export const endpointGroups: readonly EndpointGroup[] = [
  group("system", "Configuration of clients, health, and this document.", system),
  group("users", "Sign-in, sign-out, the language of a user and the name on their recipes.", {
    ...users,
    ...nameOnRecipes,
    ...defaultVisibility,
    ...dietaryRestrictions,
  }),
  group("account", "What the server stores about a user: download and deletion.", account),
  group(
    "accounts",
    "Users of this server itself: sign-in with a password, a passkey or a provider, joining, and the browsers of a user.",
    { ...ownAccounts, ...passkeys, ...providerSignIn },
  ),
  group("tokens", "Tokens by which scripts act for a user.", apiTokens),
  group("recipes", "The collection: read, search, add, change, delete.", {
    ...recipeDocuments,
    ...recipes,
    ...drafts,
  }),
  group("history", "The earlier versions of one's own recipes.", history),
  group("copies", "Recipes of others, and one's own, made into further recipes.", copies),
  group("links", "Public addresses of recipes and collections.", publicLinks),
  group("pictures", "Pictures of recipes.", pictures),
  group("texts", "The text of photographed pages and of PDF documents.", texts),
  group("import", "Recipes from web pages.", pageImport),
  group("imports", "Whole collections from the exports of other apps.", imports),
  group("exports", "Recipes taken away, in Larder's own format or those of other apps.", recipeExports),
  group("generate", "Recipes made for a query or from a pasted text.", generate),
  group("calls", "Calls that go on without their connections.", calls),
  group("bookmarks", "The bookmarks of a user.", bookmarks),
  group("collections", "Collections of recipes with sections or by a rule, and who reads them.", collections),
  group("cooking", "Rating, note and cooking dates that a user keeps of a recipe.", cooking),
  group(
    "community",
    "Public ratings and comments, the pages of authors, blocked users, reports to the administrator and warnings.",
    { ...community, ...authors, ...blocks, ...reports, ...notices },
  ),
  group("push", "Timers that ring by Web Push.", push),
  group("feedback", "Feedback to the administrator.", feedback),
  group("requests", "Requests that a recipe be added.", requests),
  group("admin", "The administrator's session, and the recipes that Larder brings.", {
    ...admin,
    ...starterRecipes,
  }),
  group("people", "The users with an account of this server, their roles, and invitations.", people),
];

/** Every endpoint of the API by its name. */
export const endpoints: Readonly<Record<string, Endpoint>> = Object.assign(
  {},
  ...endpointGroups.map((each) => each.endpoints),
);

function group(name: string, description: string, file: Readonly<Record<string, unknown>>): EndpointGroup {
  const entries = Object.entries(file).flatMap(([key, value]) => (isEndpoint(value) ? [[key, value]] : []));
  return { name, description, endpoints: Object.fromEntries(entries) };
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === "object" && value !== null && "method" in value && "path" in value && "response" in value
  );
}
