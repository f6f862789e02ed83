import { readFile } from "node:fs/promises";
import {
  type Content,
  type ContentBrand,
  findPlace,
  type HelpSearchResult,
  LEGAL_SLUGS,
  type LegalSlug,
  listPages,
  listVisible,
  type NavigationItem,
  type NavigationPlace,
  type Page,
  PICTURES_FOLDER,
  readContent,
} from "@photomap/content";
import type { BrandId } from "@photomap/design";
import { getViewerPermissions, type Viewer } from "../../platform/viewer/viewer.ts";

export interface HelpNavigation {
  readonly items: readonly NavigationItem[];
  /** The place of the requested page; undefined without one. */
  readonly place: NavigationPlace | undefined;
  /** Whether the viewer may see hidden pages. */
  readonly canSeeHidden: boolean;
}

export interface LegalPageReview {
  readonly slug: LegalSlug;
  readonly title: string;
  /** Whether the company has approved this version; otherwise the page is a template. */
  readonly isApproved: boolean;
}

/** The name of a picture contains a hash of its content, so a file never changes. */
const PICTURE_NAME = /^[a-z0-9-]{1,90}-[0-9a-f]{8}\.(webp|jpg)$/;

/** The written content of the release: help, blog, contact questions and legal documents. */
export class ContentService {
  readonly #brands: Readonly<Record<BrandId, ContentBrand>>;
  readonly #contents = new Map<BrandId, Content>();

  /** The day of the legal pages' approval, YYYY-MM-DD; undefined while they are templates. */
  readonly #legalApprovedOn: string | undefined;

  constructor(
    brands: Readonly<Record<BrandId, ContentBrand>>,
    legalApprovedOn: string | undefined,
  ) {
    this.#brands = brands;
    this.#legalApprovedOn = legalApprovedOn;
  }

  /** Returns the content of a brand, which is read on first use and kept. */
  forBrand(brand: BrandId): Content {
    const known = this.#contents.get(brand);
    if (known !== undefined) return known;
    const content = readContent(this.#brands[brand]);
    this.#contents.set(brand, content);
    return content;
  }

  /** Lists the legal pages for staff; an approval covers versions in effect on its day. */
  listLegalReviews(brand: BrandId): LegalPageReview[] {
    const approvedOn = this.#legalApprovedOn;
    const { legal } = this.forBrand(brand);
    return LEGAL_SLUGS.map((slug) => {
      const { title, effective } = legal[slug];
      return { slug, title, isApproved: approvedOn !== undefined && effective <= approvedOn };
    });
  }

  getSupportEmail(brand: BrandId): string {
    return this.#brands[brand].supportEmail;
  }

  readNavigation(
    viewer: Viewer,
    brand: BrandId,
    options: { readonly page?: string | undefined; readonly includeHidden: boolean },
  ): HelpNavigation {
    const { navigation } = this.forBrand(brand).help;
    const canSeeHidden = maySeeHidden(viewer);
    // The place of a hidden page is in the whole tree.
    const isHidden = options.page !== undefined && !isListed(listVisible(navigation), options.page);
    const isWhole = canSeeHidden && (options.includeHidden || isHidden);
    const items = isWhole ? navigation : listVisible(navigation);
    const place = options.page === undefined ? undefined : findPlace(items, options.page);
    return { items, place, canSeeHidden };
  }

  /** Finds a page of the help, hidden ones for staff only, or of the site. */
  findPage(viewer: Viewer, brand: BrandId, slug: string): Page | undefined {
    const { help, pages } = this.forBrand(brand);
    const isVisible = maySeeHidden(viewer) || isListed(listVisible(help.navigation), slug);
    return (isVisible ? help.pages.get(slug) : undefined) ?? pages.get(slug);
  }

  searchHelp(brand: BrandId, query: string): HelpSearchResult[] {
    return this.forBrand(brand).help.search(query);
  }

  /** Reads a picture; undefined for an unknown name. */
  async findPicture(name: string): Promise<Buffer | undefined> {
    if (!PICTURE_NAME.test(name)) return undefined;
    return readFile(new URL(name, PICTURES_FOLDER)).catch(() => undefined);
  }
}

function maySeeHidden(viewer: Viewer): boolean {
  return getViewerPermissions(viewer).includes("see-hidden");
}

function isListed(items: readonly NavigationItem[], slug: string): boolean {
  return listPages(items).includes(slug);
}
