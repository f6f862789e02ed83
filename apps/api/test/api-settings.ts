/** An API as a developer runs it, with both brands. */
export const API_SETTINGS = {
  STAGE: "local" as const,
  RELEASE: "test",
  PM_HOSTS: ["photomap.example"],
  TBL_HOSTS: ["thebigloop.example"],
  PERSISTED_OPERATIONS: undefined,
  TRUSTED_PROXIES: ["127.0.0.1"],
  EVENT_HEARTBEAT_MS: 500,
  INBOX_URL: undefined,
  development: true,
};

/** What marks a request as one of our own client's. */
export const OURS = { "content-type": "application/json", "x-photomap-client": "test" };
