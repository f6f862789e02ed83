import type { BusinessId } from "@photomap/design";
import { z } from "zod";

export const mailSection = {
  SMTP_URL: z.url(),
  /** Base addresses of links in mails, by brand. */
  PM_URL: z.url().default("https://photomap.example"),
  TBL_URL: z.url().default("https://thebigloop.example"),
  /** SNS topic of bounces and complaints; empty turns reports off. */
  MAIL_REPORT_TOPIC: z.string().default(""),
};

export interface MailBrand {
  readonly name: string;
  readonly url: string;
  /** Sender of its mails. */
  readonly address: string;
  readonly accent: string;
  readonly accentEdge: string;
  readonly accentDeep: string;
  readonly accentWash: string;
  readonly onAccentWash: string;
}

/** The light accents of the web's tokens: mail clients do not support custom properties. */
const BRANDS: Readonly<Record<BusinessId, Omit<MailBrand, "url">>> = {
  pm: {
    name: "Photomap",
    address: "hello@photomap.example",
    accent: "#00BAF2",
    accentEdge: "#0086B0",
    accentDeep: "#006A8E",
    accentWash: "#E1F5FD",
    onAccentWash: "#004F6B",
  },
  tbl: {
    name: "The Big Loop",
    address: "hello@thebigloop.example",
    accent: "#A99BF5",
    accentEdge: "#7565C9",
    accentDeep: "#5546A8",
    accentWash: "#EEEBFD",
    onAccentWash: "#3F3287",
  },
};

export type MailBrands = Readonly<Record<BusinessId, MailBrand>>;

export function createMailBrands(urls: Readonly<Record<BusinessId, string>>): MailBrands {
  return { pm: { ...BRANDS.pm, url: urls.pm }, tbl: { ...BRANDS.tbl, url: urls.tbl } };
}
