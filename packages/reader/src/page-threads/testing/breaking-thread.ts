/** Replaces the reader thread in tests: returns pages as they are, or breaks as their text demands. */
import { parentPort } from "node:worker_threads";

const BREAKS: Readonly<Record<string, () => void>> = {
  "out of memory": () => {
    const hoard: number[][] = [];
    for (;;) hoard.push(Array<number>(1_000_000).fill(0.5));
  },
  "stack overflow": function again(): void {
    again();
  },
  "an error": () => {
    throw new Error("a parser with a fault");
  },
  "an exit": () => process.exit(1),
  "a loop": () => {
    for (;;);
  },
};

parentPort?.on("message", ({ html }: { html: string }) => {
  BREAKS[html]?.();
  parentPort?.postMessage({ text: html });
});
parentPort?.postMessage("ready");
