/** The settings of a local API with both brands. */
export const API_SETTINGS = {
  STAGE: "local" as const,
  RELEASE: "test",
  PM_HOSTS: ["photomap.example"],
  TBL_HOSTS: ["thebigloop.example"],
  PERSISTED_OPERATIONS: undefined,
  TRUSTED_PROXIES: ["127.0.0.1"],
  EVENT_HEARTBEAT_MS: 500,
  INBOX_URL: undefined,
  ERROR_TRACKER_URL: undefined,
  DEVELOPMENT: true,
};

/** Headers that the request guard requires. */
export const OURS = { "content-type": "application/json", "x-photomap-client": "test" };
