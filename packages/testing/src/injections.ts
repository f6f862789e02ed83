/** The sequence that injected statements advance, which no rollback reverts. */
export const INJECTED_SEQUENCE = "injected";

const SLEEP_SECONDS = 20;
const SLEEP = `pg_sleep(${SLEEP_SECONDS})`;
const ADVANCE = `nextval('${INJECTED_SEQUENCE}')`;
/** The product of 1337 and 1337, which no page shows by chance. */
const PRODUCT = "1787569";

/** A value that ends a text in any quotes. */
const MIXED = `x'"\`)]}; select ${ADVANCE}; --\\`;

const SQL = [
  "'",
  '"',
  "\\",
  "\\'",
  "`",
  "';--",
  "' or '1'='1",
  "') or ('1'='1'--",
  '" or ""="',
  "1 or 1=1",
  "1) or (1=1",
  "' union select null--",
  "' union all select table_name, null from information_schema.tables--",
  "0 union select version()",
  "' and 1=cast(version() as int)--",
  "%' escape '",
  `'; select ${SLEEP}--`,
  `1; select ${SLEEP}`,
  `' || ${SLEEP}::text || '`,
  `(select 1 from ${SLEEP})`,
  `') and 1=(select 1 from ${SLEEP})--`,
  `'; select ${ADVANCE}; --`,
  `$$; select ${ADVANCE}; --`,
  `' || ${ADVANCE} || '`,
  `1 + ${ADVANCE}`,
  `(select ${ADVANCE})`,
  `name, ${ADVANCE}`,
  `id desc, ${ADVANCE}`,
];

const PATHS = [
  "../../../../../etc/passwd",
  "..%2f..%2f..%2f..%2f..%2fetc%2fpasswd",
  "..%252f..%252f..%252f..%252fetc%252fpasswd",
  "....//....//....//....//etc/passwd",
  "..;/..;/..;/etc/passwd",
  "..\\..\\..\\..\\windows\\win.ini",
  "%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd",
  "/etc/passwd",
  "/etc/passwd\0.jpg",
  "file:///etc/passwd",
  "/proc/self/environ",
  "../package.json",
  "../../.env",
  "__proto__",
  "constructor",
  "%",
  "%ff",
];

const TEMPLATES = [
  "{{1337*1337}}",
  `\${1337*1337}`,
  "#{1337*1337}",
  "<%= 1337*1337 %>",
  "{{constructor.constructor('return 1337*1337')()}}",
  "$(expr 1337 \\* 1337)",
  "`expr 1337 \\* 1337`",
  "; expr 1337 '*' 1337",
];

const HEADERS = [
  "x\r\nset-cookie: injected=1",
  "x\nset-cookie: injected=1",
  "x%0d%0aset-cookie: injected=1",
  "\u560d\u560aset-cookie: injected=1",
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example",
];

/**
 * Values that try to be more than a value: SQL, names of files, templates, headers and addresses.
 */
export const INJECTIONS: readonly string[] = [MIXED, ...SQL, ...PATHS, ...TEMPLATES, ...HEADERS];

/** Returns the first value and some others, which differ from those of the next place. */
export function chooseInjections(place: number, count: number): string[] {
  const others = INJECTIONS.slice(1);
  const chosen = Array.from(
    { length: count - 1 },
    (_, i) => others[(place * (count - 1) + i) % others.length],
  );
  return [MIXED, ...chosen.filter((value) => value !== undefined)];
}

/** Encodes a value for a path or query; sequences that are already encoded stay. */
export function encodeInjection(value: string): string {
  return encodeURIComponent(value).replaceAll(/%25(?=[\da-f]{2})/gi, "%");
}

/** Paths at which servers answer with their settings, source, backups or state by mistake. */
export const FORCED_PATHS: readonly string[] = `
  .env .env.local .env.production .data/services.env services.env .npmrc .git/HEAD .git/config
  .git/index .svn/entries .hg/store .DS_Store .htaccess .htpasswd .ssh/id_rsa .aws/credentials
  .dockerenv web.config package.json pnpm-lock.yaml pnpm-workspace.yaml tsconfig.json
  vite.config.ts server/main.ts src/main.ts src/config.ts node_modules/.modules.yaml Dockerfile
  Containerfile docker-compose.yml build/server/index.js backup.zip backup.tar.gz backup.sql
  dump.sql database.sql db.sqlite index.html.bak index.php index.php~ config.php.bak site.tar
  www.zip server-status server-info nginx_status phpinfo.php info.php status metrics readyz
  debug/pprof/ actuator/env actuator/heapdump heapdump admin wp-admin/ wp-login.php phpmyadmin/
  console manager/html graphiql playground swagger.json openapi.json api-docs __inspect assets/
  assets/../server/main.ts assets/..%2f..%2fserver%2findex.js
  assets/%2e%2e/%2e%2e/%2e%2e/package.json //etc/passwd ..%2f..%2fetc%2fpasswd
  %2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd static/..%5c..%5cpackage.json cgi-bin/sh
`
  .trim()
  .split(/\s+/);

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, number | string | readonly string[] | undefined>>;
  readonly body: string;
  readonly elapsedMs: number;
}

const FINDINGS: readonly (readonly [string, RegExp])[] = [
  // The API answers 200 with it when a part of an operation failed.
  ["an unexpected error", /"errors":.*"Something went wrong\. Please try again\."/],
  ["a database error", /syntax error at|unterminated quoted|invalid input syntax|SQLSTATE/i],
  ["a database error", /(?:relation|column|function|operator) .{1,80} does not exist/i],
  ["a database error", /violates .{1,40} constraint|duplicate key value|PostgreSQL \d+\.\d/i],
  ["a stack trace", /\n\s+at .{1,200}:\d+:\d+|node:internal\//],
  ["a file", /root:[^:\n]*:0:0:|\[core\]\s+repositoryformatversion|^ref: refs\//],
  ["a file", /"workspace:\*"|lockfileVersion:|\bDATABASE_URL=|PRIVATE KEY-----|\[fonts\]/],
  ["an evaluated template", new RegExp(PRODUCT)],
];

/** Finds what an answer reveals of an injected value; undefined for nothing. */
export function findLeak({ status, headers, body, elapsedMs }: Answer): string | undefined {
  if (status >= 500) return `status ${status}`;
  if (elapsedMs >= SLEEP_SECONDS * 1000) return `${elapsedMs} ms`;
  const { location, "set-cookie": cookies = [] } = headers;
  if ([cookies].flat().join("; ").includes("injected=")) return "a cookie";
  if (typeof location === "string" && leavesSite(location)) return `a redirect to ${location}`;
  return FINDINGS.find(([, pattern]) => pattern.test(body))?.[0];
}

function leavesSite(location: string): boolean {
  const site = "http://site.example";
  const { origin, hostname } = new URL(location, site);
  return origin !== site && hostname !== "127.0.0.1" && hostname !== "localhost";
}
