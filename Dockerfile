# syntax=docker/dockerfile:1

FROM node:24-bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends \
    build-essential python3 pkg-config libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
# What is built from source finds node's headers in the image and fetches none.
ENV npm_config_nodedir=/usr/local
COPY package.json package-lock.json ./
COPY scripts ./scripts
RUN npm ci --ignore-scripts && npm rebuild canvas
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts

FROM node:24-bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends \
    libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libjpeg62-turbo libgif7 librsvg2-2 tini \
 && rm -rf /var/lib/apt/lists/* \
 && install -d -m 0700 -o node -g node /data
WORKDIR /app
ENV NODE_ENV=production FIMBUL_DATA=/data FIMBUL_PACKS=/data/packs HEALTH_PORT=8080 HEALTH_HOST=0.0.0.0 LOG_FORMAT=json XDG_CACHE_HOME=/tmp/cache
# glibc would keep the memory of pictures that are long painted: what is large goes back to the system at once.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
COPY --from=build --chown=node:node /app/package.json /app/package-lock.json ./
COPY --from=build --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/dist ./dist
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.HEALTH_PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "--max-semi-space-size=4", "dist/src/main.js"]
