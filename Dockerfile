# Gravetable with online tables: the page and the server, as a user of its own, tables in /data.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && node -e "import('./scripts/start.mjs').then(({ build }) => process.exit(build() ? 0 : 1))" \
  && node -e "import('./apps/server/bin/bundle.mjs').then(({ bundled }) => bundled())"

FROM node:22-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production
COPY --from=build /app/package.json /app/package-lock.json /app/.npmrc ./
COPY --from=build /app/apps/server/package.json apps/server/package.json
COPY --from=build /app/apps/web/package.json apps/web/package.json
COPY --from=build /app/apps/cli/package.json apps/cli/package.json
COPY --from=build /app/apps/cli/bin apps/cli/bin
COPY --from=build /app/packages packages
COPY --from=build /app/games games
COPY --from=build /app/docs/example docs/example
RUN npm ci --omit=dev --workspace @gravetable/server && npm cache clean --force
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/web/dist apps/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4173
HEALTHCHECK --interval=15s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:4173/readyz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=32", "-e", "import('/app/apps/server/dist/main.mjs').then(({ main }) => main(process.argv.slice(1)))", "--", "--host", "0.0.0.0", "--data", "/data", "--page", "/app/apps/web/dist", "--trust-proxy", "--metrics-port", "9100"]
