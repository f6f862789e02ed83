/* oxlint-disable react/no-array-index-key -- the parts of a text never move */
import {
  type Block,
  type Blocks,
  type Inline,
  type Picture,
  readInlines,
} from "@photomap/content/blocks";
import type { ReactNode } from "react";
import { Link } from "../../platform/routing/Link.tsx";
import styles from "./Article.module.css";
import { ContentPicture } from "./ContentPicture.tsx";

interface ArticleProps {
  readonly blocks: Blocks;
  /** Renders a link to a page of this site; a `Link` by default. */
  readonly renderLink?: (to: string, children: ReactNode) => ReactNode;
  /** The `sizes` attribute of pictures. */
  readonly pictureSizes?: string;
}

const PICTURE_SIZES = "(max-width: 800px) calc(100vw - 40px), 720px";

/** The text of a help page, a post or a legal document. */
export function Article({
  blocks,
  renderLink = renderPageLink,
  pictureSizes = PICTURE_SIZES,
}: ArticleProps) {
  const context = { renderLink, pictureSizes };
  return (
    <div className={styles.article}>
      {blocks.map((block, index) => renderBlock(block, index, context))}
    </div>
  );
}

type Rendering = Required<Pick<ArticleProps, "renderLink" | "pictureSizes">>;

function renderPageLink(to: string, children: ReactNode): ReactNode {
  return <Link to={to}>{children}</Link>;
}

function renderBlock(block: Block, key: number, context: Rendering): ReactNode {
  switch (block.type) {
    case "heading": {
      const Heading = block.level === 2 ? "h2" : "h3";
      return (
        <Heading key={key} id={block.id}>
          {renderInlines(block.children, context)}
        </Heading>
      );
    }
    case "paragraph":
      return <p key={key}>{renderInlines(block.children, context)}</p>;
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List key={key}>
          {block.items.map((item, index) => (
            <li key={index}>{renderItem(item, context)}</li>
          ))}
        </List>
      );
    }
    case "table":
      return <Table key={key} table={block} context={context} />;
    case "note":
      return (
        <div key={key} className={styles.note} role="note">
          {block.children.map((child, index) => renderBlock(child, index, context))}
        </div>
      );
    case "picture":
      return <Figure key={key} picture={block.picture} sizes={context.pictureSizes} />;
  }
}

/** Renders paragraphs of an item inline, without the space around them. */
function renderItem(item: Block[], context: Rendering): ReactNode {
  return item.map((block, index) =>
    block.type === "paragraph" ? (
      <span key={index}>{renderInlines(block.children, context)}</span>
    ) : (
      renderBlock(block, index, context)
    ),
  );
}

function renderInlines(inlines: readonly Inline[], context: Rendering): ReactNode {
  return inlines.map((inline, index) => {
    switch (inline.type) {
      case "text":
        return inline.text;
      case "code":
        return <code key={index}>{inline.text}</code>;
      case "strong":
        return <strong key={index}>{renderInlines(inline.children, context)}</strong>;
      case "emphasis":
        return <em key={index}>{renderInlines(inline.children, context)}</em>;
      case "link":
        return (
          <TextLink key={index} to={inline.to} context={context}>
            {renderInlines(inline.children, context)}
          </TextLink>
        );
    }
  });
}

interface TextLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly context: Rendering;
}

function TextLink({ to, children, context }: TextLinkProps) {
  return to.startsWith("/") ? context.renderLink(to, children) : <a href={to}>{children}</a>;
}

interface TableProps {
  readonly table: Extract<Block, { type: "table" }>;
  readonly context: Rendering;
}

/** Wide tables scroll; the group is focusable so that the keyboard can scroll it. */
function Table({ table, context }: TableProps) {
  const label = `Table: ${table.head.map(readInlines).join(", ")}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <div className={styles.table} role="group" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {table.head.map((cell, index) => (
              <th key={index} scope="col">
                {renderInlines(cell, context)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>{renderInlines(cell, context)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface FigureProps {
  readonly picture: Picture;
  readonly sizes: string;
}

function Figure({ picture, sizes }: FigureProps) {
  return (
    <figure>
      <ContentPicture picture={picture} sizes={sizes} />
      {picture.caption === undefined ? null : <figcaption>{picture.caption}</figcaption>}
    </figure>
  );
}
