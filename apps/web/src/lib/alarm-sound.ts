/**
 * The sound of a timer: three soft strokes and a rest, again and again until it is silenced. Browsers let a page sound
 * only once somebody has touched it, so it is unlocked by such a touch and stays so.
 */

let context: AudioContext | null = null;
let sounding: AudioBufferSourceNode | null = null;
let wanted = false;

/** Call it from a press or a key. A sound that was wanted before begins now. */
export function unlockAlarm(): void {
  if (!("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  // A phone that was locked, or a call, takes the sound away until the next touch.
  if (context.state !== "running") void context.resume().catch(() => undefined);
  if (wanted) soundAlarm();
}

export function soundAlarm(): void {
  wanted = true;
  if (!context || sounding) return;
  sounding = new AudioBufferSourceNode(context, { buffer: strokes(context), loop: true });
  sounding.connect(context.destination);
  sounding.start();
}

export function silenceAlarm(): void {
  wanted = false;
  sounding?.stop();
  sounding?.disconnect();
  sounding = null;
}

const PERIOD_SECONDS = 2;
const STROKES_AT = [0, 0.28, 0.56];
const STROKE_SECONDS = 0.24;
/** A fifth above each other, like a kitchen bell. */
const PITCHES_HZ = [880, 1320];

function strokes({ sampleRate }: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: PERIOD_SECONDS * sampleRate, sampleRate });
  const samples = buffer.getChannelData(0);
  for (const at of STROKES_AT) {
    const first = Math.round(at * sampleRate);
    for (let sample = 0; sample < STROKE_SECONDS * sampleRate; sample += 1) {
      const seconds = sample / sampleRate;
      // Rises within 5 ms and fades to nothing, so that it never clicks.
      const loudness = Math.min(1, seconds / 0.005) * (1 - seconds / STROKE_SECONDS) ** 2;
      const swing = PITCHES_HZ.reduce((sum, hertz) => sum + Math.sin(2 * Math.PI * hertz * seconds), 0);
      samples[first + sample] = 0.35 * loudness * swing;
    }
  }
  return buffer;
}
