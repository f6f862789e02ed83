import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import {
  type Answer,
  chooseInjections,
  encodeInjection,
  FORCED_PATHS,
  findLeak,
  INJECTIONS,
} from "@photomap/testing/injections";
import { chooseSoakSize } from "@photomap/testing/soak";
import { listBuiltPaths } from "./support/built-routes.ts";
import { queryApi } from "./support/project-page.ts";
import { expect, requireWebUrl, test } from "./support/session.ts";
import { signInAsStaff } from "./support/staff.ts";

const VALUES_PER_PLACE = chooseSoakSize(2, INJECTIONS.length);
const PARALLEL = 4;
/** Every parameter that pages read from their addresses. */
const PARAMETERS =
  "after brand code days design ies k key notice opening photos q redirectTo request s search sort state status token";

/** The page that shows staff the stack traces of the last errors, also of other tests. */
const ERROR_PAGE = "debug";

/** Puts a value into a path. */
type Place = (value: string) => string;

const agent = new Agent({ keepAlive: true });

/** Sends a request without a client that would rewrite the path. */
async function send(path: string, cookie: string): Promise<Answer> {
  const { hostname, port } = new URL(requireWebUrl());
  const start = performance.now();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ agent, hostname, port, path, headers: { cookie } }, resolve)
      .on("error", reject)
      .end();
  });
  const { statusCode: status = 0, headers } = response;
  return { status, headers, body: await text(response), elapsedMs: performance.now() - start };
}

/** Puts a value into each parameter of the path, with facts in the others, or into the query. */
function listPlaces(pattern: string, facts: Readonly<Record<string, string>>): Place[] {
  const fill = (path: string) =>
    `/${path.replaceAll(/:\w+|\*/g, (parameter) => facts[parameter] ?? "x")}`;
  const names = PARAMETERS.split(" ");
  return [
    ...[...pattern.matchAll(/:\w+|\*/g)].map(
      ([parameter]): Place =>
        (value) =>
          fill(pattern.replace(parameter, "{}")).replace("{}", () => encodeInjection(value)),
    ),
    (value) =>
      `${fill(pattern)}?${names.map((name) => `${name}=${encodeInjection(value)}`).join("&")}`,
  ];
}

async function findFindings(paths: readonly string[], cookie: string): Promise<string[]> {
  const waiting = [...paths];
  const findings: string[] = [];
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const leak = findLeak(await send(path, cookie));
      if (leak !== undefined) findings.push(`${path}: ${leak}`);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return findings;
}

test("values that try to be more than a value find nothing on any page", async ({ browser }) => {
  test.setTimeout(chooseSoakSize(240_000, 3_600_000));
  const page = await signInAsStaff(browser, "ADMIN");
  const { createMapmakerFile } = await queryApi(
    page,
    `mutation { createMapmakerFile(input: { designId: "50-states-36x24" }) {
       ... on CreateMapmakerFileSuccess { file { id } } } }`,
  );
  const { file } = createMapmakerFile as { file: { id: string } };
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const facts = { ":id": file.id, ":featureId": "CO", ":openingId": "CO", ":category": "mapmaker" };
  const patterns = listBuiltPaths().filter((pattern) => pattern !== ERROR_PAGE);
  expect(patterns).toHaveLength(listBuiltPaths().length - 1);
  const places = patterns.flatMap((pattern) => listPlaces(pattern, facts));
  expect(places.length).toBeGreaterThan(130);
  const paths = places.flatMap((write, i) => chooseInjections(i, VALUES_PER_PLACE).map(write));
  expect(await findFindings(paths, cookie)).toEqual([]);
});

test("there is nothing at paths of settings, source, backups and state", async () => {
  const paths = FORCED_PATHS.map((path) => `/${path}`);
  expect(await findFindings(paths, "")).toEqual([]);
  const statuses = await Promise.all(
    paths.map(async (path) => `${(await send(path, "")).status} ${path}`),
  );
  expect(statuses.filter((status) => status.startsWith("2"))).toEqual([]);
});
