import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import { ToastViewport } from "@/components/ui/toast";
import { toasts } from "@/components/ui/toast-store";
import { createQueryClient } from "@/lib/api/query-client";
import { SessionContext, type Session } from "@/lib/session/session";
import type { ClientConfig } from "@/lib/session/session-user";

const ANA = { id: "ana", email: "ana@example.com", preferredLanguage: "en" } as const;

const nothing = async () => {};

export function buildConfig(config: Partial<ClientConfig> = {}): ClientConfig {
  return {
    success: true,
    signIn: "google",
    firebase: { apiKey: "", authDomain: "", projectId: "demo" },
    authEmulatorUrl: "same-origin",
    publicBrowsing: false,
    generation: "composer",
    push: null,
    ...config,
  };
}

export function buildSession(session: Partial<Session> = {}): Session {
  return {
    user: ANA,
    loading: false,
    failed: false,
    config: null,
    signIn: nothing,
    signOut: nothing,
    chooseLanguage: nothing,
    retry: () => {},
    ...session,
  };
}

/**
 * Shows a page as the app does: with a session (Ana's, unless another is given), an empty cache, toasts and an address.
 *
 * @returns the addresses that were visited, the last one last
 */
export function renderPage(
  page: ReactNode,
  { path = "/", session }: { path?: string; session?: Partial<Session> } = {},
) {
  const shown = toasts.current();
  if (shown) toasts.dismiss(shown.id);
  const { hook, searchHook, history } = memoryLocation({ path, record: true });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionContext value={buildSession(session)}>
        <Router hook={hook} searchHook={searchHook}>
          {page}
          <ToastViewport dismissLabel="Dismiss" />
        </Router>
      </SessionContext>
    </QueryClientProvider>,
  );
  return history ?? [];
}
