import { screensAreForEverybody } from "./harness/for-everybody.ts";

screensAreForEverybody(1, 3);
