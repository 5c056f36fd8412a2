import { screensAreAccessible } from "./harness/accessibility.ts";

screensAreAccessible(1, 3);
