import { BRAND_NAMES, type BrandId } from "@photomap/design";
import { z } from "zod";

export const mailVariables = {
  SMTP_URL: z.url(),
  /** Base addresses of links in mails, by brand. */
  PM_URL: z.url().default("https://photomap.example"),
  TBL_URL: z.url().default("https://thebigloop.example"),
  /** The public address of the image service, for the pictures in mails. */
  IMAGES_URL: z.url().default("http://127.0.0.1:4100"),
  /** Addresses that customers write to and tickets are mailed to, by brand. */
  PM_SUPPORT_EMAIL: z.email().default("support@photomap.example"),
  TBL_SUPPORT_EMAIL: z.email().default("support@thebigloop.example"),
  /** SNS topic of bounces and complaints; empty turns reports off. */
  MAIL_REPORT_TOPIC: z.string().default(""),
};

export interface MailBrand {
  readonly name: string;
  readonly url: string;
  /** The sender of the brand's mails. */
  readonly address: string;
  readonly accent: string;
  readonly accentEdge: string;
  readonly accentDeep: string;
  readonly accentWash: string;
  readonly onAccentWash: string;
}

/** The light accents of the web's tokens: mail clients do not support custom properties. */
const BRANDS: Readonly<Record<BrandId, Omit<MailBrand, "url">>> = {
  pm: {
    name: BRAND_NAMES.pm,
    address: "hello@photomap.example",
    accent: "#00BAF2",
    accentEdge: "#0086B0",
    accentDeep: "#006A8E",
    accentWash: "#E1F5FD",
    onAccentWash: "#004F6B",
  },
  tbl: {
    name: BRAND_NAMES.tbl,
    address: "hello@thebigloop.example",
    accent: "#A99BF5",
    accentEdge: "#7565C9",
    accentDeep: "#5546A8",
    accentWash: "#EEEBFD",
    onAccentWash: "#3F3287",
  },
};

interface ContentConfig {
  readonly PM_SUPPORT_EMAIL: string;
  readonly TBL_SUPPORT_EMAIL: string;
  readonly COMPANY_NAME: string;
  readonly COMPANY_ADDRESS: string;
}

/** The names and addresses of the brands and their company, as used in texts. */
export function createBrandDetails(config: ContentConfig) {
  const company = { companyName: config.COMPANY_NAME, companyAddress: config.COMPANY_ADDRESS };
  return {
    pm: { name: BRANDS.pm.name, supportEmail: config.PM_SUPPORT_EMAIL, ...company },
    tbl: { name: BRANDS.tbl.name, supportEmail: config.TBL_SUPPORT_EMAIL, ...company },
  };
}

export type MailBrands = Readonly<Record<BrandId, MailBrand>>;

export function createMailBrands(urls: Readonly<Record<BrandId, string>>): MailBrands {
  return { pm: { ...BRANDS.pm, url: urls.pm }, tbl: { ...BRANDS.tbl, url: urls.tbl } };
}
