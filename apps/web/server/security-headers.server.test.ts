import { describe, expect, it } from "vitest";
import {
  createPagePolicy,
  createSecurityHeaders,
  createWorkerPolicy,
  HEIC_WORKER_POLICY,
} from "./security-headers.server.ts";

const addresses = {
  IMAGES_URL: "https://images.photomap.example/v1",
  S3_ENDPOINT: "https://uploads.photomap.example",
  STAGE: "prod",
} as const;

describe("createPagePolicy", () => {
  const ids = { nonce: "abc", requestId: "r-1" };
  const headers = createPagePolicy(addresses, ids);
  const policy = headers["content-security-policy"] ?? "";
  const local = createPagePolicy({ ...addresses, STAGE: "local" }, ids);

  it("denies by default and allows scripts by nonce only", () => {
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'nonce-abc';");
    expect(policy).not.toContain("unsafe-eval");
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  it("allows pictures of the image service and uploads to the store", () => {
    expect(policy).toMatch(/img-src [^;]*https:\/\/images\.photomap\.example(;|$)/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/uploads\.photomap\.example/);
  });

  it("allows the host of a configured tag manager, and no other", () => {
    const TAG_MANAGER_URL = "https://tags.example/load.js?id=1";
    const tagged = createPagePolicy({ ...addresses, TAG_MANAGER_URL }, ids);
    const allowed = (tagged["content-security-policy"] ?? "").split("; ");
    const withTags = allowed.filter((directive) => directive.includes("https://tags.example"));
    expect(withTags.map((directive) => directive.split(" ")[0])).toEqual([
      "script-src",
      "img-src",
      "connect-src",
    ]);
    expect(policy).not.toContain("tags.example");
  });

  it("requires https outside the local stage", () => {
    expect(policy).toContain("upgrade-insecure-requests");
    expect(local["content-security-policy"]).not.toContain("upgrade");
    expect(createSecurityHeaders("prod")).toHaveProperty("strict-transport-security");
    expect(createSecurityHeaders("local")).not.toHaveProperty("strict-transport-security");
  });

  it("reports violations to our own origin with the request id, over https also in batches", () => {
    expect(policy).toContain("report-uri /errors/csp?page=r-1; report-to csp");
    expect(headers["reporting-endpoints"]).toBe('csp="/errors/csp?page=r-1"');
    expect(local["content-security-policy"]).toMatch(/report-uri \/errors\/csp\?page=r-1$/);
    expect(local).not.toHaveProperty("reporting-endpoints");
  });

  it("reports violations of workers too, whose scripts have policies of their own", () => {
    for (const own of [createWorkerPolicy(addresses), HEIC_WORKER_POLICY]) {
      expect(own).toMatch(/^default-src 'none';.*; report-uri \/errors\/csp$/);
    }
  });
});
