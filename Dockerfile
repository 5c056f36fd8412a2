# Larder for production: one process serves web and API on port 5000.
# There are three stages: `web` builds the web app, `modules` gathers what the API needs at run time, the last one runs.

FROM node:24.21.0-slim AS base
WORKDIR /larder
ENV PNPM="npx --yes pnpm@12.21.0"

FROM base AS manifests
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .npmrc ./
COPY packages/archives/package.json packages/archives/
COPY packages/composer/package.json packages/composer/
COPY packages/covers/package.json packages/covers/
COPY packages/domain/package.json packages/domain/
COPY packages/durable-files/package.json packages/durable-files/
COPY packages/local-identity/package.json packages/local-identity/
COPY packages/model-recipes/package.json packages/model-recipes/
COPY packages/reader/package.json packages/reader/
COPY packages/safe-fetch/package.json packages/safe-fetch/
COPY packages/threads/package.json packages/threads/
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/

FROM manifests AS web
RUN $PNPM install --frozen-lockfile --filter @larder/web...
COPY tsconfig.base.json ./
COPY packages/covers packages/covers
COPY packages/domain packages/domain
COPY apps/web apps/web
RUN cd apps/web \
  && NODE_ENV=production node ../../node_modules/vite/bin/vite.js build \
  && NODE_ENV=production node ../../node_modules/vite/bin/vite.js build --ssr

FROM manifests AS modules
# pnpm always installs the root too, whose one package is the Node that the image already is.
RUN $PNPM install --frozen-lockfile --prod --filter @larder/api... \
  && rm -r node_modules/node node_modules/.bin node_modules/.pnpm/node@*
# Text recognition uses one engine of the two, and its data once.
RUN find node_modules/.pnpm -path '*/@tesseract.js-data/*/4.0.0/*.gz' -delete \
  && find node_modules/.pnpm -path '*/tesseract.js-core/*' \( -name '*.wasm.js' -o -name 'tesseract-core*' ! -name '*lstm*' \) -delete

COPY apps/web/licences/notices.ts apps/web/licences/production-notices.ts apps/web/licences/
RUN node apps/web/licences/production-notices.ts apps/api > third-party-notices.txt

# The tokens of packages/local-identity can be forged by design, so the image does not even contain its sources.
FROM base AS sources
COPY packages/composer/package.json packages/composer/
COPY packages/composer/src packages/composer/src
COPY packages/domain/package.json packages/domain/
COPY packages/domain/src packages/domain/src
COPY packages/durable-files/package.json packages/durable-files/
COPY packages/durable-files/src packages/durable-files/src
COPY packages/model-recipes/package.json packages/model-recipes/
COPY packages/reader/package.json packages/reader/
COPY packages/model-recipes/src packages/model-recipes/src
COPY packages/reader/src packages/reader/src
COPY packages/safe-fetch/package.json packages/safe-fetch/
COPY packages/safe-fetch/src packages/safe-fetch/src
COPY packages/threads/package.json packages/threads/
COPY packages/threads/src packages/threads/src
COPY apps/api/package.json apps/api/
COPY apps/api/src apps/api/src
RUN find . -name '*.test.ts' -delete \
  && find . -type d -name testing -prune -exec rm -r {} +

FROM base
# Pictures are converted in threads. With a pool of memory for each, glibc would hold much that nothing uses.
ENV MALLOC_ARENA_MAX=2
ENV NODE_ENV=production HOST=0.0.0.0 PORT=5000 DATA_DIR=/data
# Node runs the TypeScript sources directly; the workspace's symlinks stay as pnpm made them.
COPY package.json LICENSE ./
COPY --from=modules /larder/node_modules node_modules
COPY --from=modules /larder/packages/composer/node_modules packages/composer/node_modules
COPY --from=modules /larder/packages/domain/node_modules packages/domain/node_modules
COPY --from=modules /larder/packages/model-recipes/node_modules packages/model-recipes/node_modules
COPY --from=modules /larder/packages/reader/node_modules packages/reader/node_modules
COPY --from=modules /larder/packages/safe-fetch/node_modules packages/safe-fetch/node_modules
COPY --from=modules /larder/apps/api/node_modules apps/api/node_modules
COPY --from=modules /larder/third-party-notices.txt ./
COPY --from=sources /larder ./
COPY --from=web /larder/apps/web/dist apps/web/dist
COPY --from=web /larder/apps/web/renderer/dist apps/web/renderer/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 5000
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/src/main.ts"]
