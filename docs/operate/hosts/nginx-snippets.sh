#!/bin/sh
# Writes what nginx.conf includes from a build: nginx-snippets.sh <build> <folder of snippets>
set -eu
# the headers under the rule `/*`, which hold for every address
awk '/^\//{all=($0=="/*")} all&&/:/' "$1/_headers" |
  sed -E 's/^ +([^:]+): (.*)$/add_header \1 "\2" always;/' > "$2/site-headers.conf"
grep -q '"maintenance":true' "$1/build.json" && maintenance='return 503;' || maintenance=
echo "$maintenance" > "$2/site-maintenance.conf"
awk '$3 == 301 {print $1 " " $2 ";"}' "$1/_redirects" > "$2/site-redirects.conf"
