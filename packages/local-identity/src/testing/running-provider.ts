import { mkdtemp, rm } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import type { Express } from "express";
import { onTestFinished } from "vitest";
import { createLocalIdentity } from "../local-identity.ts";

export const PROJECT = "demo-larder";

export interface Person {
  sub: string;
  email: string;
  email_verified?: boolean;
  name?: string;
}

export const ALICE: Person = { sub: "1001", email: "alice@example.com", email_verified: true, name: "Alice" };

/** Creates a folder that is removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "larder-identity-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the provider in a bare app on a free port, until the test ends. */
export async function startProvider(dataDir?: string) {
  const provider = createLocalIdentity({ dataDir: dataDir ?? (await temporaryFolder()), projectId: PROJECT });
  const app: Express = express().use(provider.router);
  const server = await new Promise<Server>((done) => {
    const listening: Server = app.listen(0, "127.0.0.1", () => done(listening));
  });
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    await provider.flush();
  });
  const host = `127.0.0.1:${addressOf(server).port}`;
  return { app, host, ...callsOf(`http://${host}`) };
}

function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address;
}

export interface Answer {
  status: number;
  /** Answers are looked at field by field, as each test knows them. */
  body: Record<string, unknown>;
}

function callsOf(origin: string) {
  async function post(path: string, body: string, type: string): Promise<Answer> {
    const response = await fetch(origin + path, { method: "POST", body, headers: { "content-type": type } });
    const parsed: Record<string, unknown> = JSON.parse(await response.text());
    return { status: response.status, body: parsed };
  }
  const call = (name: string, body: unknown) =>
    post(`/identitytoolkit.googleapis.com/v1/${name}?key=demo-key`, JSON.stringify(body), "application/json");
  return {
    call,
    signIn: (person: Person) =>
      call("accounts:signInWithIdp", {
        requestUri: "http://localhost",
        returnSecureToken: true,
        postBody: String(new URLSearchParams({ providerId: "google.com", id_token: JSON.stringify(person) })),
      }),
    renew: (refreshToken: unknown) =>
      post(
        "/securetoken.googleapis.com/v1/token?key=demo-key",
        String(new URLSearchParams({ grant_type: "refresh_token", refresh_token: String(refreshToken) })),
        "application/x-www-form-urlencoded",
      ),
  };
}

/** Returns the error word of Google's API in a refusal. */
export function wordOf({ body }: Answer): unknown {
  const { error } = body;
  if (typeof error !== "object" || error === null || !("message" in error)) return undefined;
  return String(error.message).split(" : ")[0];
}

export function claimsOf(token: unknown): Record<string, unknown> {
  const [, payload = ""] = String(token).split(".");
  return JSON.parse(Buffer.from(payload, "base64url").toString());
}
