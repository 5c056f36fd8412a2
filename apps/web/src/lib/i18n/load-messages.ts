import type { InterfaceLanguage } from "@larder/domain/language";
import type { MessageGroup, MessageGroups, MessagesOfGroup } from "@larder/domain/messages/messages";

type Loader = () => Promise<MessageGroups>;

/** The loaders of each language's messages; null where they are part of the code that shows them. */
const LOADERS: Readonly<Record<InterfaceLanguage, Loader | null>> = {
  en: null,
  es: async () => (await import("@larder/domain/messages/es-groups")).esGroups,
};

/** Returns whether every group of messages of a language is part of the code that shows it. */
export const isBuiltIn = (language: InterfaceLanguage): boolean => LOADERS[language] === null;

/**
 * Loads the messages of a group.
 *
 * @param builtIn the messages of the group in the language that is part of the code
 */
export async function loadMessages<Group extends MessageGroup>(
  language: InterfaceLanguage,
  group: Group,
  builtIn: MessagesOfGroup<Group>,
): Promise<MessagesOfGroup<Group>> {
  const groups = await LOADERS[language]?.();
  return groups ? groups[group]() : builtIn;
}
