import { endpointGroups } from "@larder/domain/contract/all";
import type { EndpointResponse } from "@larder/domain/contract/endpoint";
import { getConfig, healthz, openApi, readyz } from "@larder/domain/contract/system";
import { AppError } from "../../http/errors/app-error.ts";
import { openApiDocument } from "@larder/domain/contract/openapi";
import type { Route } from "../../http/routing/route.ts";
import type { Ports } from "../../ports/ports.ts";

const READY_WITHIN_MS = 1_000;

let made: EndpointResponse<typeof openApi> | undefined;
/** Returns the document, which is built at the first request and then reused, so that it is also compressed once. */
const document = () => (made ??= openApiDocument(endpointGroups));

export interface SystemFacts {
  /** The configuration that a client needs before sign-in. */
  client: Omit<EndpointResponse<typeof getConfig>, "success" | "push">;
  /** "0.2.0" */
  version: string;
  /** The mode of this server in a few words: "local sign-in, sqlite". */
  mode: string;
  isStopping: () => boolean;
  /** Returns whether an unreadable part of the store was found. */
  isDamaged?: () => boolean;
}

export function systemRoutes(
  route: Route,
  { store, push }: Pick<Ports, "store" | "push">,
  facts: SystemFacts,
): void {
  const startedAt = performance.now();
  route(getConfig, () => ({ ...facts.client, push: push && { publicKey: push.publicKey } }));
  route(healthz, () => ({
    status: "ok",
    version: facts.version,
    mode: facts.mode,
    uptimeSeconds: Math.round((performance.now() - startedAt) / 1000),
  }));
  route(readyz, async () => {
    if (facts.isStopping()) throw new AppError("stopping");
    await within(READY_WITHIN_MS, store.ping());
    return { status: "ready", store: facts.isDamaged?.() ? ("damaged" as const) : ("ok" as const) };
  });
  route(openApi, document, {
    revision: async () => facts.version,
    of: () => ({ key: "", build: async () => document() }),
  });
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  const timer = Promise.withResolvers<never>();
  const timeout = setTimeout(
    () => timer.reject(new AppError("store-unavailable", { retryAfterSeconds: 2 })),
    ms,
  );
  try {
    await Promise.race([work, timer.promise]);
  } finally {
    clearTimeout(timeout);
  }
}
