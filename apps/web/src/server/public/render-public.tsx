import { categoryOf } from "@larder/covers/category";
import type { Tone } from "@larder/covers/tone";
import { createCoverDocuments } from "@larder/covers/cover-document";
import { type LinkKind, publicPath } from "@larder/domain/account/public-link";
import type {
  PageRenderer,
  PublicCollectionContent,
  PublicMessage,
  PublicPageContext,
  PublicRecipeContent,
  RenderedPage,
} from "@larder/domain/contract/server-rendering";
import type { InterfaceLanguage } from "@larder/domain/language";
import { en } from "@larder/domain/messages/en";
import { enPublicPage } from "@larder/domain/messages/en-public-page";
import type { PublicPageMessages } from "@larder/domain/messages/messages";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { LogoMark } from "@/components/ui/logo";
import { dishWordsOf } from "@/features/recipes/recipe-picture";
import { loadMessages } from "@/lib/i18n/load-messages";
import { collectionDescription, itemList, PublicCollectionPage, titleOf } from "./public-collection.tsx";
import { APP_NAME, jsonLdElement, PublicHead, recipeElement } from "./public-head.tsx";
import { COVER_SIZE, publicPhoto, publicPicture } from "./public-picture.ts";
import { PublicRecipePage, recipeDescription } from "./public-recipe.tsx";
import { createPublicStyles, type PublicStylesheets } from "./public-styles.ts";

type PublicRenderer = Pick<PageRenderer, "renderPublic" | "renderPublicMessage" | "drawCover">;

/** Creates the part of the renderer that makes public pages: whole documents without scripts, with all their styles. */
export function createPublicRenderer(stylesheets: PublicStylesheets): PublicRenderer {
  const stylesOf = createPublicStyles(stylesheets);
  let drawCover: ReturnType<typeof createCoverDocuments> | undefined;

  function documentOf({ kind, language, tone = null, head, body, json = "" }: PublicParts): RenderedPage {
    const css = stylesOf(kind ?? null, tone);
    const html =
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1">${ICONS}` +
      `${renderToStaticMarkup(head)}<style>${css}</style>${json}</head>` +
      `<body>${renderToStaticMarkup(body)}</body></html>`;
    return { html, styles: [css], styleAttributes: [], scripts: [] };
  }

  async function renderRecipe(
    context: PublicPageContext,
    { recipe, within }: PublicRecipeContent,
  ): Promise<RenderedPage> {
    const { language, address } = context;
    const [messages, publicPage] = await messagesIn(language);
    const path = linkPathOf(address);
    const picture = publicPicture(recipe, path, within?.slug);
    const morePhotos = (recipe.moreImages ?? []).flatMap((image) => publicPhoto({ image }, path) ?? []);
    const category = categoryOf(dishWordsOf(recipe));
    const back = within ? { name: within.collection, path } : null;
    return documentOf({
      kind: "recipe",
      language,
      tone: category.tone,
      head: (
        <PublicHead
          {...context}
          type="article"
          title={recipe.name}
          description={recipeDescription(recipe, publicPage, language)}
          photo={picture.isPhoto ? picture : null}
        />
      ),
      body: (
        <Frame publicPage={publicPage} saveAddress={saveAddress(path, within?.slug)}>
          <PublicRecipePage
            {...context}
            {...{ recipe, back, picture, morePhotos, category, messages, publicPage }}
          />
        </Frame>
      ),
      json: recipeElement(recipe, picture, morePhotos, address),
    });
  }

  async function renderCollection(
    context: PublicPageContext,
    { collection }: PublicCollectionContent,
  ): Promise<RenderedPage> {
    const { language, address } = context;
    const [messages, publicPage] = await messagesIn(language);
    const path = linkPathOf(address);
    return documentOf({
      kind: "collection",
      language,
      head: (
        <PublicHead
          {...context}
          type="website"
          title={titleOf(collection, publicPage)}
          description={collectionDescription(collection, publicPage, language)}
          photo={publicPhoto(collection, path)}
        />
      ),
      body: (
        <Frame publicPage={publicPage} saveAddress={saveAddress(path)}>
          <PublicCollectionPage {...context} {...{ collection, path, messages, publicPage }} />
        </Frame>
      ),
      json: jsonLdElement(itemList(collection, new URL(path, address).href)),
    });
  }

  return {
    renderPublic: (context) =>
      context.content.kind === "recipe"
        ? renderRecipe(context, context.content)
        : renderCollection(context, context.content),

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
  /** What the page shows; missing for a page that shows nothing. */
  kind?: LinkKind;
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

/** Returns the path of the link in the address of a page: "/s/4f1c" of ".../s/4f1c" and ".../s/4f1c/leek-soup". */
function linkPathOf(address: string): string {
  const [, , token = ""] = new URL(address).pathname.split("/");
  return publicPath(token);
}

/** @param slug that of a recipe of a collection, which is saved by itself */
function saveAddress(path: string, slug?: string): string {
  const save = path.replace(/^\/s\//, "/save/");
  return slug === undefined ? save : `${save}/${slug}`;
}
