/**
 * The part of a browser's speech recognition that we use: TypeScript does not declare it, and only some browsers have
 * it.
 */
export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start: () => void;
  abort: () => void;
}

function maker(): (new () => Recognition) | undefined {
  const found: unknown =
    Reflect.get(window, "SpeechRecognition") ?? Reflect.get(window, "webkitSpeechRecognition");
  return isMaker(found) ? found : undefined;
}

const isMaker = (found: unknown): found is new () => Recognition => typeof found === "function";

export const canListen = (): boolean => maker() !== undefined;

/** Null where the browser cannot listen. */
export function createRecognition(): Recognition | null {
  const Maker = maker();
  return Maker ? new Maker() : null;
}

/** The last thing that was heard for good; "" for any other event. */
export function heardIn(event: Event): string {
  const results: unknown = Reflect.get(event, "results");
  const last: unknown = Array.isArray(results) || isList(results) ? results[results.length - 1] : null;
  const best: unknown = isList(last) ? last[0] : null;
  const text: unknown = typeof best === "object" && best !== null ? Reflect.get(best, "transcript") : null;
  return typeof text === "string" ? text : "";
}

const isList = (value: unknown): value is ArrayLike<unknown> =>
  typeof value === "object" && value !== null && "length" in value;
