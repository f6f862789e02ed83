import type { Budget } from "../adapters/rate-limiter.ts";

const QUARTER_HOUR = 900;

/** Failed log-ins by address, whoever tries: rotating hosts gains nothing. */
export const LOG_IN_BY_ACCOUNT: Budget = {
  name: "log-in-account",
  limit: 10,
  windowSeconds: QUARTER_HOUR,
  whenAway: "allow",
};

export const LOG_IN_BY_IP: Budget = {
  name: "log-in-ip",
  limit: 30,
  windowSeconds: QUARTER_HOUR,
  whenAway: "allow",
};

/** Tries of a code; how many one code and one account bear is counted in the database. */
export const CODE_TRY_BY_IP: Budget = {
  name: "code-try-ip",
  limit: 30,
  windowSeconds: QUARTER_HOUR,
  whenAway: "refuse",
};

export const CODE_REQUEST_BY_IP: Budget = {
  name: "code-request-ip",
  limit: 30,
  windowSeconds: QUARTER_HOUR,
  whenAway: "refuse",
};

export const GUEST_BY_IP: Budget = {
  name: "guest-ip",
  limit: 60,
  windowSeconds: 3600,
  whenAway: "allow",
};
