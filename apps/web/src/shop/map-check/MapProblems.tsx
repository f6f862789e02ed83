import type { MapCheckFragment } from "../../platform/api/generated/graphql.ts";
import { Link } from "../../platform/routing/Link.tsx";
import { FindingsCard } from "../../printing/findings/FindingsCard.tsx";
import { describeMapProblem } from "./describe-map-problem.ts";
import styles from "./MapProblems.module.css";

interface MapProblemsProps {
  readonly check: Pick<MapCheckFragment, "regionType" | "regionTypePlural" | "problems">;
  /** The map's name. */
  readonly name: string;
  /** The map's page, below which each region has its own. */
  readonly mapPath: string;
  /** The level of the heading. */
  readonly level: 2 | 3 | 4;
}

/** What to look at before a map is printed on a product, with the way to each region. */
export function MapProblems({ check, name, mapPath, level }: MapProblemsProps) {
  return (
    <FindingsCard
      count={check.problems.length}
      level={level}
      foot={
        <p className={styles.foot}>
          <Link to={mapPath}>Fix it in “{name}”</Link>, or go on and we'll print it as it is.
        </p>
      }
    >
      {check.problems.map((problem) => (
        <li key={problem.kind} className={styles.problem}>
          <p className={styles.title}>{describeMapProblem(problem, check)}</p>
          <Regions problem={problem} mapPath={mapPath} />
        </li>
      ))}
    </FindingsCard>
  );
}

interface RegionsProps {
  readonly problem: MapCheckFragment["problems"][number];
  readonly mapPath: string;
}

function Regions({ problem: { regions, count }, mapPath }: RegionsProps) {
  const others = count - regions.length;
  return (
    <p className={styles.regions}>
      {regions.map(({ id, name }, i) => (
        <span key={id}>
          {i === 0 ? "" : ", "}
          <Link to={`${mapPath}/${id}`}>{name}</Link>
        </span>
      ))}
      {others > 0 ? ` and ${others} more` : ""}
    </p>
  );
}
