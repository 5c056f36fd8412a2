/** Replaces the reader thread in tests: becomes ready late, as on a slow machine. */
import { setTimeout as wait } from "node:timers/promises";

await wait(1_500);
await import("./breaking-thread.ts");
