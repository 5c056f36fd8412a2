import request from "supertest";
import { describe, expect, it } from "vitest";
import { ALICE, startProvider } from "./testing/running-provider.ts";

const HANDLER =
  "/emulator/auth/handler?apiKey=demo-key&appName=x&authType=signInViaPopup&providerId=google.com";

describe("the sign-in popup", () => {
  it("has the official page's selectors, and a label for each field", async () => {
    const { app } = await startProvider();
    const { text } = await request(app).get(HANDLER);
    for (const part of ['id="main-form"', 'id="email-input"', 'id="display-name-input"', 'id="sign-in"']) {
      expect(text).toContain(part);
    }
    // Locked until its script is there: a press before would be lost.
    expect(text).toMatch(/class="[^"]*\bjs-new-account\b[^>]* disabled>/);
    expect(text).toContain('<label for="email-input">Email</label>');
    expect(text).toContain('<label for="display-name-input">');
    expect(text).not.toContain("js-reuse-account");
  });

  it("offers the known accounts with a Google sign-in", async () => {
    const { app, call, signIn } = await startProvider();
    await signIn(ALICE);
    await call("accounts:signUp", { email: "bob@example.com", password: "secret1" });
    const { text } = await request(app).get(HANDLER);
    expect(text.match(/js-reuse-account/g)).toHaveLength(1);
    expect(text).toContain("alice@example.com");
    expect(text).not.toContain("bob@example.com");
  });

  it("shows names as text", async () => {
    const { app, signIn } = await startProvider();
    await signIn({ ...ALICE, name: `<script>alert("x")</script>'"&` });
    const { text } = await request(app).get(HANDLER);
    expect(text).not.toContain("<script>alert");
    expect(text).not.toMatch(/data-claims="[^"]*[<>'][^"]*"/);
    expect(text).toContain("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&#39;&quot;&amp;");
  });

  it("states that no real account is used, in the user's language", async () => {
    const { app } = await startProvider();
    const english = await request(app).get(HANDLER).set("Accept-Language", "tlh, fi;q=0.5");
    expect(english.text).toContain('<html lang="en">');
    expect(english.text).toContain("No real Google account is used");
    const spanish = await request(app).get(HANDLER).set("Accept-Language", "es-MX,en;q=0.5");
    expect(spanish.text).toContain('<html lang="es">');
    expect(spanish.text).toContain("No se usa ninguna cuenta real de Google");
  });
});

describe("the pages' policies", () => {
  it.each([HANDLER, "/emulator/auth/iframe?apiKey=demo-key&appName=x"])(
    "permit scripts from files only: %s",
    async (path) => {
      const { app } = await startProvider();
      const { text, headers } = await request(app).get(path);
      expect(headers["content-security-policy"]).toMatch(/default-src 'none'; script-src 'self';/);
      expect(text).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|\sstyle=|<style/);
    },
  );

  it("permit no page to frame the popup, and only the app's pages to frame the messenger", async () => {
    const { app } = await startProvider();
    const popup = await request(app).get(HANDLER);
    expect(popup.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    const frame = await request(app).get("/emulator/auth/iframe");
    expect(frame.headers["content-security-policy"]).toContain("frame-ancestors 'self'");
  });

  it("are sent with files of the right type", async () => {
    const { app } = await startProvider();
    for (const path of ["/gapi-shim.js", "/emulator/auth/iframe.js", "/emulator/auth/handler.js"]) {
      const { headers } = await request(app).get(path);
      expect(headers["content-type"]).toMatch(/^text\/javascript/);
    }
    expect((await request(app).get("/emulator/auth/handler.css")).headers["content-type"]).toMatch(
      /^text\/css/,
    );
  });
});
