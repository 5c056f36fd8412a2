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

const loaded = new Map<string, object>();

/** Loads a group in a language that is not built in; undefined for one that is. */
async function loadGroup<Group extends MessageGroup>(
  language: InterfaceLanguage,
  group: Group,
): Promise<MessagesOfGroup<Group> | undefined> {
  const groups = await LOADERS[language]?.();
  const messages = await groups?.[group]();
  if (messages) loaded.set(`${language} ${group}`, messages);
  return messages;
}

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
  return (await loadGroup(language, group)) ?? builtIn;
}

/** Loads the messages of the first render of a page, so that it waits for nothing. */
export async function loadFirstMessages(language: InterfaceLanguage): Promise<void> {
  await Promise.all([loadGroup(language, "auth"), loadGroup(language, "shared")]);
}

/** Returns the messages of a group if they were loaded before, so that they can be rendered at once. */
export function loadedMessages<Group extends MessageGroup>(
  language: InterfaceLanguage,
  group: Group,
  builtIn: MessagesOfGroup<Group>,
): MessagesOfGroup<Group> | undefined {
  if (isBuiltIn(language)) return builtIn;
  // Stored under this group above.
  return loaded.get(`${language} ${group}`) as MessagesOfGroup<Group> | undefined;
}
