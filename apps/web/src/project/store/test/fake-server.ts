import { findChangedInputs, type ProjectContent } from "@photomap/project";
import type { ServerCopy } from "../browser-store.ts";
import { createSaveRequest, type ProjectRemote, type RemoteSaveResult } from "../project-remote.ts";

/** Compare-and-set in memory, like the API; can be switched to fail. */
export class FakeServer implements ProjectRemote {
  readonly needsConnection = true;
  #clock = 0;
  copy: ServerCopy;
  saves = 0;
  sentOpenings: string[] = [];
  refusal: string | undefined;
  isSignedOut = false;
  isUnreachable = false;
  dropResponse = false;
  sentOnLeaving: ProjectContent | undefined;
  /** Openings overwritten by a save that was based on an older copy of them. */
  staleWrites: string[] = [];

  constructor(content: ProjectContent) {
    const updatedAt = this.#tick();
    this.copy = {
      id: "abc123",
      viewerPolicy: "OWNER",
      grants: [],
      createdAt: updatedAt,
      updatedAt,
      content,
    };
  }

  async save(server: ServerCopy, content: ProjectContent): Promise<RemoteSaveResult> {
    await Promise.resolve();
    if (this.isUnreachable) throw new Error("Network error.");
    if (this.isSignedOut) return { kind: "refused", reason: "Please log in.", isSignedOut: true };
    if (this.refusal !== undefined) return { kind: "refused", reason: this.refusal };
    if (server.updatedAt !== this.copy.updatedAt) {
      return { kind: "stale", server: structuredClone(this.copy) };
    }
    const {
      fileUpdatedAt: _at,
      inputs: sent = {},
      ...details
    } = createSaveRequest(server, content);
    const unseen = findChangedInputs(this.copy.content.inputs, server.content.inputs);
    this.staleWrites.push(...Object.keys(sent).filter((id) => id in unseen));
    this.#write({ ...details, inputs: { ...this.copy.content.inputs, ...sent } });
    this.sentOpenings = Object.keys(sent);
    this.saves += 1;
    if (this.dropResponse) throw new Error("Network error.");
    const { content: saved, ...facts } = this.copy;
    return {
      kind: "saved",
      project: { ...facts, name: saved.name, accessPolicy: saved.accessPolicy },
    };
  }

  saveOnLeaving(_server: ServerCopy, content: ProjectContent): void {
    this.sentOnLeaving = content;
  }

  /** A save from another device. */
  changeElsewhere(change: (content: ProjectContent) => ProjectContent): void {
    this.#write(change(this.copy.content));
  }

  #write(content: ProjectContent): void {
    const updatedAt = this.#tick();
    this.copy = { ...this.copy, updatedAt, content: structuredClone(content) };
  }

  #tick(): string {
    this.#clock += 1;
    return new Date(this.#clock).toISOString();
  }
}
