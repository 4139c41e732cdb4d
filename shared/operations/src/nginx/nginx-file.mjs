import fs from 'node:fs'
import { parseArgs, parseEnv } from 'node:util'

/**
 * `node nginx-file.mjs <settings> --certificate <file> --key <file>`: what nginx (1.22 or newer) needs in front of the
 * servers, on standard output, to be included in its `http`. It needs no other file of ours, so that it runs on any host.
 *
 * `--web` and `--media` list servers as host:port, comma separated; those of this host by the settings when left out.
 * `--without` lists those of them that are sent nothing, because they are about to stop.
 * `--listen` and `--listen-http` are the ports, 443 and 80. `--cache` is the folder of cached pages, made by nginx in one that is there.
 */
const USAGE =
  'usage: nginx-file.mjs <settings> --certificate <file> --key <file> [--web host:port,…] [--media host:port,…] [--without host:port,…] [--listen 443] [--listen-http 80] [--cache <folder>]'

/** Bytes of a request: a saved design is the largest, and the server itself refuses what is more. */
const MAX_BODY = '32m'

/** Addresses that are the same for everybody, as the sitemap has them. The servers say of each answer whether it may be kept. */
const PUBLIC_PAGES = ['', 'about-us', 'Contact-Us', 'privacy', 'terms-and-conditions']

/** Whoever knows such an address has what is behind it, a session or a saved design: the servers' logs leave it out too (http/logging). */
const SECRET_ADDRESSES = 'location ~* ^/(webview/profile|saved)/.'
const UNLOGGED = `    access_log off;
    # An error names the address of its request.
    error_log /dev/null emerg;`

const { values, positionals } = orEnd(
  () =>
    parseArgs({
      allowPositionals: true,
      options: {
        certificate: { type: 'string' },
        key: { type: 'string' },
        web: { type: 'string' },
        media: { type: 'string' },
        without: { type: 'string', default: '' },
        listen: { type: 'string', default: '443' },
        'listen-http': { type: 'string', default: '80' },
        cache: { type: 'string', default: '/var/lib/nginx/yawmi-pages' },
      },
    }),
  USAGE,
)
const [file, ...more] = positionals
if (!file || more.length > 0 || !values.certificate || !values.key) end(USAGE)

const settings = orEnd(() => parseEnv(fs.readFileSync(file, 'utf8')), `${file} cannot be read`)
const { SITE_ORIGIN, MEDIA_ORIGIN, PORT = '4000', MEDIA_PORT = '4001' } = settings
const [site, media] = [SITE_ORIGIN, MEDIA_ORIGIN].map((origin) => URL.parse(origin ?? '')?.hostname)
if (!site || !media) end(`${file} must have SITE_ORIGIN and MEDIA_ORIGIN, each https:// and a host name`)
if (site === media) end('SITE_ORIGIN and MEDIA_ORIGIN must be two host names: nginx tells them apart by these')

/** @param {string} list */
const addresses = (list) => list.split(',').map((address) => address.trim())
const web = addresses(values.web ?? `127.0.0.1:${PORT}`)
const mediaServers = addresses(values.media ?? `127.0.0.1:${MEDIA_PORT}`)
// nginx would take what is left of such a line for the server's name, and refuse all of its files.
const wrong = [...web, ...mediaServers].find((address) => !/^[\w.:[\]-]+:\d+$/.test(address))
if (wrong !== undefined) end(`--web and --media list servers as host:port with commas between them, not "${wrong}"`)
const without = addresses(values.without).filter(Boolean)
// Whoever reads no refusal stops a server that is still sent requests.
const unknown = without.filter((address) => ![...web, ...mediaServers].includes(address))
if (unknown.length > 0)
  end(`--without names ${unknown.join(', ')}, and the servers are ${[...web, ...mediaServers].join(', ')}`)
for (const list of [web, mediaServers])
  if (list.every((address) => without.includes(address))) end('--without must leave a server of each kind')

process.stdout.write(`# Made from the settings of Yawmi: make it anew when they change.
# A server ends idle connections after ten seconds. A write that is sent as one ends has no answer, and may not be sent again.
upstream yawmi_web {
  least_conn;
${servers(web)}
  keepalive 64;
  keepalive_timeout 5s;
}
upstream yawmi_media {
${servers(mediaServers)}
  keepalive 16;
  keepalive_timeout 5s;
}

proxy_cache_path ${values.cache} levels=1:2 keys_zone=yawmi_pages:8m max_size=256m inactive=2h use_temp_path=off;
# A page has three forms on the wire, however many ways browsers have to ask for them.
map $http_accept_encoding $yawmi_encoding {
  default "";
  "~*(^|,)\\s*br\\s*($|,|;(?!\\s*q=0(\\.0*)?\\s*($|,)))" br;
  "~*(^|,)\\s*gzip\\s*($|,|;(?!\\s*q=0(\\.0*)?\\s*($|,)))" gzip;
}
map $request_uri $yawmi_path {
  default "";
  "~^(?<yawmi_raw_path>[^?]*)" $yawmi_raw_path;
}
# How long this cache keeps a page is nothing to browsers: they look each time, and are told that it is the same.
map $upstream_http_cache_control $yawmi_cache_control {
  default $upstream_http_cache_control;
  ~s-maxage "no-cache";
}
# Requests that the servers answer with a page of their own (site/pages/page-sharing.ts): past the cache, both ways.
map "$http_authorization;$http_cookie" $yawmi_own_page {
  default 1;
  "~^;(?!(.*;)?\\s*yawmi-(canary|override|preview)=)" "";
}
map $upstream_http_cache_control $yawmi_not_shared {
  default 1;
  ~s-maxage "";
}

server {
  listen ${values['listen-http']};
  server_name ${site} ${media};
  location / { return 301 https://$host$request_uri; }
  ${SECRET_ADDRESSES} {
${UNLOGGED}
    return 301 https://$host$request_uri;
  }
}

server {
  listen ${values.listen} ssl http2;
  server_name ${site};
${tls()}
  # A browser reads a record when all of it is there: with nginx's 16k a page's first text waits for 80 ms of a slow network.
  ssl_buffer_size 4k;
  client_max_body_size ${MAX_BODY};
  # For the operator alone; a balancer asks the servers themselves.
  location = /readyz { return 404; }
  location = /healthz { return 404; }
  location ~ ^/(${PUBLIC_PAGES.filter(Boolean).join('|')})?$ {
${proxied('yawmi_web')}
    proxy_set_header Accept-Encoding $yawmi_encoding;
    proxy_cache yawmi_pages;
    # All that a page depends on: what else is in its address is for scripts.
    proxy_cache_key "$host$yawmi_path?brand=$arg_brand $yawmi_encoding";
    proxy_ignore_headers Vary;
    proxy_cache_bypass $yawmi_own_page $arg_override;
    proxy_no_cache $yawmi_own_page $arg_override $yawmi_not_shared;
    # One request at a time fetches a page; everybody else has the one before meanwhile, and while no server answers: as
    # long as the page's own header lets them (proxy_cache_use_stale has no end, also where no later page may be kept).
    proxy_cache_lock on;
    proxy_cache_background_update on;
    proxy_cache_revalidate on;
    proxy_hide_header Cache-Control;
    add_header Cache-Control $yawmi_cache_control always;
  }
  # While servers have different archives, a page of one may ask another for its scripts: all are asked before it is told
  # that there is no such file.
  location ~ ^/(assets|remotes)/ {
${proxied('yawmi_web', `error timeout http_404`, web.length)}
  }
  ${SECRET_ADDRESSES} {
${UNLOGGED}
${proxied('yawmi_web')}
  }
  location / {
${proxied('yawmi_web')}
    # The server reads bodies at their pace and ends those that are too slow.
    proxy_request_buffering off;
  }
}

server {
  listen ${values.listen} ssl http2;
  server_name ${media};
${tls()}
  ${SECRET_ADDRESSES} {
${UNLOGGED}
${proxied('yawmi_media')}
  }
  location / {
${proxied('yawmi_media')}
  }
}
`)

/** A server that does not take connections is tried again after two seconds. @param {string[]} list */
function servers(list) {
  /** @param {string} address */
  const out = (address) => (without.includes(address) ? ' down' : '')
  return list.map((address) => `  server ${address} max_fails=1 fail_timeout=2s${out(address)};`).join('\n')
}

function tls() {
  return `  ssl_certificate ${values.certificate};
  ssl_certificate_key ${values.key};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:yawmi:10m;
  ssl_session_tickets off;`
}

/**
 * Compression and HSTS are the servers' own. What was not sent yet goes to the next server, a POST too.
 * @param {string} upstream
 */
function proxied(upstream, next = 'error timeout', tries = 2) {
  return `    proxy_pass http://${upstream};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    # The name of a stranger's would be believed, and a page of its brand kept for everybody.
    proxy_set_header X-Forwarded-Host "";
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto https;
    proxy_connect_timeout 2s;
    proxy_read_timeout 30s;
    proxy_next_upstream ${next};
    proxy_next_upstream_tries ${tries};
    # A page's policy has a digest of each of its scripts.
    proxy_buffer_size 16k;
    proxy_buffers 8 16k;`
}

/** @param {string} line @returns {never} */
function end(line) {
  console.error(line)
  process.exit(2)
}

/**
 * What work gives, or the end with a line: an operator's terminal is no place for a stack.
 * @template T @param {() => T} work @param {string} line @returns {T}
 */
function orEnd(work, line) {
  try {
    return work()
  } catch {
    return end(line)
  }
}
