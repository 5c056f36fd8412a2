import {
  changePerson,
  createInvitation,
  createResetLink,
  listInvitations,
  listPeople,
  removePerson,
  revokeInvitation,
  setHousehold,
} from "@larder/domain/contract/people";
import type { Route } from "../../http/routing/route.ts";
import type { PeopleService } from "./people.service.ts";

export function peopleRoutes(route: Route, service: PeopleService): void {
  route(listPeople, async () => ({ people: await service.list() }));
  route(changePerson, async ({ params, body }) => ({ person: await service.change(params.id, body) }));
  route(createResetLink, async ({ params }) => {
    const { secret, expiresAt } = await service.resetLink(params.id);
    return { secret, expiresAt };
  });
  route(removePerson, async ({ params, body }) => {
    await service.remove(params.id, body.recipes);
    return {};
  });
  route(listInvitations, async () => ({ invitations: await service.invitations() }));
  route(createInvitation, ({ body }) => service.invite(body));
  route(revokeInvitation, async ({ params }) => {
    await service.revoke(params.id);
    return {};
  });
  route(setHousehold, ({ body }) => service.setHousehold(body));
}
