import { formatMoney, usd } from "@photomap/commerce";
import { Link, useSearchParams } from "react-router";
import type { StaffDashboardQuery } from "../../platform/api/generated/graphql.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { formatCount } from "../shared/format.ts";
import { StaffPage } from "../shared/StaffPage.tsx";
import { BarChart } from "./BarChart.tsx";
import styles from "./Dashboard.module.css";
import { LegalApprovalWarning } from "./LegalApprovalWarning.tsx";
import { UsageTable } from "./UsageTable.tsx";

interface DashboardProps {
  readonly dashboard: NonNullable<StaffDashboardQuery["staffDashboard"]>;
  readonly openTickets: number;
}

const PERIODS = [7, 30, 90] as const;

export function Dashboard({ dashboard, openTickets }: DashboardProps) {
  const { orders, revenue, renders, uploads } = dashboard;
  return (
    <StaffPage title="Dashboard" actions={<Periods days={orders.days.length} />}>
      <LegalApprovalWarning pages={dashboard.legalPages} />
      <OpenWork dashboard={dashboard} openTickets={openTickets} />
      <div className={styles.charts}>
        <BarChart title="Revenue" series={revenue} format={(cents) => formatMoney(usd(cents))} />
        <BarChart title="Orders" series={orders} format={formatCount} />
        <BarChart title="Renders" series={renders} format={formatCount} />
        <BarChart title="Uploads" series={uploads} format={formatCount} />
      </div>
      <UsageTable usage={dashboard.usage} />
      <p className={styles.note}>
        Days use Michigan time. Revenue is the day's payments minus their refunds.
      </p>
    </StaffPage>
  );
}

function Periods({ days }: { readonly days: number }) {
  const [query] = useSearchParams();
  return PERIODS.map((period) => (
    <LinkButton
      key={period}
      size="small"
      variant={period === days ? "secondary" : "quiet"}
      aria-current={period === days ? "true" : undefined}
      to={`?${new URLSearchParams({ ...Object.fromEntries(query), days: String(period) })}`}
    >
      {`${period} days`}
    </LinkButton>
  ));
}

function OpenWork({ dashboard, openTickets }: DashboardProps) {
  const { ordersToSend, ordersToReview, failedPrints, stickersToPrint, pickupsToReconcile } =
    dashboard;
  const work = [
    {
      label: "Orders to ship",
      count: ordersToSend,
      to: "/staff/orders?state=PAID&fulfillment=UNFULFILLED",
    },
    { label: "Stickers to print", count: stickersToPrint, to: "/staff/stickers" },
    { label: "Open tickets", count: openTickets, to: "/staff/tickets?status=OPEN" },
    {
      label: "Pickups to reconcile",
      count: pickupsToReconcile,
      to: "/staff/pickups?state=UNKNOWN",
    },
    { label: "Orders to review", count: ordersToReview, to: "/staff/orders?state=NEEDS_REVIEW" },
    {
      label: "Failed print files",
      count: failedPrints,
      to: "/staff/orders?state=PAID&fulfillment=UNFULFILLED&prints=yes",
    },
  ];
  return (
    <ul className={styles.work}>
      {work.map(({ label, count, to }) => (
        <li key={label}>
          <Link to={to} className={styles.task ?? ""}>
            <strong>{formatCount(count)}</strong>
            <span>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
