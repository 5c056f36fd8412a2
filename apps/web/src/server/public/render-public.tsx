import { categoryOf } from "@larder/covers/category";
import type { Tone } from "@larder/covers/tone";
import { createCoverDocuments } from "@larder/covers/cover-document";
import type { PageRenderer, PublicMessage, RenderedPage } from "@larder/domain/contract/server-rendering";
import type { InterfaceLanguage } from "@larder/domain/language";
import { en } from "@larder/domain/messages/en";
import { enPublicPage } from "@larder/domain/messages/en-public-page";
import type { PublicPageMessages } from "@larder/domain/messages/messages";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { LogoMark } from "@/components/ui/logo";
import { dishWordsOf } from "@/features/recipes/recipe-picture";
import { loadMessages } from "@/lib/i18n/load-messages";
import { APP_NAME, jsonLdElement, PublicHead } from "./public-head.tsx";
import { COVER_SIZE, publicPicture } from "./public-picture.ts";
import { PublicRecipePage } from "./public-recipe.tsx";
import { createPublicStyles, type PublicStylesheets } from "./public-styles.ts";

type PublicRenderer = Pick<PageRenderer, "renderPublic" | "renderPublicMessage" | "drawCover">;

/** Creates the part of the renderer that makes public pages: whole documents without scripts, with all their styles. */
export function createPublicRenderer(stylesheets: PublicStylesheets): PublicRenderer {
  const stylesOf = createPublicStyles(stylesheets);
  let drawCover: ReturnType<typeof createCoverDocuments> | undefined;

  function documentOf({ language, tone = null, head, body, json = "" }: PublicParts): RenderedPage {
    const css = stylesOf(tone);
    const html =
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1">${ICONS}` +
      `${renderToStaticMarkup(head)}<style>${css}</style>${json}</head>` +
      `<body>${renderToStaticMarkup(body)}</body></html>`;
    return { html, styles: [css], styleAttributes: [], scripts: [] };
  }

  return {
    async renderPublic(context) {
      const { language, address, content } = context;
      const { recipe } = content;
      const [messages, publicPage] = await messagesIn(language);
      const path = new URL(address).pathname;
      const picture = publicPicture(recipe, path);
      const category = categoryOf(dishWordsOf(recipe));
      return documentOf({
        language,
        tone: category.tone,
        head: <PublicHead {...context} {...{ recipe, picture, publicPage }} />,
        body: (
          <Frame publicPage={publicPage} saveAddress={`/save/${tokenIn(path)}`}>
            <PublicRecipePage {...context} {...{ recipe, picture, category, messages, publicPage }} />
          </Frame>
        ),
        json: jsonLdElement(recipe, picture, address),
      });
    },

    async renderPublicMessage(message, language) {
      const [, publicPage] = await messagesIn(language);
      const [title, text] = messageIn(publicPage, message);
      return documentOf({
        language,
        head: (
          <>
            <title>{title}</title>
            <meta name="robots" content="noindex" />
          </>
        ),
        body: (
          <Frame publicPage={publicPage}>
            <main className="message">
              <h1>{title}</h1>
              <p>{text}</p>
            </main>
          </Frame>
        ),
      });
    },

    async drawCover(recipe) {
      drawCover ??= createCoverDocuments();
      return drawCover(dishWordsOf(recipe), COVER_SIZE.width, COVER_SIZE.height);
    },
  };
}

interface PublicParts {
  language: InterfaceLanguage;
  /** The colour of the recipe's category. */
  tone?: Tone | null;
  head: ReactNode;
  body: ReactNode;
  json?: string;
}

const ICONS =
  '<meta name="theme-color" content="#fafbf7" media="(prefers-color-scheme: light)">' +
  '<meta name="theme-color" content="#0c120e" media="(prefers-color-scheme: dark)">' +
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">';

/** The bar above a public page. */
function Frame({
  publicPage,
  saveAddress,
  children,
}: {
  publicPage: PublicPageMessages;
  saveAddress?: string;
  children: ReactNode;
}) {
  return (
    <>
      <header>
        <a href="/" className="logo">
          <LogoMark />
          {APP_NAME}
        </a>
        {saveAddress && (
          <a href={saveAddress} rel="nofollow" className="key">
            {publicPage.save}
          </a>
        )}
      </header>
      {children}
    </>
  );
}

function messagesIn(language: InterfaceLanguage) {
  return Promise.all([
    loadMessages(language, "shared", en),
    loadMessages(language, "publicPage", enPublicPage),
  ]);
}

function messageIn(publicPage: PublicPageMessages, message: PublicMessage): [title: string, text: string] {
  const texts: Record<PublicMessage, [string, string]> = {
    gone: [publicPage.goneTitle, publicPage.goneText],
    many: [publicPage.manyTitle, publicPage.manyText],
    failed: [publicPage.failedTitle, publicPage.failedText],
  };
  return texts[message];
}

/** Returns the token in the path of a public page: "4f1c" in "/s/4f1c" and "/s/4f1c/leek-soup". */
const tokenIn = (path: string): string => path.split("/")[2] ?? "";
