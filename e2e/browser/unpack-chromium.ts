// Run as a process of its own: the package decides at import time, from its environment, what to unpack and where.
import chromium from "@sparticuz/chromium";

await chromium.executablePath();
