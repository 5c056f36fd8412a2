/**
 * The audio context of the timer's alarm: three soft strokes and a rest, repeated until it is silenced. Browsers let
 * a page sound only after a user's touch, so it is unlocked by that touch and stays unlocked.
 */

let context: AudioContext | null = null;
let sounding: AudioBufferSourceNode | null = null;
/** The reasons why the alarm rings. */
const ringing = new Set<string>();

/** Unlocks the alarm. Call it from a press or a key. A sound that was requested before begins now. */
export function unlockAlarm(): void {
  if (!("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  // A phone that was locked, or a call, takes the sound away until the next touch.
  if (context.state !== "running") void context.resume().catch(() => undefined);
  sound();
}

export function soundAlarm(what: string): void {
  ringing.add(what);
  // A user who comes back after a reload hears it from the first touch on.
  if (!context) addEventListener("pointerup", unlockAlarm, { once: true });
  sound();
}

function sound(): void {
  if (!context || sounding || ringing.size === 0) return;
  sounding = context.createBufferSource();
  sounding.buffer = strokes(context);
  sounding.loop = true;
  sounding.connect(context.destination);
  sounding.start();
}

export function silenceAlarm(what: string): void {
  ringing.delete(what);
  if (ringing.size > 0) return;
  sounding?.stop();
  sounding?.disconnect();
  sounding = null;
}

const PERIOD_SECONDS = 2;
const STROKES_AT = [0, 0.28, 0.56];
const STROKE_SECONDS = 0.24;
/** The strokes, a fifth apart like a kitchen bell. */
const PITCHES_HZ = [880, 1320];

function strokes(context: AudioContext): AudioBuffer {
  const { sampleRate } = context;
  const buffer = context.createBuffer(1, PERIOD_SECONDS * sampleRate, sampleRate);
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
