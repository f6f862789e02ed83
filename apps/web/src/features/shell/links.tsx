import { formatMessage, pageMessages } from "@photomap/messages";
import { NavLink } from "react-router";
import { CountBadge } from "../../ui/status/Badge.tsx";

export interface ShellLink {
  readonly to: string;
  readonly label: string;
  /** The number in its badge. */
  readonly count?: number;
}

function getProjectsLink(projectCount: number): ShellLink {
  return projectCount > 0
    ? { to: "/create", label: formatMessage(pageMessages.yourProjects), count: projectCount }
    : { to: "/create", label: formatMessage(pageMessages.createProject) };
}

export function getMainLinks(projectCount: number): ShellLink[] {
  return [
    { to: "/", label: "Home" },
    { to: "/shop", label: "Shop" },
    getProjectsLink(projectCount),
    { to: "/help", label: "Help" },
  ];
}

export interface LinkGroup {
  readonly title: string;
  readonly links: readonly ShellLink[];
}

export function getMenuGroups(projectCount: number): LinkGroup[] {
  return [
    {
      title: "Photo Maps",
      links: [
        { to: "/", label: "Home" },
        { to: "/shop", label: "Shop" },
        { to: "/create", label: formatMessage(pageMessages.yourProjects), count: projectCount },
        { to: "/about", label: "About Us" },
      ],
    },
    {
      title: "Help",
      links: [
        { to: "/help", label: "General Help" },
        { to: "/contact", label: "Contact Us" },
        { to: "/privacy", label: "Privacy" },
      ],
    },
  ];
}

export const FOOTER_GROUPS: readonly LinkGroup[] = [
  {
    title: "Help",
    links: [
      { to: "/help", label: "General Help" },
      { to: "/contact", label: "Contact Us" },
      { to: "/refunds", label: "Returns & Refunds" },
    ],
  },
  {
    title: "Resources",
    links: [
      { to: "/about", label: "Our Story" },
      { to: "/privacy", label: "Privacy Policy" },
      { to: "/terms", label: "Terms of Service" },
    ],
  },
];

interface ShellNavLinkProps {
  readonly link: ShellLink;
  readonly className: string | undefined;
}

export function ShellNavLink({ link, className }: ShellNavLinkProps) {
  const { to, label, count = 0 } = link;
  return (
    <NavLink to={to} end className={className ?? ""}>
      {label}
      <CountBadge count={count} noun={count === 1 ? "project" : "projects"} tone="ink" />
    </NavLink>
  );
}
