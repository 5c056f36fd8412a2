import { getAuthor } from "@larder/domain/contract/authors";
import type { Route } from "../../http/routing/route.ts";
import type { AuthorsService } from "./authors.service.ts";

/** The length of a page where the caller names none. */
const PAGE = 24;

export function authorsRoutes(route: Route, service: AuthorsService): void {
  route(getAuthor, ({ user, params, query: { limit = PAGE, cursor } }) =>
    service.page(params.id, user?.uid, { limit, ...(cursor && { cursor }) }),
  );
}
