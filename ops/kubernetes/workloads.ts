/** A process that runs all the time, and what it needs. */
export interface Workload {
  readonly name: "api" | "images" | "worker" | "web";
  /** Names of variables in the secret `photomap-<name>`; web has none. */
  readonly secrets: readonly string[];
  /** Whether browsers or other processes send it requests. */
  readonly hasPort: boolean;
  readonly cpu: string;
  readonly memory: string;
  readonly memoryLimit: string;
  /** The rest of the limit is for pictures, which are outside of the heap. */
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
