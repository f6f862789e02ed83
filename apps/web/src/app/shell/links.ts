import { formatMessage, pageMessages } from "@photomap/messages";

export interface SiteLink {
  readonly to: string;
  readonly label: string;
  /** The paths of pages that belong to the link. */
  readonly paths?: RegExp;
  /** The number in the link's badge. */
  readonly count?: number;
}

function getProjectsLink(projectCount: number): SiteLink {
  return projectCount > 0
    ? { to: "/create", label: formatMessage(pageMessages.yourProjects), count: projectCount }
    : { to: "/create", label: formatMessage(pageMessages.createProject) };
}

export function getMainLinks(projectCount: number): SiteLink[] {
  return [
    { to: "/", label: "Home" },
    { to: "/shop", label: "Shop", paths: /^\/(shop|product)\// },
    getProjectsLink(projectCount),
    { to: "/help", label: "Help" },
  ];
}

export interface LinkGroup {
  readonly title: string;
  readonly links: readonly SiteLink[];
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
    title: "Explore",
    links: [
      { to: "/maps", label: "All Maps" },
      { to: "/shop", label: "Shop" },
      { to: "/blog", label: "Blog" },
      { to: "/about#photo-credits", label: "Photo Credits" },
    ],
  },
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
