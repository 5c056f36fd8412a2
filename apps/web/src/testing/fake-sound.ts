import { vi } from "vitest";

/**
 * The number of sounds playing. It is shared by all tests, because the page stores the first AudioContext that it
 * gets.
 */
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

/**
 * Replaces the AudioContext, which the test's window lacks; returns a function that gives the number of sounds
 * playing.
 */
export function fakeSound(): () => number {
  vi.stubGlobal("AudioContext", Loudspeaker);
  return () => playing;
}
