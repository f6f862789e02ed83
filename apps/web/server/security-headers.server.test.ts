import { describe, expect, it } from "vitest";
import { pageSecurityPolicy, securityHeaders } from "./security-headers.server.ts";

const addresses = {
  IMAGES_URL: "https://images.photomap.example/v1",
  S3_ENDPOINT: "https://uploads.photomap.example",
  STAGE: "prod",
} as const;

describe("pageSecurityPolicy", () => {
  const policy = pageSecurityPolicy(addresses, "abc");

  it("opens nothing by default and never admits unnamed scripts", () => {
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'nonce-abc';");
    expect(policy).not.toContain("unsafe-eval");
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  it("lets pictures come from the image service and uploads go to the store", () => {
    expect(policy).toMatch(/img-src [^;]*https:\/\/images\.photomap\.example(;|$)/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/uploads\.photomap\.example/);
  });

  it("demands https away from a developer's machine", () => {
    expect(policy).toContain("upgrade-insecure-requests");
    expect(pageSecurityPolicy({ ...addresses, STAGE: "local" }, "abc")).not.toContain("upgrade");
    expect(securityHeaders("prod")).toHaveProperty("strict-transport-security");
    expect(securityHeaders("local")).not.toHaveProperty("strict-transport-security");
  });
});
