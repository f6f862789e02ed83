import "@photomap/process/stop-signal";

await import("./run.ts");
