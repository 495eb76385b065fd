FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY tsconfig.json prisma.config.ts ./
COPY prisma prisma
COPY openapi openapi
COPY examples examples
COPY scripts scripts
COPY src src
COPY web web
RUN npm run build
# Optional packages are the embedded PostgreSQL; peer packages are needed by development tools only.
RUN npm prune --ignore-scripts --omit=dev --omit=optional --omit=peer

FROM node:24-slim
ENV NODE_ENV=production
ENV HOST=0.0.0.0
ENV PORT=4000
# Threads share two areas of memory; glibc gives each one of its own, and hardly any back.
ENV MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app/package.json package.json
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY docs docs
COPY --from=build /app/prisma/migrations prisma/migrations
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/cli/cli.js", "serve"]
