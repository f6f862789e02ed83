import { createServer, type ServerResponse } from "node:http";

export type Answer = (response: ServerResponse, body: string) => void;

/** An HTTP server in place of the API; `answer` handles every request. */
export class FakeApi {
  readonly #server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => this.answer(response, body));
  });
  answer: Answer = (response) => response.destroy();

  async start(): Promise<string> {
    await new Promise<void>((listening) => this.#server.listen(0, "127.0.0.1", listening));
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("The API has no port");
    return `http://127.0.0.1:${address.port}`;
  }

  stop(): void {
    this.#server.close();
  }
}

export const reply =
  (data: unknown): Answer =>
  (response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ data }));
  };
