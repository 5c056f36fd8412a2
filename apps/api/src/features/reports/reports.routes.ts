import { dismissNotice, listNotices } from "@larder/domain/contract/notices";
import {
  listReports,
  reportComment,
  reportRecipe,
  updateReport,
  warnAuthor,
} from "@larder/domain/contract/reports";
import type { Route } from "../../http/routing/route.ts";
import type { ReportsService } from "./reports.service.ts";

/** The length of a page where the caller names none. */
const PAGE = 20;

export function reportsRoutes(route: Route, service: ReportsService): void {
  route(reportRecipe, async ({ user, params, body }) => {
    await service.reportRecipe(user.uid, params.id, body);
    return {};
  });
  route(reportComment, async ({ user, params, body }) => {
    await service.reportComment(user.uid, params.id, body);
    return {};
  });
  route(listReports, ({ query: { status, limit = PAGE, cursor } }) =>
    service.list(status, { limit, ...(cursor && { cursor }) }),
  );
  route(updateReport, async ({ params, body }) => {
    await service.setStatus(params.id, body.done ? "done" : "open");
    return {};
  });
  route(warnAuthor, async ({ params, body }) => {
    await service.warn(params.id, body.text);
    return {};
  });
  route(listNotices, async ({ user }) => ({ notices: await service.notices(user.uid) }));
  route(dismissNotice, async ({ user, params }) => {
    await service.dismiss(user.uid, params.id);
    return {};
  });
}
