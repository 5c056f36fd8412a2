import { forgotPassword } from "@larder/domain/contract/own-accounts";
import type { Route } from "../../http/routing/route.ts";
import type { ForgottenPasswordService } from "./forgotten-password.service.ts";

/** @param service null where the server sends no mails */
export function forgottenPasswordRoutes(route: Route, service: ForgottenPasswordService | null): void {
  route(forgotPassword, async ({ body, ip }) => {
    await service?.begin(body.name, ip);
    return {};
  });
}
