import { benchApi } from "./api.ts";
import { benchBrowse } from "./browse.ts";
import { benchCompose } from "./compose.ts";
import { benchSafeFetch } from "./safe-fetch/safe-fetch.ts";
import { benchHangingModel } from "./hanging-model.ts";
import { benchHostileArchives } from "./archives/hostile-archives.ts";
import { benchHostilePages } from "./hostile.ts";
import { benchImport } from "./import.ts";
import { benchImports } from "./imports.ts";
import { benchLinks } from "./links.ts";
import { benchMongo } from "./mongo.ts";
import { benchMongoServer } from "./mongo-server/mongo-server.ts";
import { benchPhotos } from "./photos/photos.ts";
import { benchPublicPage } from "./public-page.ts";
import { benchScale } from "./scale/scale.ts";
import { benchSearch } from "./search.ts";
import { benchSoak } from "./soak.ts";
import { benchStart } from "./start.ts";
import { benchStops } from "./stops/stops.ts";
import type { Comparison } from "./table.ts";
import { benchTiming } from "./timing.ts";

/** @param args the arguments after the name on the command line */
export type Benchmark = (args: readonly string[]) => Promise<Comparison[]>;

/** The benchmarks that `npm run bench -- NAME` runs; `all` runs them in this order, but for those that are asked for. */
export const benchmarks: Readonly<Record<string, Benchmark>> = {
  api: benchApi,
  "public-page": benchPublicPage,
  search: benchSearch,
  mongo: benchMongo,
  import: benchImport,
  links: benchLinks,
  compose: benchCompose,
  model: benchHangingModel,
  hostile: benchHostilePages,
  stops: benchStops,
  "safe-fetch": benchSafeFetch,
  timing: benchTiming,
  start: benchStart,
  soak: benchSoak,
  browse: benchBrowse,
  "mongo-server": benchMongoServer,
  scale: benchScale,
  photos: benchPhotos,
  imports: benchImports,
  "hostile-archives": benchHostileArchives,
};

/**
 * Left out of `all`: they take minutes, one needs fonts, two need archives, one builds a database server, and one fails when a
 * goal is missed.
 */
export const ONLY_BY_NAME: readonly string[] = [
  "browse",
  "mongo-server",
  "scale",
  "photos",
  "imports",
  "hostile-archives",
];
