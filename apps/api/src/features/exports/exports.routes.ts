import { exportRecipes, getCookbook } from "@larder/domain/contract/exports";
import { EXPORT_FORMATS } from "@larder/domain/formats/export-format";
import { AppError } from "../../http/errors/app-error.ts";
import type { Route } from "../../http/routing/route.ts";
import type { ExportsService } from "./exports.service.ts";

export function exportsRoutes(route: Route, service: ExportsService): void {
  route(getCookbook, ({ user, query, rawQuery }) => service.cookbook({ uid: user.uid, query, rawQuery }));
  route(exportRecipes, ({ user, params, query, rawQuery, origin }) => {
    const format = EXPORT_FORMATS.find((known) => known === params.format);
    if (!format) throw new AppError("not-found");
    return service.file({ uid: user.uid, query, rawQuery }, format, origin);
  });
}
