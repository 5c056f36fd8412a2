import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "vitest";

const ORIGIN = "http://127.0.0.1:5000";
const SHIM = readFileSync(join(import.meta.dirname, "browser/gapi-shim.js"), "utf8");

type Listener = (event: { source: unknown; origin: string; data: unknown }) => void;
interface Channel {
  ping(callback?: () => void): Promise<void>;
  register(type: string, handler: (data: unknown) => unknown): void;
  send(type: string, data: unknown, callback?: (answer: unknown) => void): Promise<void>;
}
interface Gapi {
  load(name: string, options: (() => void) | { callback: () => void }): void;
  iframes: {
    Iframe: unknown;
    getContext(): {
      open(options: object, onOpen: (channel: Channel) => unknown): Promise<unknown>;
      getParentIframe(): Channel;
    };
  };
}

/**
 * The parts of a browser's window that the stand-in uses: messages arrive asynchronously, with their sender and
 * origin.
 */
function createWindow() {
  const listeners: Listener[] = [];
  const window: {
    gapi?: Gapi;
    parent?: unknown;
    gapi_onload?: () => void;
    [other: string]: unknown;
  } = {
    addEventListener: (_type: string, listener: Listener) => listeners.push(listener),
  };
  /** The window as another window sees it. */
  const seenFrom = (source: () => unknown) => ({
    postMessage: (data: unknown, origin: string) =>
      setTimeout(() => {
        if (origin === ORIGIN) deliver(source(), data);
      }),
  });
  const deliver = (source: unknown, data: unknown, origin = ORIGIN) => {
    for (const listener of listeners) listener({ source, origin, data: structuredClone(data) });
  };
  return { window, seenFrom, deliver };
}

function runShim(window: object, document: object = {}): Gapi {
  const context = createContext({ window, document, location: { origin: ORIGIN }, setTimeout, Promise });
  runInContext(SHIM, context);
  if (!("gapi" in window)) throw new Error("The stand-in defined nothing.");
  return runInContext("window.gapi", context);
}

/** The app's page and the hidden frame in it, both with the stand-in. */
async function openFrame() {
  const page = createWindow();
  const frame = createWindow();
  const frameSeenByPage: object = frame.seenFrom(() => pageSeenByFrame);
  const pageSeenByFrame: object = page.seenFrom(() => frameSeenByPage);
  frame.window.parent = pageSeenByFrame;

  const element = {
    attributes: new Map<string, string>(),
    style: {},
    src: "",
    contentWindow: frameSeenByPage,
    setAttribute: (name: string, value: string) => element.attributes.set(name, value),
  };
  const inPage = runShim(page.window, { createElement: () => element });
  const options = {
    where: { append: () => {} },
    url: `${ORIGIN}/emulator/auth/iframe`,
    attributes: { "aria-hidden": "true", style: { top: "-100px" } },
  };
  let toFrame: Channel | undefined;
  await inPage.iframes.getContext().open(options, (channel) => (toFrame = channel));
  if (!toFrame) throw new Error("No channel was opened.");
  const toPage = () => runShim(frame.window).iframes.getContext().getParentIframe();
  return { page, element, toFrame, toPage, frameSeenByPage };
}

describe("the stand-in for gapi.iframes", () => {
  it("creates the frame with its attributes, styles and address", async () => {
    const { element } = await openFrame();
    expect(element.src).toBe(`${ORIGIN}/emulator/auth/iframe`);
    expect(element.attributes.get("aria-hidden")).toBe("true");
    expect(element.style).toEqual({ top: "-100px" });
  });

  it("is ready once the frame has sent its greeting, not before", async () => {
    const { toFrame, toPage } = await openFrame();
    let isReady = false;
    const pinged = toFrame.ping(() => (isReady = true));
    await new Promise((done) => setTimeout(done, 5));
    expect(isReady).toBe(false);
    await Promise.all([pinged, toPage().ping()]);
    expect(isReady).toBe(true);
  });

  it("answers a call with a list of one", async () => {
    const { toFrame, toPage } = await openFrame();
    toPage().register("add", (data) => ({ status: "ACK", got: data }));
    const answer = await new Promise((done) => void toFrame.send("add", { n: 1 }, done));
    expect(answer).toEqual([{ status: "ACK", got: { n: 1 } }]);
  });

  it("holds a call until a handler is registered for it", async () => {
    const { toFrame, toPage } = await openFrame();
    const answered = new Promise((done) => void toPage().send("authEvent", "early", done));
    await new Promise((done) => setTimeout(done, 5));
    toFrame.register("authEvent", async (data) => `late: ${String(data)}`);
    expect(await answered).toEqual(["late: early"]);
  });

  it("ignores errors of the SDK's callback, and continues", async () => {
    const { toFrame, toPage } = await openFrame();
    toPage().register("webStorageSupport", () => true);
    await toFrame.send("webStorageSupport", {}, () => {
      throw new Error("auth/internal-error, as the SDK always throws here");
    });
    expect(await new Promise((done) => void toFrame.send("webStorageSupport", {}, done))).toEqual([true]);
  });

  it("accepts messages of the frame only: no other window, no other origin", async () => {
    const { page, toFrame, toPage, frameSeenByPage } = await openFrame();
    const heard: unknown[] = [];
    toFrame.register("authEvent", (data) => heard.push(data));
    const call = (data: string) => ({ larderIframeMessage: { id: 1, type: "authEvent", data } });
    page.deliver({}, call("a stranger"));
    page.deliver(frameSeenByPage, call("another origin"), "http://evil.example");
    page.deliver(frameSeenByPage, "not ours");
    await new Promise((done) => void toPage().send("authEvent", "the frame", done));
    expect(heard).toEqual(["the frame"]);
  });

  it("calls back in both forms of load, and does not replace the real one", async () => {
    const gapi = runShim(createWindow().window);
    await new Promise<void>((done) => gapi.load("gapi.iframes", done));
    await new Promise<void>((done) => gapi.load("gapi.iframes", { callback: done }));
    const real = { iframes: { Iframe: () => {} } };
    expect(runShim({ gapi: real })).toBe(real);
  });
});
