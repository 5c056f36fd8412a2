import { screensAreForEverybody } from "./harness/for-everybody.ts";

screensAreForEverybody(0, 3);
