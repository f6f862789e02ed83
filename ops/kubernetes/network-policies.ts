import { type INetworkPolicy, NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1";
import { MANAGEMENT_PORT, PORT, selectPods } from "./deployment.ts";
import type { DeploymentSettings } from "./deployment-settings.ts";

type Spec = NonNullable<INetworkPolicy["spec"]>;
type Egress = NonNullable<Spec["egress"]>[number];
type Ingress = NonNullable<Spec["ingress"]>[number];
type Peer = NonNullable<Ingress["from"]>[number];

const inNamespace = (name: string): Peer => ({
  namespaceSelector: { matchLabels: { "kubernetes.io/metadata.name": name } },
});
const onPorts = (...ports: number[]) => ports.map((port) => ({ protocol: "TCP" as const, port }));

const PROMETHEUS = inNamespace("monitoring");
const LOAD_BALANCER = inNamespace("ingress");
const WEB: Peer = { podSelector: selectPods("web") };

const NAMES: Egress = {
  to: [inNamespace("kube-system")],
  ports: [
    { protocol: "UDP", port: 53 },
    { protocol: "TCP", port: 53 },
  ],
};
const TO_API: Egress = { to: [{ podSelector: selectPods("api") }], ports: onPorts(PORT) };
/** Public addresses, for payments, store prints and the error tracker; no private ones. */
const INTERNET: Egress = {
  to: [
    {
      ipBlock: {
        cidr: "0.0.0.0/0",
        except: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16"],
      },
    },
  ],
  ports: onPorts(443),
};

/** Policies that deny all traffic except what they name. */
export function createNetworkPolicies({ services }: DeploymentSettings): NetworkPolicy[] {
  const blocks = services.map((cidr) => ({ ipBlock: { cidr } }));
  const toServices = (...ports: number[]): Egress => ({ to: blocks, ports: onPorts(...ports) });
  const POSTGRES = 5432;
  const REDIS = 6379;
  const STORE = 443;
  const MAIL = 587;
  return [
    new NetworkPolicy({
      metadata: { name: "none" },
      spec: { podSelector: {}, policyTypes: ["Ingress", "Egress"] },
    }),
    createPolicy("web", [allow(PORT, LOAD_BALANCER)], [TO_API]),
    createPolicy("api", [allow(PORT, WEB)], [toServices(POSTGRES, REDIS, STORE, MAIL), INTERNET]),
    createPolicy("images", [allow(PORT, LOAD_BALANCER)], [toServices(POSTGRES, STORE), INTERNET]),
    createPolicy("worker", [], [toServices(POSTGRES, REDIS, STORE, MAIL), INTERNET]),
    createPolicy("release", [], [toServices(POSTGRES, STORE)]),
  ];
}

function allow(port: number, ...from: Peer[]): Ingress {
  return { from, ports: onPorts(port) };
}

function createPolicy(
  name: string,
  ingress: readonly Ingress[],
  egress: readonly Egress[],
): NetworkPolicy {
  return new NetworkPolicy({
    metadata: { name },
    spec: {
      podSelector: selectPods(name),
      policyTypes: ["Ingress", "Egress"],
      ingress: [...ingress, allow(MANAGEMENT_PORT, PROMETHEUS)],
      egress: [NAMES, ...egress],
    },
  });
}
