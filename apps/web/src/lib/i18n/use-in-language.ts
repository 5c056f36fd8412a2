import { DEFAULT_LANGUAGE, type InterfaceLanguage } from "@larder/domain/language";
import type { MessageGroup, MessagesOfGroup } from "@larder/domain/messages/messages";
import { useEffect, useState } from "react";
import { loadedMessages, loadMessages } from "@/lib/i18n/load-messages";

/** Returns the messages of a group in a language; until they are loaded, the last ones stay, or English. */
export function useInLanguage<Group extends MessageGroup>(
  language: InterfaceLanguage,
  group: Group,
  builtIn: MessagesOfGroup<Group>,
): { language: InterfaceLanguage; messages: MessagesOfGroup<Group> } {
  const [current, setCurrent] = useState<{ language: InterfaceLanguage; messages: MessagesOfGroup<Group> }>(
    () => {
      const messages = loadedMessages(language, group, builtIn);
      return messages ? { language, messages } : { language: DEFAULT_LANGUAGE, messages: builtIn };
    },
  );
  const isShown = current.language === language;
  useEffect(() => {
    if (isShown) return;
    let wanted = true;
    void loadMessages(language, group, builtIn).then((messages) => {
      if (wanted) setCurrent({ language, messages });
    });
    return () => {
      wanted = false;
    };
  }, [isShown, language, group, builtIn]);
  return current;
}
