import {
  PUBLIC_PAGE_RECIPES,
  type PublicCard,
  type PublicCollection,
} from "@larder/domain/collection/public-collection";
import type { PublicPageContext } from "@larder/domain/contract/server-rendering";
import { listed } from "@larder/domain/messages/counted";
import type { Messages, PublicPageMessages } from "@larder/domain/messages/messages";
import type { ShownTime } from "@larder/domain/time/shown-time";
import { ShortMinutes } from "./public-numbers.tsx";
import { cardPicture } from "./public-picture.ts";

/** The cards that are seen as soon as the page opens, on most screens. */
const FIRST_CARDS = 4;
/** The recipes that the description for previews names. */
const NAMED_RECIPES = 8;

interface PublicCollectionProps extends Pick<PublicPageContext, "shownName"> {
  collection: PublicCollection;
  /** The path of the link, "/s/4f1c". */
  path: string;
  messages: Messages;
  publicPage: PublicPageMessages;
}

/** A page of a collection as everybody reads it who has its address: cards that lead to its recipes. */
export function PublicCollectionPage(props: PublicCollectionProps) {
  const { collection, shownName, publicPage } = props;
  const { name, note, count, sections } = collection;
  const first = new Set(sections.flatMap(({ cards }) => cards).slice(0, FIRST_CARDS));
  return (
    <main>
      <h1>{name}</h1>
      {shownName && <p>{publicPage.by(shownName)}</p>}
      <p className="cap">{count > 0 ? publicPage.recipes(count) : publicPage.noRecipes}</p>
      {note && <p className="note">{note}</p>}
      {sections.map((section, index) => (
        <section key={index}>
          {section.name !== null && <h2>{section.name}</h2>}
          <ul className="cards">
            {section.cards.map((card) => (
              <li key={card.slug}>
                <Card {...props} card={card} isFirst={first.has(card)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Pages {...props} />
    </main>
  );
}

interface CardProps extends PublicCollectionProps {
  card: PublicCard;
  isFirst: boolean;
}

function Card({ card, isFirst, path, messages }: CardProps) {
  const { name, slug, time } = card;
  const src = cardPicture(card, path, slug);
  return (
    <a href={`${path}/${slug}`}>
      <i>
        {isFirst ? (
          // In such an element React asks for no picture ahead: it would do so behind the head.
          <picture>
            <img src={src} alt="" />
          </picture>
        ) : (
          <img src={src} alt="" loading="lazy" />
        )}
        {time && <CardTime time={time} messages={messages} />}
      </i>
      {name}
    </a>
  );
}

function CardTime({
  time: { minutes, isAbout },
  messages: { detail },
}: {
  time: ShownTime;
  messages: Messages;
}) {
  return (
    <b className="n notch">
      <ShortMinutes minutes={minutes} unit={detail.minutesUnit} about={isAbout ? detail.about : undefined} />
    </b>
  );
}

/** The links to the pages before and after this one, where there are any. */
function Pages({ collection: { page, pages }, path, publicPage }: PublicCollectionProps) {
  if (pages === 1) return null;
  return (
    <nav className="pages" aria-label={publicPage.pages}>
      {page > 1 && (
        <a className="key" rel="prev" href={page === 2 ? path : `${path}/${page - 1}`}>
          {publicPage.previousPage}
        </a>
      )}
      {page < pages && (
        <a className="key" rel="next" href={`${path}/${page + 1}`}>
          {publicPage.nextPage}
        </a>
      )}
      <p className="cap">{publicPage.pageOf(page, pages)}</p>
    </nav>
  );
}

/** Returns the title of a page in lists of the browser and of search engines. */
export function titleOf({ name, page, pages }: PublicCollection, publicPage: PublicPageMessages): string {
  return page === 1 ? name : `${name} · ${publicPage.pageOf(page, pages)}`;
}

/** Returns what previews and search engines say about a collection. */
export function collectionDescription(
  { note, count, sections }: PublicCollection,
  publicPage: PublicPageMessages,
  language: PublicPageContext["language"],
): string {
  if (note) return note;
  if (count === 0) return publicPage.noRecipes;
  const cards = sections.flatMap((section) => section.cards).slice(0, NAMED_RECIPES);
  const names = listed(
    language,
    cards.map(({ name }) => name),
  );
  return `${publicPage.recipes(count)}: ${names}`;
}

/**
 * Returns the recipes of a page for search engines: where they are, in their order.
 *
 * @param address the whole address of the link
 * @see https://schema.org/ItemList
 */
export function itemList({ name, count, page, sections }: PublicCollection, address: string): object {
  const before = (page - 1) * PUBLIC_PAGE_RECIPES;
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name,
    numberOfItems: count,
    itemListElement: sections
      .flatMap(({ cards }) => cards)
      .map(({ slug }, index) => {
        return { "@type": "ListItem", position: before + index + 1, url: `${address}/${slug}` };
      }),
  };
}
