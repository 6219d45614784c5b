#!/bin/sh
# Installs Debian's Chromium for the browser tests, or says what to do where that is not possible.
set -eu

if ! command -v apt-get >/dev/null; then
	echo "The browser tests need Chrome or Chromium, and there is none in the PATH." >&2
	echo "Install one, or name it: CHROMIUM=/path/to/chrome make test" >&2
	exit 1
fi
as_root=
if [ "$(id -u)" -ne 0 ]; then as_root="sudo"; fi
$as_root apt-get update -qq
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium
