import { queryFromTerms } from "@larder/domain/search/search-terms";

/** Every address of the app. */
export const paths = {
  home: "/",
  /** Opened with a secret behind "#": it makes an account, or sets a password. */
  join: "/join",
  /** The choices of the first administrator of a new server. */
  welcome: "/welcome",
  /** Sign-in, which leads back to `next` afterwards. */
  login: (next?: string) => (next && next !== "/" ? `/login?next=${encodeURIComponent(next)}` : "/login"),
  recipes: "/recipes",
  /** The list, narrowed by ingredients, or else by a text in the name and a tag. */
  recipeList: ({
    terms = [],
    text,
    tag,
    exclude,
    sort,
  }: {
    terms?: readonly string[];
    text?: string;
    tag?: string | undefined;
    /** "mine" leaves out the recipes that have what the user leaves out. */
    exclude?: "mine" | undefined;
    /** The order; newest first where it is absent. */
    sort?: string | undefined;
  }) => {
    const parts = [
      ...(terms.length > 0
        ? [`search=${queryFromTerms(terms)}`]
        : [text && `q=${encodeURIComponent(text)}`, tag && `tag=${encodeURIComponent(tag)}`]),
      exclude && `exclude=${exclude}`,
      sort && `sort=${sort}`,
    ];
    const query = parts.filter(Boolean).join("&");
    return query ? `/recipes?${query}` : "/recipes";
  },
  recipe: (slug: string) => `/recipe/${encodeURIComponent(slug)}`,
  cook: (slug: string) => `/recipe/${encodeURIComponent(slug)}/cook`,
  editRecipe: (slug: string) => `/recipe/${encodeURIComponent(slug)}/edit`,
  recipeHistory: (slug: string) => `/recipe/${encodeURIComponent(slug)}/history`,
  addRecipe: "/recipes/add",
  writeRecipe: "/recipes/add/write",
  addFromUrl: "/recipes/add/url",
  /** The same page with an address filled in, for a link in the browser's bookmarks. */
  addAddress: (url: string) => `/recipes/add/url?${new URLSearchParams({ url })}`,
  addFromText: "/recipes/add/text",
  addFromJson: "/recipes/add/json",
  addFromPhoto: "/recipes/add/photo",
  importCollection: "/recipes/add/collection",
  /** An import of a collection: its upload, its first look, its progress, its report. */
  collectionImport: (id: string) => `/recipes/add/collection/${encodeURIComponent(id)}`,
  /** The page that takes what another app has shared: see `shared-cache.ts`. */
  addShared: "/recipes/add/shared",
  requestRecipe: "/request-recipe",
  /** The page that requests a recipe, with what the user wants filled in. */
  requestFor: (content: string) => `/request-recipe?${new URLSearchParams({ content })}`,
  /** The page of a user whose recipes show their name. */
  author: (userId: string) => `/author/${encodeURIComponent(userId)}`,
  bookmarks: "/bookmarks",
  collection: (id: string) => `/collections/${encodeURIComponent(id)}`,
  /** A book that the browser prints, of what its query chooses: all of the user's recipes without one. */
  cookbook: "/cookbook",
  profile: "/profile",
  admin: "/admin",
} as const;

/** The same addresses as the router matches them. */
export const routes = {
  login: "/login",
  /** An OpenID provider sends the browser back to it. */
  provider: "/login/provider",
  recipe: "/recipe/:slug",
  cook: "/recipe/:slug/cook",
  edit: "/recipe/:slug/edit",
  history: "/recipe/:slug/history",
  /** A public page leads here, by an address that it knows: see `publicPath`. */
  save: "/save/:token/:part?",
  author: "/author/:id",
  collection: "/collections/:id",
  collectionImport: "/recipes/add/collection/:id?",
  cookbook: "/cookbook",
} as const;

/** Reports whether recipes are added, changed or requested at an address: viewers do none of it. */
export function isForMembers(path: string): boolean {
  return /^\/re(cipes\/add|quest-recipe|cipe\/[^/]+\/(edit|history))\b/.test(path);
}

/** Returns the slug in an address. A text that cannot be decoded is returned as it is, and is the slug of no recipe. */
export function slugFrom(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Returns the address to go to after signing in: one of this app, never another site's. */
export function safeNext(search: string): string {
  const next = new URLSearchParams(search).get("next") ?? "";
  // Browsers drop tabs and line ends, after which "/\t/" begins another site's address.
  return /^\/(?![/\\\s])/.test(next) ? next : paths.home;
}
