/** Parts of the reader that the workspace's benchmarks measure one by one; not part of the published package. */
export { streamPage } from "./html/page-stream.ts";
export { readWholeData, readWholePage } from "./read-page.ts";
