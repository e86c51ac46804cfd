# docker build --build-arg SITE_URL=https://agency.example -t site .
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY . .
ARG SITE_URL
RUN npm run build && npm prune --omit=dev --no-fund --no-audit

FROM node:24-bookworm-slim
WORKDIR /site
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/contract contract
COPY --from=build /site/service service
COPY --from=build /site/dist dist
COPY --from=build /site/build/service.json /site/build/desk.mjs build/
# What a start compiles, and what visitors send, is the service's to write; nothing else is.
RUN install -d -o node -g node -m 700 .cache /data
ARG SITE_URL
ENV HOST=0.0.0.0 DATABASE_URL=file:/data/inquiries.db SITE_URL=$SITE_URL
USER node
VOLUME /data
EXPOSE 3000
# Pages need no database: only a service that does not answer is to be replaced.
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "service/main.ts"]
