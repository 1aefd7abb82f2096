# syntax=docker/dockerfile:1
# The server as an image for amd64 and arm64: docker buildx build --platform linux/amd64,linux/arm64 .
# The page is built once, on the machine that builds; Python's packages come as wheels, so that no compiler is needed.

FROM --platform=$BUILDPLATFORM node:24-trixie-slim AS page
WORKDIR /source/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY src/tenfold/words /source/src/tenfold/words
COPY docs/rules /source/docs/rules
COPY web ./
RUN npm run build

FROM --platform=$BUILDPLATFORM python:3.13-slim-trixie AS wheel
WORKDIR /source
COPY requirements.lock ./
RUN pip install --no-cache-dir --require-hashes -r requirements.lock
COPY . .
COPY --from=page /source/src/tenfold/server/client src/tenfold/server/client
RUN python -m hatchling build -t wheel -d /wheels

FROM python:3.13-slim-trixie AS environment
COPY requirements-image.lock /tmp/
RUN python -m venv --without-pip /opt/tenfold \
    && pip --python /opt/tenfold/bin/python install --no-cache-dir --require-hashes -r /tmp/requirements-image.lock
COPY --from=wheel /wheels /tmp/wheels
RUN pip --python /opt/tenfold/bin/python install --no-cache-dir --no-deps --no-index /tmp/wheels/*.whl \
    && find /opt/tenfold -type d -name tests -prune -exec rm -rf {} +

FROM python:3.13-slim-trixie
LABEL org.opencontainers.image.title="Tenfold" \
      org.opencontainers.image.description="Four tabletop games to play and to study" \
      org.opencontainers.image.licenses="MIT"
RUN useradd --system --uid 10001 --home-dir /data --no-create-home --shell /usr/sbin/nologin tenfold \
    && install -d -m 700 -o tenfold -g tenfold /data
COPY --from=environment /opt/tenfold /opt/tenfold
# The rules are compiled for the machine at the first start, into the volume; nothing else is written.
ENV PATH=/opt/tenfold/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    TENFOLD_CACHE=/data/cache \
    TENFOLD_DATABASE=/data/tables.db \
    TENFOLD_HOST=0.0.0.0 \
    TENFOLD_PUBLIC_URL=none
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8010
HEALTHCHECK --interval=15s --timeout=5s --start-period=10m --start-interval=2s CMD ["tenfold", "health"]
ENTRYPOINT ["tenfold"]
CMD ["serve"]
