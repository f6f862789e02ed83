/** Variables whose value may be shown to staff. All others, new ones included, are hidden. */
const SHOWN = new Set([
  "STAGE",
  "RELEASE",
  "LOG_LEVEL",
  "OTEL_TRACES_SAMPLER_ARG",
  "DEVELOPMENT",
  "HOST",
  "PORT",
  "MANAGEMENT_HOST",
  "MANAGEMENT_PORT",
  "DRAIN_MS",
  "DATABASE_POOL_SIZE",
  "DATABASE_STATEMENT_TIMEOUT_MS",
  "REDIS_PREFIX",
  "REDIS_COMMAND_TIMEOUT_MS",
  "S3_REGION",
  "S3_INGEST_BUCKET",
  "S3_MEDIA_BUCKET",
  "DESIGNS_FOLDER",
  "THUMBNAILS_FOLDER",
  "BACKGROUNDS_FOLDER",
  "LOOKUPS_FOLDER",
  "SEARCH_DATA_FOLDER",
  "DESIGN_PICTURES_FOLDER",
  "PRODUCT_PICTURES_FOLDER",
  "COMPANY_DOMAIN",
  "COMPANY_NAME",
  "COMPANY_ADDRESS",
  "LEGAL_APPROVED_ON",
  "PM_SUPPORT_EMAIL",
  "TBL_SUPPORT_EMAIL",
  "MAIL_REPORT_TOPIC",
  "PM_HOSTS",
  "TBL_HOSTS",
  "PERSISTED_OPERATIONS",
  "TRUSTED_PROXIES",
  "EVENT_HEARTBEAT_MS",
]);

/** Variables shown as scheme, host and path: user, password, query and fragment may be secrets. */
const SHOWN_ADDRESSES = new Set([
  "DATABASE_URL",
  "DATABASE_SESSION_URL",
  "REDIS_URL",
  "S3_ENDPOINT",
  "SMTP_URL",
  "PM_URL",
  "TBL_URL",
  "IMAGES_URL",
  "STRIPE_API_URL",
  "WALGREENS_API_URL",
  "INBOX_URL",
  "ERROR_TRACKER_URL",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
]);

export interface ConfigVariable {
  readonly name: string;
  readonly state: "SHOWN" | "HIDDEN" | "NOT_SET";
  /** The value; null unless it may be shown. */
  readonly value: string | null;
}

/** Lists the variables of a process by name, without the values of secrets. */
export function listConfigVariables(config: Readonly<Record<string, unknown>>): ConfigVariable[] {
  return Object.entries(config)
    .map(([name, value]) => redactVariable(name, value))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function redactVariable(name: string, value: unknown): ConfigVariable {
  if (value === undefined || value === "") return { name, state: "NOT_SET", value: null };
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const shown = SHOWN_ADDRESSES.has(name) ? removeCredentials(text) : text;
  const isShown = SHOWN.has(name) || SHOWN_ADDRESSES.has(name);
  if (!isShown || shown === undefined) return { name, state: "HIDDEN", value: null };
  return { name, state: "SHOWN", value: shown };
}

function removeCredentials(address: string): string | undefined {
  const url = URL.parse(address);
  return url === null ? undefined : `${url.protocol}//${url.host}${url.pathname}`;
}
