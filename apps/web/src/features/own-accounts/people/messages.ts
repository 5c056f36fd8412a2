import { enPeople } from "@larder/domain/messages/en-people";
import { pageMessages } from "@/lib/i18n/page-messages";

/** The messages of the administrator's page about people and invitations. */
export const usePeopleMessages = pageMessages("people", enPeople);
