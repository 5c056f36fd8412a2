import { describe, expect, it } from "vitest";
import { readEnvironment } from "../config/env.ts";
import { banner } from "./banner.ts";

const facts = {
  version: "1.2.3",
  port: 5000,
  store: "data/larder.sqlite",
  adminPasswordFile: "data/admin-password",
  hasWeb: true,
  addresses: [],
  firstLink: null,
};

describe("the first lines of a server with accounts", () => {
  const env = readEnvironment({ SIGN_IN: "accounts", HOST: "0.0.0.0" });

  it("name the link of the first user, and the addresses for phones with a code", () => {
    const text = banner({
      ...facts,
      env,
      addresses: ["http://192.168.1.20:5000"],
      firstLink: "http://localhost:5000/join#secret",
    });
    expect(text).toMatch(/^Larder is open at http:\/\/localhost:5000\n/);
    expect(text).toContain("First:    open http://localhost:5000/join#secret");
    expect(text).toContain("Phones:   http://192.168.1.20:5000");
    expect(text).toContain("Without TLS");
    expect(text).toContain("\u2588");
    expect(text).not.toContain("password for /admin");
  });

  it("name no addresses where there are none, and no link once there is an administrator", () => {
    const text = banner({ ...facts, env });
    expect(text).not.toMatch(/Phones|First/);
    expect(text).toContain("/admin opens to users who are administrators");
  });
});

it("the first lines of a server that is only tried are as they were", () => {
  const text = banner({ ...facts, env: readEnvironment({}) });
  expect(text).toContain("Sign-in:  local; choose any name");
  expect(text).toContain("the password for /admin is in");
  expect(text).not.toMatch(/Phones|First/);
});
