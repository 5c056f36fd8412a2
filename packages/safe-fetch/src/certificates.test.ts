import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { expiredTestCertificate, testCertificate, testKey } from "./testing/certificates.ts";
import { startDnsServer, type DnsServer } from "./testing/dns-server.ts";
import { startSite, type Site } from "./testing/site.ts";
import { dialWithPorts, openPageClient } from "./testing/small-internet.ts";

const systemCertificates = getCACertificates("default");
let dns: DnsServer;
let site: Site;
let expired: Site;
let plain: Site;

beforeAll(async () => {
  dns = await startDnsServer();
  site = await startSite("127.0.0.1", 0, { key: testKey, cert: testCertificate });
  expired = await startSite("127.0.0.1", 0, { key: testKey, cert: expiredTestCertificate });
  plain = await startSite("127.0.0.1");
  dns.set("pages.test", ["127.0.0.1"]);
  dns.set("other.test", ["127.0.0.1"]);
});
afterAll(() => Promise.all([dns, site, expired, plain].map((server) => server.close())));

async function fetchFrom(server: Site, address: string) {
  server.requests = [];
  const pages = openPageClient({
    resolve: dns.resolve,
    isPublic: (ip) => ip === "127.0.0.1",
    dial: dialWithPorts({ 80: plain.port, 443: server.port }),
  });
  try {
    return await pages.fetchPage(new URL(address), { uid: "ana" });
  } finally {
    await pages.close();
  }
}

async function whileTrusting<T>(certificate: string, work: () => Promise<T>): Promise<T> {
  setDefaultCACertificates([...systemCertificates, certificate]);
  try {
    return await work();
  } finally {
    setDefaultCACertificates(systemCertificates);
  }
}

const refusedWith = (code: string) => ({
  failure: "unreachable",
  message: "page unreachable",
  detail: expect.stringContaining(code),
});

describe("a page over TLS", () => {
  it("comes from a site whose certificate is trusted and names it", async () => {
    const page = await whileTrusting(testCertificate, () => fetchFrom(site, "https://pages.test/soup"));
    expect(page).toMatchObject({ url: "https://pages.test/soup", text: "<title>Soup</title>" });
  });

  it("F17: is refused when the site signed its certificate itself", async () => {
    await expect(fetchFrom(site, "https://pages.test/")).rejects.toMatchObject(
      refusedWith("DEPTH_ZERO_SELF_SIGNED_CERT"),
    );
    expect(site.requests).toEqual([]);
  });

  it("F17: is refused even where the environment says not to look", async () => {
    vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
    try {
      await expect(fetchFrom(site, "https://pages.test/")).rejects.toMatchObject(
        refusedWith("DEPTH_ZERO_SELF_SIGNED_CERT"),
      );
    } finally {
      vi.unstubAllEnvs();
    }
    expect(site.requests).toEqual([]);
  });

  it("is refused when the certificate names another site", async () => {
    const page = whileTrusting(testCertificate, () => fetchFrom(site, "https://other.test/"));
    await expect(page).rejects.toMatchObject(refusedWith("ERR_TLS_CERT_ALTNAME_INVALID"));
    expect(site.requests).toEqual([]);
  });

  it("F17: is refused when the certificate has expired", async () => {
    const page = whileTrusting(expiredTestCertificate, () => fetchFrom(expired, "https://pages.test/"));
    await expect(page).rejects.toMatchObject(refusedWith("CERT_HAS_EXPIRED"));
    expect(expired.requests).toEqual([]);
  });

  it("may be where a plain address sends", async () => {
    plain.handle = (_request, response) =>
      response.writeHead(301, { location: "https://pages.test/soup" }).end();
    const page = await whileTrusting(testCertificate, () => fetchFrom(site, "http://pages.test/soup"));
    expect(page).toMatchObject({ url: "https://pages.test/soup" });
  });

  it("may not send back to a plain address", async () => {
    site.handle = (_request, response) => response.writeHead(301, { location: "http://pages.test/" }).end();
    plain.requests = [];
    const page = whileTrusting(testCertificate, () => fetchFrom(site, "https://pages.test/"));
    await expect(page).rejects.toMatchObject({ detail: "refused: a redirect from https to http" });
    expect(plain.requests).toEqual([]);
  });
});
