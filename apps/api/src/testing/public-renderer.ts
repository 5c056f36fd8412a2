import type { PageRenderer } from "@larder/domain/contract/server-rendering";

/** The part of a renderer that makes public pages: it shows all that it is given. */
export const PUBLIC_RENDERER: Pick<PageRenderer, "renderPublic" | "renderPublicMessage" | "drawCover"> = {
  renderPublic: async (page) => documentOf(JSON.stringify(page)),
  renderPublicMessage: async (message, language) => documentOf(`${message} ${language}`),
  drawCover: async ({ name }) => `<svg xmlns="http://www.w3.org/2000/svg"><title>${name}</title></svg>`,
};

/** A renderer of public pages alone; the browser renders all others. */
export const PUBLIC_PAGES_RENDERER: PageRenderer = {
  ...PUBLIC_RENDERER,
  readsOf: () => null,
  render: () => Promise.reject(new Error("This renderer makes no pages of the app.")),
  endOf: () => "",
};

function documentOf(html: string) {
  return { html, styles: ["p{}"], styleAttributes: [], scripts: [] };
}
