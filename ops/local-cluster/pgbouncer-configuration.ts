import { DATABASE_NAME } from "../local-services/settings.ts";
import { HOST_ADDRESS, PORTS } from "./addresses.ts";

/** Parameters that PgBouncer ignores when a client connects; the role sets some of them instead. */
const IGNORED_PARAMETERS = [
  "extra_float_digits",
  "statement_timeout",
  "lock_timeout",
  "idle_in_transaction_session_timeout",
];

/** The values that the product sets for its connections. */
export const ROLE_SETTINGS = {
  statement_timeout: "10s",
  idle_in_transaction_session_timeout: "30s",
} as const;

export function renderPgbouncerConfiguration(usersFile: string): string {
  const primary = `host=${HOST_ADDRESS} port=${PORTS.postgres} dbname=${DATABASE_NAME}`;
  const settings = { auth_file: usersFile, ...SETTINGS };
  return [
    "[databases]",
    `${DATABASE_NAME} = ${primary}`,
    "[pgbouncer]",
    ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
    "",
  ].join("\n");
}

export function renderPgbouncerUsers(password: string): string {
  return `"${DATABASE_NAME}" "${password}"\n`;
}

const SETTINGS = {
  listen_addr: HOST_ADDRESS,
  listen_port: PORTS.pgbouncer,
  unix_socket_dir: "",
  auth_type: "scram-sha-256",
  admin_users: DATABASE_NAME,
  pool_mode: "transaction",
  max_client_conn: 1000,
  default_pool_size: 40,
  // The defaults of 15, 15 and 120 s would add to the time of each failover.
  server_login_retry: 0.5,
  server_connect_timeout: 2,
  query_wait_timeout: 5,
  server_check_delay: 0,
  server_check_query: "select 1",
  server_lifetime: 600,
  server_idle_timeout: 60,
  // Longer than the role's statement timeout: it ends queries on a server that stopped responding.
  query_timeout: 15,
  client_login_timeout: 5,
  tcp_keepalive: 1,
  tcp_keepidle: 5,
  tcp_keepintvl: 2,
  tcp_keepcnt: 3,
  tcp_user_timeout: 8000,
  ignore_startup_parameters: IGNORED_PARAMETERS.join(","),
};
