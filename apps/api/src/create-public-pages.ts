import type { AppOptions } from "./app-options.ts";
import { createFindPublished } from "./features/public-links/find-published.ts";
import { createPublicCollections } from "./features/public-links/public-collections.ts";
import { createPublicRecipes } from "./features/public-links/public-recipes.ts";
import { createStoreLimiter } from "./http/limits/limiter.ts";
import { createPendingBytes, type PendingBytes, type PendingLimits } from "./http/limits/pending-bytes.ts";
import { withTimeout } from "./http/limits/with-timeout.ts";
import { addressBlock } from "./http/client/address-block.ts";
import { noPublicPages, publicPages } from "./http/pages/public-pages.ts";
import type { CountGuess, FindPublished } from "./http/pages/published.ts";
import type { Ports } from "./ports/ports.ts";

/** The bytes of answers that clients have not read yet, for each caller and in all. */
const PENDING_BYTES: PendingLimits = { each: 32_000_000, all: 96_000_000 };
/** The wrong tokens of one address; after them, its wrong ones are refused until the window ends. */
const GUESSES = { name: "link-guess", points: 30, windowMs: 10 * 60_000 };

/** The public pages, and what the calls about links share with them. */
export interface PublicPages {
  /** Answers what is below the first part of public addresses. */
  answer: ReturnType<typeof publicPages>;
  findPublished: FindPublished;
  countGuess: CountGuess;
  /** False where no renderer makes public pages. */
  hasPages: boolean;
  pending: PendingBytes;
}

/** Creates the public pages. They read no cookies and have headers of their own. */
export function createPublicPages(ports: Ports, options: AppOptions): PublicPages {
  const { renderer, log, publicUrl, security } = options;
  const pending = createPendingBytes(options.pending ?? PENDING_BYTES);
  const findPublished = createFindPublished(ports, {
    recipe: createPublicRecipes(ports.store),
    collection: createPublicCollections(ports.store),
  });
  const count = createStoreLimiter(GUESSES, {
    add: withTimeout(
      (...counted) => ports.store.counters.add(...counted),
      (error: unknown) => log.warn({ err: error }, "guesses of links are counted by this process alone"),
    ),
    now: ports.clock,
  });
  const countGuess: CountGuess = (address) => count(addressBlock(address));
  const answer = renderer
    ? publicPages({
        renderer,
        find: findPublished,
        countGuess,
        media: ports.media,
        pending,
        publicUrl,
        https: security.https,
        now: () => ports.clock().getTime(),
        log,
      })
    : noPublicPages;
  return { answer, findPublished, countGuess, hasPages: renderer !== undefined, pending };
}
