import { join } from "node:path";
import type { CephKey } from "../local-services/ceph-bootstrap.ts";
import {
  DISK_SETTINGS,
  fileSettings,
  GATEWAY_SETTINGS,
  MONITOR_SETTINGS,
  renderSettings,
  type Settings,
} from "../local-services/gateway-configuration.ts";
import { addressOf, NODES, type NodeName, PORTS } from "./addresses.ts";

/** The nodes with a gateway; every node has a monitor and a disk. */
export const GATEWAY_NODES: readonly NodeName[] = ["n1", "n2"];

export interface CephOptions {
  readonly folder: string;
  readonly libraries: string;
  readonly clusterId: string;
}

/** Renders one file for all daemons, with a section for each. */
export function renderCephConfiguration(options: CephOptions): string {
  return [
    "[global]",
    ...renderSettings(globalSettings(options)),
    ...NODES.flatMap((node) => [
      `[mon.${node}]`,
      `public_addr = ${addressOf(node)}`,
      `[osd.${diskNumber(node)}]`,
      `public_addr = ${addressOf(node)}`,
      `cluster_addr = ${addressOf(node)}`,
      // Copies go to different hosts, but all nodes have this machine's host name.
      `crush_location = root=default host=${node}`,
    ]),
    ...GATEWAY_NODES.flatMap((node) => [
      `[${gatewayName(node)}]`,
      // Without tcp_nodelay a 404 response is delayed by 40 ms.
      `rgw_frontends = beast endpoint=${addressOf(node)}:${PORTS.gateway} tcp_nodelay=1`,
      `rgw_data = ${join(options.folder, `gateway-${node}`)}`,
      ...renderSettings(GATEWAY_SETTINGS),
    ]),
    "",
  ].join("\n");
}

function globalSettings({ folder, libraries, clusterId }: CephOptions): Settings {
  return {
    fsid: clusterId,
    mon_host: NODES.map((node) => monitorAddress(node)).join(","),
    mon_initial_members: NODES.join(","),
    ms_bind_msgr1: false,
    ...fileSettings(folder, libraries),
    mon_data: join(folder, "monitor-$id"),
    osd_data: join(folder, "disk-$id"),
    ...MONITOR_SETTINGS,
    ...DISK_SETTINGS,
    osd_pool_default_size: NODES.length,
    osd_pool_default_min_size: 2,
    osd_crush_chooseleaf_type: 1,
    // A lost disk blocks writes to its objects until it is marked down; the default is 20 s.
    osd_heartbeat_interval: 1,
    osd_heartbeat_grace: 5,
    mon_osd_adjust_heartbeat_grace: false,
    // Only a majority of the monitors can mark it down. With the defaults they elect a leader 17 s
    // after one was lost, and daemons look for another monitor after 30 s.
    mon_lease: 3,
    mon_election_timeout: 2,
    mon_client_ping_interval: 2,
    mon_client_ping_timeout: 6,
  };
}

export function monitorAddress(node: NodeName): string {
  return `[v2:${addressOf(node)}:${PORTS.monitor}]`;
}

export function diskNumber(node: NodeName): number {
  return NODES.indexOf(node);
}

export function gatewayName(node: NodeName): string {
  return `client.rgw.${node}`;
}

export const CEPH_KEYS: readonly CephKey[] = [
  { name: "mon.", monitor: "allow *" },
  { name: "client.admin", monitor: "allow *", disk: "allow *" },
  ...NODES.map((node) => ({
    name: `osd.${diskNumber(node)}`,
    monitor: "allow profile osd",
    disk: "allow *",
  })),
  ...GATEWAY_NODES.map((node) => ({
    name: gatewayName(node),
    monitor: "allow rw",
    disk: "allow rwx",
  })),
];
