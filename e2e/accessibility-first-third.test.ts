import { screensAreAccessible } from "./harness/accessibility.ts";

screensAreAccessible(0, 3);
