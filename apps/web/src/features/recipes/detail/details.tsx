import { madeBy } from "@larder/domain/generation/made-by";
import { listed } from "@larder/domain/messages/counted";
import { madeByText } from "@larder/domain/messages/made-by-text";
import { namedSource } from "@larder/domain/recipe/named-source";
import { EDITABLE_FIELDS, TEXT_FIELDS, type TextField } from "@larder/domain/recipe/editable-fields";
import type { Recipe } from "@larder/domain/recipe/recipe";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { isWebLink } from "@/features/recipes/detail/web-link";
import { cn } from "@/lib/cn";
import { useLanguage, useMessages } from "@/lib/i18n/i18n";
import { useRecipeLang } from "@/lib/i18n/recipe-lang";
import { paths } from "@/lib/navigation/paths";

/** The facts about a recipe beside how to cook it. Fields that readers look for say so when they are missing. */
export function Details({ recipe }: { recipe: Recipe }) {
  const messages = useMessages();
  const language = useLanguage();
  const lang = useRecipeLang();
  const { detail, generate } = messages;
  const made = madeBy(recipe);
  const ifMissing: Partial<Record<TextField, string>> = {
    description: detail.noDescription,
    cuisine: detail.notSpecified,
    difficulty: detail.notSpecified,
    author: detail.unknown,
  };
  const link = recipe.url ?? recipe.importedUrl?.url;
  const book = made ? null : namedSource(recipe);
  return (
    <dl className="grid grid-cols-1 gap-x-8 pt-2 desktop:grid-cols-2">
      {TEXT_FIELDS.map((field) => {
        const text = recipe[field] || ifMissing[field];
        return (
          text && (
            <Entry
              key={field}
              label={detail[field]}
              lang={recipe[field] && field !== "author" ? lang : undefined}
              wide={EDITABLE_FIELDS[field].kind === "text"}
            >
              {field === "author" && recipe.authorIsOwner ? (
                <Link href={paths.author(recipe.userId)} className="underline underline-offset-4">
                  {text}
                </Link>
              ) : (
                text
              )}
            </Entry>
          )
        );
      })}
      {made && <Entry label={generate.madeLabel}>{madeByText(messages, made)}</Entry>}
      {link && isWebLink(link) && (
        <Entry label={detail.source}>
          <a
            href={link}
            rel="noopener noreferrer nofollow"
            target="_blank"
            className="underline underline-offset-4"
          >
            {recipe.importedUrl?.source || new URL(link).hostname}
          </a>
        </Entry>
      )}
      {book !== null && <Entry label={detail.source}>{book}</Entry>}
      {recipe.calories_per_serving !== undefined && (
        <Entry label={detail.calories}>{Math.round(recipe.calories_per_serving)}</Entry>
      )}
      {recipe.tags.length > 0 && (
        <Entry label={detail.tags} lang={lang}>
          {listed(language, recipe.tags)}
        </Entry>
      )}
    </dl>
  );
}

interface EntryProps {
  label: string;
  /** The language of the content. */
  lang?: string | undefined;
  wide?: boolean;
  children: ReactNode;
}

function Entry({ label, lang, wide, children }: EntryProps) {
  return (
    <div className={cn("border-t-[1.5px] border-line pt-3 pb-4", wide && "desktop:col-span-2")}>
      <dt className="mb-1 type-label">{label}</dt>
      <dd dir="auto" lang={lang} className="whitespace-pre-line wrap-anywhere hyphenated">
        {children}
      </dd>
    </div>
  );
}
