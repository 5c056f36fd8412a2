import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { describe, expect, it } from "vitest";
import { readEnvironment } from "../apps/api/src/config/env.ts";
import { inRoot } from "./bootstrap/paths.mjs";

const textOf = (file) => readFileSync(inRoot(file), "utf8");
const scaled = load(textOf("docker-compose.scale.yml"));
const household = load(textOf("docker-compose.yml"));
const SERVICES = [
  ["app with MongoDB", scaled.services.app],
  ["mongo", scaled.services.mongo],
  ["proxy", scaled.services.proxy],
  ["app of a household", household.services.app],
];

/** Returns the names in `${NAME:?...}` and `${NAME:-...}` of a text. */
const settingsIn = (text) => [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);

describe("the compose files", () => {
  it.each(SERVICES)("confine %s", (_, service) => {
    expect(service).toMatchObject({
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
    });
    expect(service.mem_limit).toMatch(/^(?:2g|256m)$/);
    expect(service.pids_limit).toBeLessThanOrEqual(500);
    expect(service.logging).toEqual({ driver: "json-file", options: { "max-size": "10m", "max-file": "5" } });
  });

  it("publish one port: that of the household to its network, that of the proxy to its machine alone", () => {
    const portsOf = ({ services }) => Object.values(services).flatMap((service) => service.ports ?? []);
    expect(portsOf(household)).toEqual(["${PORT:-5000}:5000"]);
    expect(portsOf(scaled)).toEqual(["127.0.0.1:${PORT:-5000}:5000"]);
    expect(scaled.services.proxy.ports).toHaveLength(1);
  });

  it.each([scaled, household])(
    "give the app its data as its only place to write",
    ({ services, volumes }) => {
      expect(services.app).toMatchObject({
        read_only: true,
        tmpfs: ["/tmp"],
        pids_limit: 200,
        mem_limit: "2g",
      });
      const mounted = Object.values(services).flatMap((service) =>
        (service.volumes ?? []).map((one) => one.split(":")[0]),
      );
      expect(mounted.toSorted()).toEqual(Object.keys(volumes).toSorted());
    },
  );

  it("need no setting for a household, whose users have accounts of their own server", () => {
    expect(textOf("docker-compose.yml")).not.toContain(":?");
    expect(household.services.app.environment).toMatchObject({ SIGN_IN: "accounts", HOST: "0.0.0.0" });
    const { environment } = household.services.app;
    const settings = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, String(value)]),
    );
    expect(readEnvironment(settings)).toMatchObject({ production: true, signIn: { accounts: true } });
  });

  it("run several processes for many, which all trust the proxies in front of them", () => {
    const { app } = scaled.services;
    expect(app.deploy.replicas).toBeGreaterThan(1);
    expect(app.environment.TRUST_PROXY).toBe("${TRUST_PROXY:-2}");
  });

  it("ask for a password of the database, and give it to both sides", () => {
    expect(scaled.services.app.environment.MONGODB_URI).toContain("larder:${MONGO_PASSWORD:?");
    expect(scaled.services.mongo.environment).toEqual({
      MONGO_INITDB_ROOT_USERNAME: "larder",
      MONGO_INITDB_ROOT_PASSWORD: "${MONGO_PASSWORD}",
    });
  });

  it("name only settings that .env.example explains", () => {
    const example = textOf(".env.example");
    const named = ["docker-compose.yml", "docker-compose.scale.yml"].flatMap((file) =>
      settingsIn(textOf(file)),
    );
    expect(named.filter((name) => !example.includes(`\n#${name}=`))).toEqual([]);
  });
});

describe("the Dockerfile", () => {
  it("does not copy the sources of the local identity provider, whose tokens can be forged", () => {
    const copied = [...textOf("Dockerfile").matchAll(/^COPY (packages\S*)/gm)].map(([, path]) => path);
    expect(copied).toContain("packages/reader/src");
    expect(copied.filter((path) => "packages/local-identity/src".startsWith(path))).toEqual([]);
  });

  it("runs the Node that the packages are installed with", () => {
    const { optionalDependencies } = JSON.parse(textOf("package.json"));
    expect(textOf("Dockerfile")).toContain(`FROM node:${optionalDependencies.node}-slim AS base`);
  });
});

describe("the workflow", () => {
  it("builds the image beside the checks", () => {
    const { jobs } = load(textOf(".github/workflows/ci.yml"));
    expect(jobs.check.steps.some(({ run }) => run === "bash .ci/run")).toBe(true);
    expect(jobs.image.steps.some(({ run = "" }) => run.includes("docker build"))).toBe(true);
  });
});
