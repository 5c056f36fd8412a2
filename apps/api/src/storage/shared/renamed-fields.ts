import type { Generation } from "@larder/domain/generation/generation";
import type { StoredTimer } from "../../ports/push-stores.ts";

/** Returns a generation as it was stored, its output mode read from `rung` where an earlier version stored it. */
export function withOutputMode(generation: Generation): Generation {
  const { usage } = generation;
  return usage ? { ...generation, usage: withField(usage, "outputMode", "rung") } : generation;
}

/** Returns a timer as it was stored, its message read from `says` where an earlier version stored it. */
export const withPushMessage = (timer: StoredTimer): StoredTimer => withField(timer, "message", "says");

function withField<T extends object>(value: T, name: keyof T & string, formerName: string): T {
  if (name in value && value[name] !== undefined) return value;
  return formerName in value ? { ...value, [name]: Reflect.get(value, formerName) } : value;
}
