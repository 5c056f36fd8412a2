import { enCommunity } from "@larder/domain/messages/en-community";
import { pageMessages } from "@/lib/i18n/page-messages";

/** The messages of ratings, comments, authors, blocked users and warnings. */
export const useCommunityMessages = pageMessages("community", enCommunity);
