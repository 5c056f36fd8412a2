import {
  createImport,
  deleteImport,
  getImport,
  getImportOriginal,
  listImportItems,
  listImports,
  lookAtImport,
  putImportPiece,
  startImport,
  takeImportItem,
  undoImport,
} from "@larder/domain/contract/imports";
import type { Route } from "../../http/routing/route.ts";
import type { ImportsService } from "./imports.service.ts";

export function importsRoutes(route: Route, service: ImportsService): void {
  route(createImport, async ({ user, body }) => ({ import: await service.create(user.uid, body) }));
  route(listImports, async ({ user }) => ({ imports: await service.list(user.uid) }));
  route(getImport, async ({ user, params }) => ({ import: await service.get(user.uid, params.id) }));
  route(putImportPiece, async ({ user, params, body }) => {
    await service.putPiece(user.uid, params.id, params, body);
    return {};
  });
  route(lookAtImport, async ({ user, params, body }) => ({
    import: await service.beginListing(user.uid, params.id, body?.columns),
  }));
  route(listImportItems, ({ user, params, query }) => service.items(user.uid, params.id, query));
  route(startImport, async ({ user, params, body }) => {
    const { userId: _, ...sent } = body ?? {};
    return { import: await service.start(user.uid, params.id, sent) };
  });
  route(getImportOriginal, async ({ user, params }) => ({
    original: await service.original(user.uid, params.id, params.index),
  }));
  route(takeImportItem, async ({ user, params }) => ({
    item: await service.take(user.uid, params.id, params.index),
  }));
  route(undoImport, async ({ user, params }) => ({ import: await service.undo(user.uid, params.id) }));
  route(deleteImport, async ({ user, params }) => {
    await service.remove(user.uid, params.id);
    return {};
  });
}
