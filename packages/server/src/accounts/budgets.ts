import type { Budget } from "../adapters/rate-limiter.ts";

const QUARTER_HOUR = 900;
const HOUR = 3600;
const DAY = 86_400;

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

export const CODE_TRY_BY_IP_DAY: Budget = {
  name: "code-try-ip-day",
  limit: 100,
  windowSeconds: DAY,
  whenAway: "refuse",
};

/**
 * Wrong codes of everybody together. One account bears 25 tries a day, a chance of 1 in 40,000; spread
 * over 100,000 accounts that would be two or three of them a day. 2,000 an hour are one in three weeks,
 * and the alarm rings in the first quarter of the first hour.
 */
export const CODE_TRY_BY_ALL: Budget = {
  name: "code-try-all",
  limit: 2000,
  windowSeconds: HOUR,
  whenAway: "refuse",
  alarmAt: 500,
};

export const CODE_REQUEST_BY_IP: Budget = {
  name: "code-request-ip",
  limit: 30,
  windowSeconds: QUARTER_HOUR,
  whenAway: "refuse",
};

export const CODE_REQUEST_BY_IP_DAY: Budget = {
  name: "code-request-ip-day",
  limit: 300,
  windowSeconds: DAY,
  whenAway: "refuse",
};

/** Every request may be a mail that somebody did not ask for, and that we pay for. */
export const CODE_REQUEST_BY_ALL: Budget = {
  name: "code-request-all",
  limit: 3000,
  windowSeconds: HOUR,
  whenAway: "refuse",
  alarmAt: 1000,
};

export const GUEST_BY_IP: Budget = {
  name: "guest-ip",
  limit: 60,
  windowSeconds: HOUR,
  whenAway: "allow",
};
