import { z } from "zod";

const TIMEOUT_MS = 8000;

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

/** Sends operations like a browser with the session of one account. */
export class SessionClient {
  readonly #url: string;
  readonly #token: string;

  constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  /** Returns the parsed answer; throws when the operation failed or the answer does not fit. */
  async ask<Result>(schema: z.ZodType<Result>, query: string, variables: object): Promise<Result> {
    const response = await fetch(`${this.#url}/graphql`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-photomap-client": "faults",
        cookie: `__Host-photomap-session=${this.#token}`,
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`Status ${response.status}`);
    const { data, errors } = answerSchema.parse(await response.json());
    if (errors !== undefined) throw new Error(errors.map(({ message }) => message).join());
    const result = schema.safeParse(data);
    if (!result.success) throw new Error(JSON.stringify(data).slice(0, 200));
    return result.data;
  }
}
