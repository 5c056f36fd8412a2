import { readFileSync } from "node:fs";
import { join } from "node:path";
import type {
  PageContext,
  PageRead,
  PageRenderer,
  PageSession,
  RenderedPage,
} from "@larder/domain/contract/server-rendering";
import { prerender } from "react-dom/static";
import { Router } from "wouter";
import { Root } from "@/app/root";
import { loadFirstMessages } from "@/lib/i18n/load-messages";
import { type DocumentState, STATE_ELEMENTS } from "@/lib/hydration/document-state";
import { pageReads } from "@/lib/hydration/page-reads";
import { type Session, SessionContext } from "@/lib/session/session";
import { createCriticalStyles } from "./critical-styles.ts";
import { createTemplate } from "./document-template.ts";
import { jsonElement } from "./json-element.ts";

/**
 * Creates the renderer of pages.
 *
 * @param folder that of the built web client
 */
export function createPageRenderer(folder: string): PageRenderer {
  const template = createTemplate(folder);
  const stylesOf = createCriticalStyles(readFileSync(join(folder, template.stylesheet), "utf8"));

  return {
    readsOf: (path, search): readonly PageRead[] | null =>
      pageReads(path, search)?.map(({ endpoint, params, query }) => ({
        endpoint,
        ...(params && { params }),
        ...(query && { query }),
      })) ?? null,

    async render(page, answers): Promise<RenderedPage> {
      await loadFirstMessages(page.language);
      const { html, title } = await renderApp(page, answers);
      const { language, viewport, config } = page;
      const css = stylesOf(html);
      const state = jsonElement(STATE_ELEMENTS.page, { language, viewport, config, answers });
      return template.pageOf({ title, language, css, html, state });
    },

    endOf: (session: PageSession) => jsonElement(STATE_ELEMENTS.session, session) + template.end,
  };
}

/** Renders the app as HTML. What waits for a part of the app or for messages has waited. */
async function renderApp(
  page: PageContext,
  answers: readonly unknown[],
): Promise<{ html: string; title: string }> {
  const { path, search, language, viewport, config, reader } = page;
  const user = reader && {
    id: reader.isOwner ? ownerOf(answers) : "",
    email: "",
    preferredLanguage: language,
    ...(reader.role && { role: reader.role }),
  };
  const state: DocumentState = { language, viewport, config, search, session: { user }, answers };
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <Router ssrPath={path} ssrSearch={search}>
      <Root
        state={state}
        session={(children) => (
          <SessionContext value={{ ...NOBODY, user, config }}>{children}</SessionContext>
        )}
      />
    </Router>,
    {
      // What could not be rendered would be left to the browser; the whole page is, then.
      onError: (error) => void errors.push(error),
      // A larger part would come behind the page, with a script that moves it.
      progressiveChunkSize: Infinity,
    },
  );
  if (errors.length > 0) throw new Error("The page could not be rendered.", { cause: errors[0] });
  return { html: await new Response(prelude).text(), title: state.title ?? "Larder" };
}

function ownerOf(answers: readonly unknown[]): string {
  const recipe: unknown = Object(answers[0]).recipe;
  return String(Object(recipe).userId);
}

const refuse = async () => {
  throw new Error("The server renders pages, and acts for nobody.");
};

const NOBODY: Session = {
  user: null,
  loading: false,
  failed: false,
  config: null,
  signIn: refuse,
  signOut: refuse,
  chooseLanguage: refuse,
  retry: () => {},
};
