FROM node:24-slim
WORKDIR /vyprava
COPY . .
# Installs exactly what the lock file names, builds the app once, and runs as nobody in particular.
RUN node scripts/prepare.mjs \
  && node scripts/build-if-stale.ts \
  && mkdir -p data && chown node data
USER node
ENV NODE_ENV=production LOG_LEVEL=info
EXPOSE 3000
VOLUME /vyprava/data
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://localhost:3000/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm: the server itself must hear the signal that stops it.
CMD ["node", "scripts/start.ts"]
