/** The health check of the images; Kubernetes uses the probes of its manifests instead. */
const { MANAGEMENT_PORT } = process.env;
const response = await fetch(`http://127.0.0.1:${MANAGEMENT_PORT}/healthz`, {
  signal: AbortSignal.timeout(2000),
});
if (!response.ok) process.exit(1);
