#!/usr/bin/env bash
# The browser tests need Chromium and a Korean font. Finds them, or installs them where that is possible.
set -u
for name in "${HANPAN_CHROMIUM:-}" chromium chromium-browser google-chrome; do
  [ -n "$name" ] && command -v "$name" >/dev/null && found=$(command -v "$name") && break
done
if [ -n "${found:-}" ] && { ! command -v fc-list >/dev/null || fc-list :lang=ko | grep -q .; }; then exit 0; fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  log=$(mktemp)
  { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium fonts-noto-cjk; } >"$log" 2>&1 && exit 0
  tail -n 20 "$log" >&2
fi
echo "한판: the browser tests need Chromium and a Korean font (on Debian: apt install chromium fonts-noto-cjk), or set HANPAN_CHROMIUM" >&2
exit 1
