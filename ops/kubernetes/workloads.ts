/** A continuously running process and its resources. */
export interface Workload {
  readonly name: "api" | "images" | "worker" | "web";
  /** The variables in the secret `photomap-<name>`; web has none. */
  readonly secrets: readonly string[];
  /** Whether it accepts requests from browsers or other processes. */
  readonly hasPort: boolean;
  readonly cpu: string;
  readonly memory: string;
  readonly memoryLimit: string;
  /** The size of the heap; pictures, which are outside it, use the rest of the limit. */
  readonly heapMegabytes: number;
  readonly minReplicas: number;
  readonly maxReplicas: number;
}

const STORE = ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"];

const BACKEND_SECRETS = [
  "DATABASE_URL",
  "REDIS_URL",
  ...STORE,
  "IMAGE_SIGNING_KEY",
  "CODE_KEY",
  "VOUCHER_KEY",
  "CUSTOMER_KEY",
  "SMTP_URL",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
];

export const WORKLOADS: readonly Workload[] = [
  {
    name: "api",
    secrets: BACKEND_SECRETS,
    hasPort: true,
    cpu: "500m",
    memory: "384Mi",
    memoryLimit: "1Gi",
    heapMegabytes: 640,
    minReplicas: 2,
    maxReplicas: 30,
  },
  {
    name: "images",
    secrets: ["DATABASE_URL", ...STORE, "IMAGE_SIGNING_KEY"],
    hasPort: true,
    cpu: "1",
    memory: "768Mi",
    memoryLimit: "2Gi",
    heapMegabytes: 512,
    minReplicas: 2,
    maxReplicas: 250,
  },
  {
    name: "worker",
    secrets: BACKEND_SECRETS,
    hasPort: false,
    cpu: "1",
    memory: "1Gi",
    memoryLimit: "3Gi",
    heapMegabytes: 1024,
    minReplicas: 2,
    maxReplicas: 550,
  },
  {
    name: "web",
    secrets: [],
    hasPort: true,
    cpu: "500m",
    memory: "256Mi",
    memoryLimit: "768Mi",
    heapMegabytes: 512,
    minReplicas: 2,
    maxReplicas: 20,
  },
];
