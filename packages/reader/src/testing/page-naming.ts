const RECIPE = {
  name: "Soup",
  recipeIngredient: ["1 leek", "1 l stock"],
  recipeInstructions: ["Wash the leek and cut it up.", "Boil it in the stock for half an hour."],
};

/**
 * Returns a page with a whole recipe, and one address in every place where readers and browsers look for something to
 * fetch.
 */
export function pageNaming(address: string): string {
  const recipe = {
    "@context": ["https://schema.org", address],
    "@type": "Recipe",
    ...RECIPE,
    image: address,
    thumbnailUrl: address,
    url: address,
    mainEntityOfPage: address,
    isBasedOn: address,
    sameAs: [address],
    author: { "@type": "Person", name: "Ann Cook", url: address, image: address },
    publisher: { "@type": "Organization", name: "The Soup Pot", logo: { url: address } },
    video: { "@type": "VideoObject", contentUrl: address, embedUrl: address, thumbnailUrl: address },
  };
  return `<html><head>
    <link rel="stylesheet" href="${address}"><link rel="preload" as="image" href="${address}">
    <link rel="canonical" href="${address}"><link rel="amphtml" href="${address}">
    <link rel="alternate" type="application/ld+json" href="${address}">
    <meta property="og:image" content="${address}"><meta property="og:url" content="${address}">
    <meta name="twitter:image" content="${address}"><meta http-equiv="refresh" content="0;url=${address}">
    <script src="${address}"></script>
    <script type="application/ld+json" src="${address}">${JSON.stringify(recipe)}</script></head>
    <body><img src="${address}" srcset="${address} 2x"><iframe src="${address}"></iframe>
    <object data="${address}"></object><video src="${address}" poster="${address}"></video></body></html>`;
}
