import { screensAreForEverybody } from "./harness/for-everybody.ts";

screensAreForEverybody(2, 3);
