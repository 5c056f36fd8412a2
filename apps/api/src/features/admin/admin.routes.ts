import { adminLogout, listDamagedRecords, verifyAdmin } from "@larder/domain/contract/admin";
import { Reply } from "../../http/answers/reply.ts";
import type { Route } from "../../http/routing/route.ts";
import { adminCookie, adminTokenOf, clearedAdminCookie } from "../../http/session/admin-cookie.ts";
import type { AdminService } from "./admin.service.ts";

export function adminRoutes(route: Route, service: AdminService, secureCookies: boolean): void {
  route(verifyAdmin, async ({ user, body, ip }) => {
    const token = await service.open(user.uid, body.password, ip);
    return new Reply({}, { cookies: [adminCookie(token, secureCookies)] });
  });
  route(adminLogout, async ({ cookies }) => {
    await service.close(adminTokenOf(cookies));
    return new Reply({}, { cookies: [clearedAdminCookie(secureCookies)] });
  });
  route(listDamagedRecords, () => service.damagedRecords());
}
