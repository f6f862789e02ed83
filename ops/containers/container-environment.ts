import type { StackPorts } from "../stack/ports.ts";

const KEY = "for a trial on this machine and worth nothing elsewhere";

/** Production settings for a trial on this machine's services. */
export function createContainerEnvironment(
  services: NodeJS.ProcessEnv,
  ports: StackPorts,
): Readonly<Record<string, string>> {
  const fromServices = Object.entries(services).flatMap(([name, value]) =>
    /^(DATABASE|REDIS|S3)_/.test(name) && value !== undefined ? [[name, value] as const] : [],
  );
  return {
    ...Object.fromEntries(fromServices),
    STAGE: "gamma",
    HOST: "127.0.0.1",
    MANAGEMENT_HOST: "127.0.0.1",
    TRUSTED_PROXIES: "127.0.0.1/32",
    API_URL: `http://127.0.0.1:${ports.api}`,
    IMAGES_URL: `http://127.0.0.1:${ports.images}`,
    PM_HOSTS: "photomap.example",
    TBL_HOSTS: "thebigloop.example",
    PM_URL: "https://photomap.example",
    TBL_URL: "https://thebigloop.example",
    PM_SUPPORT_EMAIL: "support@photomap.example",
    TBL_SUPPORT_EMAIL: "support@thebigloop.example",
    COMPANY_DOMAIN: "photomap.example",
    COMPANY_NAME: "Example Company",
    COMPANY_ADDRESS: "1 Example Street, Lansing, MI 48933",
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    MAIL_REPORT_TOPIC: "arn:aws:sns:us-east-1:000000000000:mail-reports",
    STRIPE_SECRET_KEY: "sk_test_unused",
    STRIPE_WEBHOOK_SECRET: KEY,
    IMAGE_SIGNING_KEY: KEY,
    CODE_KEY: KEY,
    VOUCHER_KEY: KEY,
    CUSTOMER_KEY: KEY,
  };
}
