import { enAdd } from "@larder/domain/messages/en-add";
import { enAddMenu } from "@larder/domain/messages/en-add-menu";
import { enAddText } from "@larder/domain/messages/en-add-text";
import { pageMessages } from "@/lib/i18n/page-messages";

/** The sentences of the ways to add a recipe. */
export const useAddMenuMessages = pageMessages("addMenu", enAddMenu);

/** The sentences of importing from text. */
export const useAddTextMessages = pageMessages("addText", enAddText);

/** The sentences of importing from an address and of adding JSON. */
export const useAddMessages = pageMessages("add", enAdd);
