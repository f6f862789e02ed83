import {
  APP_PORTS,
  APPS_ADDRESS,
  type AppName,
  addressOf,
  HOST_ADDRESS,
  NODES,
  PORTS,
  PROCESS_NUMBERS,
  portsOf,
} from "./addresses.ts";
import { GATEWAY_NODES } from "./ceph-configuration.ts";

export interface HaproxyOptions {
  readonly redisPassword: string;
  /** The file with the certificate and its key. */
  readonly certificate: string;
}

/** Checks that close sessions: otherwise those to a former primary would stay open. */
const FAST_CHECKS =
  "inter 1s fastinter 500ms downinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions";

export function renderHaproxyConfiguration(options: HaproxyOptions): string {
  const sections = [
    renderDefaults(),
    renderPostgres("primary", PORTS.postgres, "/primary"),
    renderPostgres("replicas", PORTS.replicas, "/replica?lag=1MB"),
    renderRedis(options.redisPassword),
    renderGateway(options.certificate),
    renderApp("web"),
    renderApp("api"),
    renderApp("images"),
    renderStatistics(),
  ];
  return sections.map((lines) => `${lines.join("\n")}\n`).join("\n");
}

function renderDefaults(): string[] {
  return [
    "global",
    "  maxconn 4000",
    "defaults",
    "  mode tcp",
    "  timeout connect 1s",
    "  timeout client 30m",
    "  timeout server 30m",
    "  timeout check 1s",
    "  retries 1",
    "  option clitcpka",
    "  option srvtcpka",
  ];
}

/** Patroni answers with 200 at /primary only while its node holds the leader lock. */
function renderPostgres(name: string, port: number, path: string): string[] {
  const address = (node: (typeof NODES)[number]) => `${addressOf(node)}:${PORTS.postgres}`;
  return [
    `listen ${name}`,
    `  bind ${HOST_ADDRESS}:${port}`,
    `  option httpchk OPTIONS ${path}`,
    "  http-check expect status 200",
    `  default-server ${FAST_CHECKS} check port ${PORTS.patroni}`,
    ...NODES.map((node) => `  server ${node} ${address(node)}`),
  ];
}

/** A master without replicas refuses writes, so it counts as down before Sentinel demotes it. */
function renderRedis(password: string): string[] {
  return [
    "listen redis",
    `  bind ${HOST_ADDRESS}:${PORTS.redis}`,
    "  option tcp-check",
    "  tcp-check connect",
    `  tcp-check send AUTH\\ ${password}\\r\\n`,
    "  tcp-check expect string +OK",
    "  tcp-check send info\\ replication\\r\\n",
    "  tcp-check expect rstring role:master\\r\\nconnected_slaves:[1-9]",
    "  tcp-check send QUIT\\r\\n",
    "  tcp-check expect string +OK",
    `  default-server ${FAST_CHECKS} check`,
    ...NODES.map((node) => `  server ${node} ${addressOf(node)}:${PORTS.redis}`),
  ];
}

function renderGateway(certificate: string): string[] {
  return [
    "listen gateway",
    "  mode http",
    `  bind ${HOST_ADDRESS}:${PORTS.gateway}`,
    `  bind ${HOST_ADDRESS}:${PORTS.gatewayTls} ssl crt ${certificate}`,
    "  balance leastconn",
    "  retries 3",
    "  option redispatch",
    "  option httpchk GET /",
    "  timeout client 2m",
    "  timeout server 2m",
    "  default-server inter 1s fall 2 rise 1 check",
    ...GATEWAY_NODES.map((node) => `  server ${node} ${addressOf(node)}:${PORTS.gateway}`),
  ];
}

/** A stopping process is not ready but answers while it drains, until no request is sent to it. */
function renderApp(app: AppName): string[] {
  const servers = PROCESS_NUMBERS.map((number) => {
    const { port, managementPort } = portsOf(app, number);
    return `  server ${app}-${number} ${APPS_ADDRESS}:${port} check port ${managementPort}`;
  });
  return [
    `listen ${app}`,
    "  mode http",
    `  bind ${APPS_ADDRESS}:${APP_PORTS[app]}`,
    "  balance leastconn",
    "  option forwardfor",
    // Retries refused connections only: a request that was sent may have had its effect.
    "  retries 3",
    "  retry-on conn-failure",
    "  option redispatch 1",
    "  option httpchk GET /readyz",
    // The process itself limits the time of its readiness checks to 2 s.
    "  timeout check 3s",
    "  timeout connect 2s",
    "  default-server inter 1s fastinter 500ms downinter 500ms fall 2 rise 1",
    ...servers,
  ];
}

function renderStatistics(): string[] {
  return [
    "listen statistics",
    "  mode http",
    `  bind ${HOST_ADDRESS}:${PORTS.statistics}`,
    "  stats enable",
    "  stats uri /",
  ];
}
