import type { PiecePosition, UploadPieces } from "../ports/upload-pieces.ts";

/** Uploads that are lost with the process. */
export function createMemoryUploads(): UploadPieces {
  const uploads = new Map<string, Map<string, Uint8Array>>();
  const times = new Map<string, string>();
  const key = ({ file, piece }: PiecePosition) => `${file}-${piece}`;
  return {
    async put(importId, position, bytes, at) {
      const pieces = uploads.get(importId) ?? new Map<string, Uint8Array>();
      uploads.set(importId, pieces.set(key(position), Uint8Array.from(bytes)));
      times.set(importId, at);
    },
    async present(importId) {
      return [...(uploads.get(importId)?.keys() ?? [])].map((name) => {
        const [file = 0, piece = 0] = name.split("-").map(Number);
        return { file, piece };
      });
    },
    async read(importId, position, start, length) {
      return (
        uploads
          .get(importId)
          ?.get(key(position))
          ?.slice(start, start + length) ?? new Uint8Array()
      );
    },
    async remove(importId) {
      uploads.delete(importId);
    },
    async list() {
      return [...uploads.keys()].map((importId) => ({ importId, at: times.get(importId) ?? "" }));
    },
    close: async () => {},
  };
}
