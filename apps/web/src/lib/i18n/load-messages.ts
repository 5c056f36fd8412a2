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
  if (!groups) return builtIn;
  const messages = await groups[group]();
  loaded.set(`${language} ${group}`, messages);
  return messages;
}

const loaded = new Map<string, object>();

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

/** Loads what the first render of a page needs in a language, so that it waits for nothing. */
export async function loadFirstMessages(language: InterfaceLanguage): Promise<void> {
  const groups = await LOADERS[language]?.();
  if (!groups) return;
  const [auth, shared] = await Promise.all([groups.auth(), groups.shared()]);
  loaded.set(`${language} auth`, auth);
  loaded.set(`${language} shared`, shared);
}
