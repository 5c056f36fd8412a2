import { mediaCases } from "./media-cases.ts";
import { createMemoryMedia } from "./memory-media.ts";

mediaCases({ open: async () => createMemoryMedia() });
