# The base by its fingerprint: the same bytes for everybody, until somebody takes newer ones on purpose
# (docs/operate.md, "The container", says how). Its Node is the one of package.json.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

# Builds the app with the tools, and lays out what a server needs of it all. The steps are those of scripts/image.ts.
FROM ${NODE_IMAGE} AS build
WORKDIR /house
COPY . .
RUN node scripts/prepare.mjs && node scripts/image.ts /image

FROM ${NODE_IMAGE}
WORKDIR /vyprava
COPY --from=build /image .
RUN mkdir data && chown node:node data
USER node
ENV NODE_ENV=production LOG_LEVEL=info PATH=/vyprava/node_modules/.bin:$PATH
EXPOSE 3000
VOLUME /vyprava/data
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT || 3000}/readyz`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm: the server itself must hear the signal that stops it.
CMD ["node", "--max-semi-space-size=4", "packages/server/src/serve.ts"]
