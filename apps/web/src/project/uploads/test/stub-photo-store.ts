import { vi } from "vitest";

/** The object store takes every photo. */
export function stubPhotoStore(): void {
  vi.stubGlobal("XMLHttpRequest", StoringRequest);
}

class StoringRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly status = 204;
  open(): void {}
  abort(): void {}
  send(): void {
    queueMicrotask(() => this.dispatchEvent(new Event("load")));
  }
}
