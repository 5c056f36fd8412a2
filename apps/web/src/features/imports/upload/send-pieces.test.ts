import { PIECE_BYTES } from "@larder/domain/archive-import/archive-import";
import { putImportPiece } from "@larder/domain/contract/imports";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FileChanged, sendPieces } from "@/features/imports/upload/send-pieces";
import { fakeApi } from "@/testing/fake-api";

const pathsOf = (api: ReturnType<typeof fakeApi>) => api.callsOf(putImportPiece).map(({ path }) => path);

/** A file of two pieces that takes no memory. */
function largeFile(name: string): File {
  const file = new File([], name);
  Object.defineProperty(file, "size", { value: PIECE_BYTES + 5 });
  file.slice = (from = 0, to = 0) => new Blob([new Uint8Array(Math.min(to - from, 8))]);
  return file;
}

function send(overrides: Partial<Parameters<typeof sendPieces>[0]> = {}) {
  const onWaiting = vi.fn<(isWaiting: boolean) => void>();
  const sent = sendPieces({
    id: "i1",
    pieces: [
      { file: 0, piece: 0 },
      { file: 0, piece: 1 },
    ],
    files: [largeFile("all.zip")],
    signal: new AbortController().signal,
    onSent: () => {},
    onWaiting,
    ...overrides,
  });
  return { sent, onWaiting };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("sendPieces", () => {
  it("sends each piece once, and none of a file that was not chosen", async () => {
    const api = fakeApi();
    api.answer(putImportPiece, { success: true });
    await send({
      pieces: [
        { file: 0, piece: 1 },
        { file: 1, piece: 0 },
      ],
      files: [largeFile("a"), null],
    }).sent;
    expect(pathsOf(api)).toEqual(["/api/imports/i1/files/0/pieces/1"]);
  });

  it("waits for a lost connection and sends the piece again as soon as it is back", async () => {
    const api = fakeApi();
    api.fail(putImportPiece, () => {
      throw new TypeError("no connection");
    });
    const { sent, onWaiting } = send({ pieces: [{ file: 0, piece: 0 }] });
    await vi.advanceTimersByTimeAsync(100_000);
    expect(onWaiting).toHaveBeenLastCalledWith(true);
    api.answer(putImportPiece, { success: true });
    dispatchEvent(new Event("online"));
    await sent;
    expect(onWaiting).toHaveBeenLastCalledWith(false);
  });

  it("stops when the server refuses, without asking for more", async () => {
    const api = fakeApi();
    api.refuse(putImportPiece, 409, "import-state");
    await expect(send().sent).rejects.toMatchObject({ code: "import-state" });
    expect(pathsOf(api).length).toBeLessThanOrEqual(2);
  });

  it("reports a file that was changed meanwhile by its name", async () => {
    fakeApi();
    const file = largeFile("all.zip");
    file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error("gone")) });
    await expect(send({ files: [file] }).sent).rejects.toThrow(FileChanged);
  });

  it("ends when it is cancelled", async () => {
    const api = fakeApi();
    api.hang(putImportPiece);
    const controller = new AbortController();
    const { sent } = send({ signal: controller.signal });
    controller.abort();
    await expect(sent).rejects.toThrow("aborted");
  });
});
