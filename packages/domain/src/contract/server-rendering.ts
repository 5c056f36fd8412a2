import type { Role } from "../account/role.ts";
import type { InterfaceLanguage } from "../language.ts";
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

/** The web client's renderer, which the build of the web client provides for the server. */
export interface PageRenderer {
  /** Returns the reads of a page; null for a page that only the browser renders. */
  readsOf(path: string, search: string): readonly PageRead[] | null;
  /** Renders a document up to its end. */
  render(page: PageContext, answers: readonly unknown[]): Promise<RenderedPage>;
  /** Returns the end of every document, which says who its reader is. */
  endOf(session: PageSession): string;
}
