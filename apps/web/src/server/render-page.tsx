import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageContext, PageRenderer, RenderedPage } from "@larder/domain/contract/server-rendering";
import { prerender } from "react-dom/static";
import { Router } from "wouter";
import { Root } from "@/app/root";
import { loadFirstMessages } from "@/lib/i18n/load-messages";
import { type DocumentState, STATE_ELEMENTS } from "@/lib/hydration/document-state";
import { addressOf } from "@/lib/api/api-client";
import { type Session, SessionContext } from "@/lib/session/session";
import tokens from "../styles/tokens.css?raw";
import { createCriticalStyles } from "./critical-styles.ts";
import { createTemplate } from "./document-template.ts";
import publicCollection from "./public/public-collection.css?raw";
import publicPage from "./public/public-page.css?raw";
import publicRecipe from "./public/public-recipe.css?raw";
import { createPublicRenderer } from "./public/render-public.tsx";
import { readsOf } from "./page-reads.ts";
import { jsonElement } from "./json-element.ts";

/**
 * Creates the renderer of pages.
 *
 * @param folder that of the built web client
 */
export function createPageRenderer(folder: string): PageRenderer {
  const template = createTemplate(folder);
  const stylesheet = readFileSync(join(folder, template.stylesheet), "utf8");
  const stylesOf = createCriticalStyles(stylesheet);

  return {
    ...createPublicRenderer({
      tokens,
      page: publicPage,
      kinds: { recipe: publicRecipe, collection: publicCollection },
      built: stylesheet,
    }),
    readsOf,

    async render(page, answers): Promise<RenderedPage> {
      await loadFirstMessages(page.language);
      const { path, search, language, viewport, config } = page;
      const reads = readsOf(path, search) ?? [];
      const named = reads.map(({ endpoint, params, query }, index) => ({
        address: addressOf(endpoint.path, params, query),
        answer: answers[index],
      }));
      const { html, title } = await renderApp(page, named);
      const css = stylesOf(html);
      const state = jsonElement(STATE_ELEMENTS.page, { language, viewport, config, answers: named });
      return template.documentOf({ path, title, language, css, html, state });
    },

    endOf: (session) => `${jsonElement(STATE_ELEMENTS.session, session)}</body></html>`,
  };
}

/** Renders the app as HTML. What waits for a part of the app or for messages has waited. */
async function renderApp(
  page: PageContext,
  answers: DocumentState["answers"],
): Promise<{ html: string; title: string }> {
  const { path, search, language, viewport, config, reader } = page;
  const user = reader && {
    id: reader.isOwner ? ownerOf(answers) : "",
    email: "",
    preferredLanguage: language,
    ...(reader.role && { role: reader.role }),
  };
  let title = "Larder";
  const state: DocumentState = {
    language,
    viewport,
    config,
    search,
    session: { user },
    answers,
    onTitle: (shown) => void (title = shown),
  };
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <Router ssrPath={path} ssrSearch={search}>
      <Root
        state={state}
        session={(children) => (
          <SessionContext value={{ ...SIGNED_OUT, user, config }}>{children}</SessionContext>
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
  return { html: await new Response(prelude).text(), title };
}

function ownerOf([first]: DocumentState["answers"]): string {
  const recipe: unknown = Object(first?.answer).recipe;
  return String(Object(recipe).userId);
}

const refuse = async () => {
  throw new Error("The server renders pages, and acts for nobody.");
};

const SIGNED_OUT: Session = {
  user: null,
  loading: false,
  failed: false,
  config: null,
  signIn: refuse,
  signOut: refuse,
  chooseLanguage: refuse,
  retry: () => {},
};
