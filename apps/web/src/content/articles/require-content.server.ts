import { data } from "react-router";
import { log } from "../../../server/log.server.ts";

/** Turns a failure of the API into an error page of the section, with status 503. */
export async function requireContent<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    log.error({ err: error }, "The content of a page could not be loaded");
    throw data(null, { status: 503 });
  }
}
