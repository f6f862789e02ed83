import type { StaffSeriesValuesFragment } from "../../platform/api/generated/graphql.ts";
import { CHART_SIZE, describeTrend, placeBars } from "./bar-chart.ts";
import styles from "./Dashboard.module.css";

interface BarChartProps {
  readonly title: string;
  readonly series: StaffSeriesValuesFragment;
  readonly format: (value: number) => string;
}

const DAY = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

const formatDay = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`));

/** Daily values as bars, and as a table for screen readers and exact figures. */
export function BarChart({ title, series, format }: BarChartProps) {
  const { days, total, previousTotal } = series;
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h2 className={styles.chartTitle}>{title}</h2>
        <p className={styles.total}>{format(total)}</p>
        <p className={styles.change}>{describeTrend(total, previousTotal)}</p>
      </figcaption>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${CHART_SIZE.width} ${CHART_SIZE.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {placeBars(days.map(({ value }) => value)).map((bar, index) => {
          const { day = "", value = 0 } = days[index] ?? {};
          return (
            <g key={day}>
              <title>{`${formatDay(day)}: ${format(value)}`}</title>
              {/* The whole column shows the day's value on hover. */}
              <rect
                x={bar.x}
                y={0}
                width={bar.width}
                height={CHART_SIZE.height}
                fill="transparent"
              />
              <rect {...bar} rx={2} className={styles.bar} />
            </g>
          );
        })}
      </svg>
      <p className={styles.axis}>
        <span>{first ? formatDay(first) : ""}</span>
        <span>{`Most in a day: ${format(Math.max(0, ...days.map(({ value }) => value)))}`}</span>
        <span>{last ? formatDay(last) : ""}</span>
      </p>
      <details className={styles.values}>
        <summary>{`${title} as a table`}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{formatDay(day)}</th>
                <td>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
