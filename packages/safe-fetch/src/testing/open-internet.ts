import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import type { FetchEvent } from "../safe-fetch.ts";
import { aPage } from "./site.ts";
import {
  startSmallInternet,
  type PageClient,
  type PageClientOptions,
  type SmallInternet,
} from "./small-internet.ts";

/** One internet for the tests of a file, whose site and log are new for each test. */
export interface TestInternet {
  internet: SmallInternet;
  /** The log of all clients of a test. */
  events: FetchEvent[];
  /** Opens a client for which the public site's address is public; the test closes it. */
  open: (options?: PageClientOptions) => PageClient;
  /** Fetches a page by the client of the test. */
  fetchPage: (address: string, uid?: string) => ReturnType<PageClient["fetchPage"]>;
  /** Fetches a page by a client with options, and closes it. */
  fetchOnce: (address: string, options: PageClientOptions) => ReturnType<PageClient["fetchPage"]>;
  pages: PageClient;
}

/** Starts a small internet before the tests of a file, and a client before each test. */
export function startTestInternet(): TestInternet {
  let internet: SmallInternet;
  let pages: PageClient;
  let events: FetchEvent[];
  const open = (options?: PageClientOptions) =>
    internet.open({ ...internet.asPublic, log: (event) => events.push(event), ...options });

  beforeAll(async () => {
    internet = await startSmallInternet();
  });
  beforeEach(() => {
    events = [];
    pages = open();
    internet.publicSite.handle = aPage;
    internet.publicSite.requests = [];
    internet.publicSite.headers = [];
  });
  afterEach(() => pages.close());
  afterAll(() => internet.close());

  return {
    get internet() {
      return internet;
    },
    get events() {
      return events;
    },
    get pages() {
      return pages;
    },
    open,
    fetchPage: (address, uid = "ana") => pages.fetchPage(new URL(address), { uid }),
    async fetchOnce(address, options) {
      const client = open(options);
      try {
        return await client.fetchPage(new URL(address), { uid: "ana" });
      } finally {
        await client.close();
      }
    },
  };
}
