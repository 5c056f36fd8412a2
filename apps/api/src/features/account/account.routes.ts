import { deleteAccount, getAccountData, restoreAccountData } from "@larder/domain/contract/account";
import { clearedAdminCookie } from "../../http/session/admin-cookie.ts";
import type { Identify } from "../../http/session/identify.ts";
import { Reply } from "../../http/answers/reply.ts";
import type { Route } from "../../http/routing/route.ts";
import { clearedSessionCookie } from "../../http/session/session-cookie.ts";
import type { AccountService } from "./account.service.ts";

export function accountRoutes(
  route: Route,
  service: AccountService,
  { identify, secureCookies }: { identify: Identify; secureCookies: boolean },
): void {
  route(getAccountData, ({ user }) => service.data(user));

  route(restoreAccountData, ({ user, body, signal }) => service.restore(user, body, signal));

  route(deleteAccount, async ({ user, body: { email, recipes } }) => {
    await service.remove(user, { typed: email, recipes });
    identify.forget(user.uid);
    return new Reply(
      {},
      { cookies: [clearedSessionCookie(secureCookies), clearedAdminCookie(secureCookies)] },
    );
  });
}
