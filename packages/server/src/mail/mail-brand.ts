import type { BusinessId } from "@photomap/design";
import { z } from "zod";

export const mailSection = {
  SMTP_URL: z.url(),
  /** Where the links in a mail lead, by brand. */
  PM_URL: z.url().default("https://photomap.example"),
  TBL_URL: z.url().default("https://thebigloop.example"),
  /** The topic through which the mail service reports what came back; when empty nothing is believed. */
  MAIL_REPORT_TOPIC: z.string().default(""),
};

export interface MailBrand {
  readonly name: string;
  readonly url: string;
  readonly from: string;
  readonly accent: string;
  readonly accentEdge: string;
  readonly accentDeep: string;
  readonly accentWash: string;
  readonly onAccentWash: string;
}

/** Mail clients know no custom properties: the accents of the web's tokens, by day. */
const LOOKS: Readonly<Record<BusinessId, Omit<MailBrand, "url">>> = {
  pm: {
    name: "Photomap",
    from: "Photomap <hello@photomap.example>",
    accent: "#00BAF2",
    accentEdge: "#0086B0",
    accentDeep: "#006A8E",
    accentWash: "#E1F5FD",
    onAccentWash: "#004F6B",
  },
  tbl: {
    name: "The Big Loop",
    from: "The Big Loop <hello@thebigloop.example>",
    accent: "#A99BF5",
    accentEdge: "#7565C9",
    accentDeep: "#5546A8",
    accentWash: "#EEEBFD",
    onAccentWash: "#3F3287",
  },
};

export type MailBrands = Readonly<Record<BusinessId, MailBrand>>;

export function createMailBrands(urls: Readonly<Record<BusinessId, string>>): MailBrands {
  return { pm: { ...LOOKS.pm, url: urls.pm }, tbl: { ...LOOKS.tbl, url: urls.tbl } };
}
