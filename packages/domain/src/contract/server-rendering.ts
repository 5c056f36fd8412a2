import type { Role } from "../account/role.ts";
import type { PublicCollection } from "../collection/public-collection.ts";
import type { InterfaceLanguage } from "../language.ts";
import type { PublicRecipe } from "../recipe/public-recipe.ts";
import type { Endpoint, EndpointResponse } from "./endpoint.ts";
import type { getConfig } from "./system.ts";

/** The kind of screen that the server draws a page for; the browser corrects it once it has measured its own. */
export type Viewport = "phone" | "desktop";

/** A read of the contract whose answer a page shows at first. */
export interface PageRead {
  endpoint: Endpoint;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
}

/** All that a rendered page depends on, besides the answers to its reads. It names no user. */
export interface PageContext {
  /** "/recipe/leek-soup" */
  path: string;
  /** The raw query, "?tag=soup"; empty without one. */
  search: string;
  language: InterfaceLanguage;
  viewport: Viewport;
  /** Null for a visitor. */
  reader: {
    role?: Role;
    /** Whether the shown recipe is the reader's own. */
    isOwner: boolean;
  } | null;
  config: EndpointResponse<typeof getConfig>;
}

/** Who is signed in, which the end of a document says to the browser. */
export interface PageSession {
  user: {
    id: string;
    email: string;
    displayName?: string;
    preferredLanguage?: InterfaceLanguage;
    role?: Role;
  } | null;
}

/** The part of a document that is the same for all readers of a context. */
export interface RenderedPage {
  html: string;
  /** The contents of style elements; the page's policy permits what is inline by its hash. */
  styles: readonly string[];
  /** The contents of style attributes. */
  styleAttributes: readonly string[];
  /** The contents of script elements that are executed. */
  scripts: readonly string[];
}

/** A recipe that a public address shows. */
export interface PublicRecipeContent {
  kind: "recipe";
  recipe: PublicRecipe;
  /** The collection by whose link it is shown, and its slug in the address; missing for a link to the recipe itself. */
  within?: { collection: string; slug: string };
}

/** A page of a collection that a public address shows. */
export interface PublicCollectionContent {
  kind: "collection";
  collection: PublicCollection;
}

/** What a public address shows. */
export type PublicContent = PublicRecipeContent | PublicCollectionContent;

/** All that a public page depends on. It names nobody but by the name that the owner chose for it. */
export interface PublicPageContext {
  content: PublicContent;
  language: InterfaceLanguage;
  /** The whole address of the page: "https://larder.example/s/4f1c". */
  address: string;
  /** "" for none. */
  shownName: string;
  allowsIndexing: boolean;
}

/** What a public address says that shows nothing: there is no page, too many addresses were tried, or the server fails. */
export type PublicMessage = "gone" | "many" | "failed";

/** The web client's renderer, which the build of the web client provides for the server. */
export interface PageRenderer {
  /** Returns the reads of a page; null for a page that only the browser renders. */
  readsOf(path: string, search: string): readonly PageRead[] | null;
  /** Renders a document up to its end. */
  render(page: PageContext, answers: readonly unknown[]): Promise<RenderedPage>;
  /** Returns the end of every document, which says who its reader is. */
  endOf(session: PageSession): string;
  /** Renders the whole page of a public address. It has no scripts. */
  renderPublic(page: PublicPageContext): Promise<RenderedPage>;
  /** Renders the page of a public address that shows nothing. */
  renderPublicMessage(message: PublicMessage, language: InterfaceLanguage): Promise<RenderedPage>;
  /** Returns the drawn cover of a recipe without a picture, as an SVG document. */
  drawCover(recipe: PublicRecipe): Promise<string>;
}
