/** In the place of the thread that reads pages: takes its time before it is ready, as on a slow machine. */
import { setTimeout as wait } from "node:timers/promises";

await wait(1_500);
await import("./breaking-thread.ts");
