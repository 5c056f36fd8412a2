import { screensAreAccessible } from "./harness/accessibility.ts";

screensAreAccessible(2, 3);
