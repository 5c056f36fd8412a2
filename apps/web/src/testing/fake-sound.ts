import { vi } from "vitest";

/** The page keeps the loudspeaker that it found first: so this one is the same for all tests. */
let playing = 0;

class Loudspeaker {
  readonly sampleRate = 8000;
  readonly state = "running";
  readonly destination = {};
  createBuffer(_channels: number, length: number) {
    return { getChannelData: () => new Float32Array(length) };
  }
  createBufferSource() {
    return {
      connect: () => {},
      disconnect: () => {},
      start: () => void (playing += 1),
      stop: () => void (playing -= 1),
    };
  }
}

/** Lets a page sound in a window that has no loudspeaker; gives how many sounds are heard now. */
export function fakeSound(): () => number {
  vi.stubGlobal("AudioContext", Loudspeaker);
  return () => playing;
}
