import { describe, expect, it } from "vitest";
import { createPagePolicy, createSecurityHeaders } from "./security-headers.server.ts";

const addresses = {
  IMAGES_URL: "https://images.photomap.example/v1",
  S3_ENDPOINT: "https://uploads.photomap.example",
  STAGE: "prod",
} as const;

describe("createPagePolicy", () => {
  const policy = createPagePolicy(addresses, "abc");

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

  it("requires https outside the local stage", () => {
    expect(policy).toContain("upgrade-insecure-requests");
    expect(createPagePolicy({ ...addresses, STAGE: "local" }, "abc")).not.toContain("upgrade");
    expect(createSecurityHeaders("prod")).toHaveProperty("strict-transport-security");
    expect(createSecurityHeaders("local")).not.toHaveProperty("strict-transport-security");
  });
});
