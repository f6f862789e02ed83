export interface Query {
  readonly expr: string;
  /** The name of a series, with labels in double braces, such as {{queue}}. */
  readonly legend: string;
}

/** Units in Grafana's notation. */
export type Unit = "s" | "percentunit" | "reqps" | "bytes" | "short" | "ops" | "dtdurations";

export interface Panel {
  readonly title: string;
  readonly unit: Unit;
  readonly queries: readonly Query[];
  /** A line above which values are too high. */
  readonly limit?: number;
}

export interface Row {
  readonly title: string;
  readonly panels: readonly Panel[];
}

export interface Dashboard {
  /** The id in its address, which stays when the title changes. */
  readonly uid: string;
  readonly title: string;
  readonly rows: readonly Row[];
}

const WIDTH = 24;
const PANEL_HEIGHT = 8;
const MAX_PANELS_IN_A_LINE = 3;
const DATASOURCE = { type: "prometheus", uid: "${datasource}" };

/** The JSON model that Grafana imports. */
export function writeDashboard({ uid, title, rows }: Dashboard) {
  let y = 0;
  let id = 0;
  const panels = rows.flatMap((row) => {
    const head = { id: ++id, type: "row", title: row.title, collapsed: false, panels: [] };
    const header = { ...head, gridPos: { x: 0, y: y++, w: WIDTH, h: 1 } };
    const perLine = Math.min(MAX_PANELS_IN_A_LINE, row.panels.length);
    const w = WIDTH / perLine;
    const written = row.panels.map((panel, i) =>
      writePanel(panel, ++id, {
        x: (i % perLine) * w,
        y: y + Math.floor(i / perLine) * PANEL_HEIGHT,
        w,
        h: PANEL_HEIGHT,
      }),
    );
    y += Math.ceil(row.panels.length / perLine) * PANEL_HEIGHT;
    return [header, ...written];
  });
  return {
    uid,
    title,
    tags: ["photomap"],
    schemaVersion: 39,
    editable: false,
    refresh: "1m",
    time: { from: "now-6h", to: "now" },
    templating: { list: [{ name: "datasource", type: "datasource", query: "prometheus" }] },
    panels,
  };
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

function writePanel({ title, unit, queries, limit }: Panel, id: number, gridPos: Place) {
  const steps = [
    { color: "green", value: null },
    ...(limit === undefined ? [] : [{ color: "red", value: limit }]),
  ];
  return {
    id,
    type: "timeseries",
    title,
    gridPos,
    datasource: DATASOURCE,
    targets: queries.map(({ expr, legend }, i) => ({
      refId: String.fromCodePoint(65 + i),
      expr,
      legendFormat: legend,
      datasource: DATASOURCE,
    })),
    fieldConfig: {
      defaults: {
        unit,
        min: 0,
        thresholds: { mode: "absolute", steps },
        custom: { thresholdsStyle: { mode: limit === undefined ? "off" : "line" } },
      },
      overrides: [],
    },
    options: { legend: { displayMode: "list", placement: "bottom" }, tooltip: { mode: "multi" } },
  };
}
