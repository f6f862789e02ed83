import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  backendVariables,
  brandVariables,
  databaseVariables,
  designVariables,
  httpVariables,
  imageSigningVariables,
  managementVariables,
  parseConfig,
  processVariables,
  productPictureVariables,
  storageVariables,
} from "@photomap/server";
import { describe, expect, it } from "vitest";
import { readDeploymentSettings } from "./deployment-settings.ts";
import { createManifests } from "./manifests.ts";
import { WORKLOADS } from "./workloads.ts";

const ROOT = new URL("../../", import.meta.url);
const EXAMPLE = fileURLToPath(new URL("example.json", import.meta.url));
const settings = readDeploymentSettings(EXAMPLE, "0123abcd");
const manifests = Object.values(createManifests(settings)).flat();
const named = manifests.map((each) => [each.kind, each.metadata?.name ?? "", each] as const);

/** A manifest as it is applied, without the classes of the models. */
const toPlain = (value: unknown) => JSON.parse(JSON.stringify(value));
const findAll = (kind: string) => manifests.filter((each) => each.kind === kind).map(toPlain);

const SECRET_VALUES: Readonly<Record<string, string>> = {
  DATABASE_URL: "postgres://photomap@database:5432/photomap",
  REDIS_URL: "redis://redis:6379",
  SMTP_URL: "smtp://mail:587",
  STRIPE_SECRET_KEY: "rk_live_0",
};
const getSecret = (name: string) => SECRET_VALUES[name] ?? `${name} with at least 32 characters`;

/** The variables of a process: the image's, the deployment's and its secrets. */
function listVariables(app: string, secrets: readonly string[]): Record<string, string> {
  const file = readFileSync(new URL(`apps/${app}/Containerfile`, ROOT), "utf8");
  const image = [...file.matchAll(/^(?:ENV| {3}) ([A-Z_]+)=(\S+)/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  return {
    ...Object.fromEntries(image),
    ...settings.variables,
    STAGE: settings.stage,
    ...Object.fromEntries(secrets.map((name) => [name, getSecret(name)])),
  };
}

describe("the manifests", () => {
  it.each(named)("%s %s fits its schema and has a valid name", (_kind, name, manifest) => {
    expect(() => manifest.validate()).not.toThrow();
    expect(name).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/);
  });

  it("select the pods of each deployment", () => {
    const labels = findAll("Deployment").map(({ spec }) => spec.template.metadata.labels);
    const names = labels.map((each) => each["app.kubernetes.io/name"]);
    expect(names).toEqual(["api", "images", "worker", "web"]);
    for (const { metadata, spec } of findAll("Deployment")) {
      expect(spec.selector.matchLabels).toEqual({ "app.kubernetes.io/name": metadata.name });
    }
    for (const { spec } of findAll("Service")) {
      expect(names).toContain(spec.selector["app.kubernetes.io/name"]);
    }
    for (const { metadata, spec } of findAll("PodDisruptionBudget")) {
      expect(spec.selector.matchLabels["app.kubernetes.io/name"]).toBe(metadata.name);
    }
  });

  it("probe ports that the containers have", () => {
    for (const { spec } of findAll("Deployment")) {
      const [container] = spec.template.spec.containers;
      const ports = container.ports.map(({ name }: { name: string }) => name);
      for (const probe of ["startupProbe", "livenessProbe", "readinessProbe"]) {
        expect(ports).toContain(container[probe].httpGet.port);
      }
    }
  });

  it("give every process the time to stop, no rights and no secret in plain text", () => {
    const pods = [...findAll("Deployment"), ...findAll("Job")].map(
      ({ spec }) => spec.template.spec,
    );
    for (const pod of pods) {
      expect(pod.securityContext.runAsNonRoot).toBe(true);
      expect(pod.automountServiceAccountToken).toBe(false);
      for (const container of [...pod.containers, ...(pod.initContainers ?? [])]) {
        expect(container.securityContext.readOnlyRootFilesystem).toBe(true);
        expect(container.securityContext.capabilities.drop).toEqual(["ALL"]);
      }
    }
    for (const { spec } of findAll("Deployment")) {
      const pod = spec.template.spec;
      const { value } = pod.containers[0].env.find(
        ({ name }: { name: string }) => name === "DRAIN_MS",
      );
      const probe = pod.containers[0].readinessProbe;
      expect(Number(value)).toBeGreaterThan(probe.periodSeconds * probe.failureThreshold * 1000);
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(Number(value) / 1000 + 35);
    }
    const secrets = new Set(WORKLOADS.flatMap(({ secrets }) => secrets));
    const [{ data }] = findAll("ConfigMap");
    expect(Object.keys(data).filter((name) => secrets.has(name))).toEqual([]);
  });

  it("have a policy for every pod, and one that allows nothing", () => {
    const policies = findAll("NetworkPolicy");
    const [first, ...rest] = policies;
    expect(first.spec).toEqual({ podSelector: {}, policyTypes: ["Ingress", "Egress"] });
    const pods = [...findAll("Deployment"), ...findAll("Job")].map(
      ({ spec }) => spec.template.metadata.labels["app.kubernetes.io/name"],
    );
    const selected = rest.map(({ spec }) => spec.podSelector.matchLabels["app.kubernetes.io/name"]);
    expect(new Set(selected)).toEqual(new Set(pods));
  });
});

describe("the variables of images and manifests", () => {
  const shared = { ...processVariables, ...managementVariables };
  const sections = {
    api: { ...shared, ...httpVariables, ...backendVariables, ...brandVariables },
    worker: { ...shared, ...backendVariables },
    images: {
      ...shared,
      ...httpVariables,
      ...databaseVariables,
      ...storageVariables,
      ...imageSigningVariables,
      ...designVariables,
      ...productPictureVariables,
    },
  };

  it.each(["api", "worker", "images"] as const)("are complete for %s", (app) => {
    const secrets = WORKLOADS.find(({ name }) => name === app)?.secrets ?? [];
    const variables = listVariables(app, secrets);
    expect(parseConfig(sections[app], variables)).toMatchObject({ STAGE: "prod" });
    for (const secret of secrets) {
      const { [secret]: _removed, ...rest } = variables;
      expect(() => parseConfig(sections[app], rest)).toThrow(secret);
    }
  });
});
