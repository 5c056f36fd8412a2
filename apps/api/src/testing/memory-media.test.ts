import { mediaCases } from "../storage/testing/media-cases.ts";
import { createMemoryMedia } from "./memory-media.ts";

mediaCases({ open: async () => createMemoryMedia() });
