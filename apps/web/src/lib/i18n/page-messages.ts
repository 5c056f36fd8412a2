import type { InterfaceLanguage } from "@larder/domain/language";
import type { MessageGroup, MessagesOfGroup } from "@larder/domain/messages/messages";
import { use } from "react";
import { useLanguage } from "@/lib/i18n/i18n";
import { isBuiltIn, loadMessages } from "@/lib/i18n/load-messages";
import { lazyWithPreload } from "@/lib/lazy/lazy-with-preload";

/**
 * Returns a hook for messages that are loaded with the pages that show them. English is part of the page's own code;
 * in another language the page waits for its messages.
 */
export function pageMessages<Group extends MessageGroup>(
  group: Group,
  builtIn: MessagesOfGroup<Group>,
): () => MessagesOfGroup<Group> {
  const loaders = new Map<InterfaceLanguage, () => Promise<MessagesOfGroup<Group>>>();
  function load(language: InterfaceLanguage): Promise<MessagesOfGroup<Group>> {
    let loader = loaders.get(language);
    if (!loader) {
      [loader] = lazyWithPreload(() => loadMessages(language, group, builtIn));
      loaders.set(language, loader);
    }
    return loader();
  }
  return function useMessagesOfPage() {
    const language = useLanguage();
    return isBuiltIn(language) ? builtIn : use(load(language));
  };
}
