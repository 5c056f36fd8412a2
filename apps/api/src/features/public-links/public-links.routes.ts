import {
  changeLink,
  createLink,
  listLinks,
  openPublicLink,
  revokeLink,
  saveLink,
} from "@larder/domain/contract/public-links";
import type { Route } from "../../http/routing/route.ts";
import type { PublicLinkChange } from "../../ports/public-link-store.ts";
import type { LinksService } from "./public-links.service.ts";

export function linksRoutes(route: Route, service: LinksService): void {
  route(listLinks, async ({ user, query: { kind, id }, origin }) => {
    const target = kind && id !== undefined ? { kind, id } : undefined;
    return { links: await service.list(user.uid, target, origin) };
  });
  route(createLink, async ({ user, body, origin }) => ({
    link: await service.create(
      user.uid,
      { target: body.target, sharePrivate: body.sharePrivate, ...choicesOf(body) },
      origin,
    ),
  }));
  route(changeLink, async ({ user, params, body, origin }) => ({
    link: await service.change(user.uid, params.id, choicesOf(body), origin),
  }));
  route(revokeLink, async ({ user, params }) => {
    await service.revoke(user.uid, params.id);
    return {};
  });
  route(openPublicLink, ({ user, body, origin, ip }) =>
    service.open(user.uid, openedBy(body), { origin, address: ip }),
  );
  route(saveLink, ({ user, body, ip }) => service.save(user.uid, openedBy(body), ip));
}

/** Returns the choices that a body names, those alone. */
function choicesOf({
  shownName,
  allowsIndexing,
  endsAt,
}: {
  [Choice in keyof PublicLinkChange]?: PublicLinkChange[Choice] | undefined;
}): PublicLinkChange {
  return {
    ...(shownName !== undefined && { shownName }),
    ...(allowsIndexing !== undefined && { allowsIndexing }),
    ...(endsAt !== undefined && { endsAt }),
  };
}

const openedBy = ({ token, part = null }: { token: string; part?: string | null | undefined }) => ({
  token,
  part,
});
