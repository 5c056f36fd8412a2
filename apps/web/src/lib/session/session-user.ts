import type { getConfig } from "@larder/domain/contract/system";
import type { EndpointResponse } from "@larder/domain/contract/endpoint";
import type { Role } from "@larder/domain/account/role";
import type { InterfaceLanguage } from "@larder/domain/language";

/** The current user. Without a `preferredLanguage` the server could not be asked for it. */
export interface SessionUser {
  id: string;
  email: string;
  /** The name that the identity provider knows; missing where it knows none. */
  displayName?: string;
  preferredLanguage?: InterfaceLanguage;
  /** Missing where the provider knows no roles. */
  role?: Role;
}

export type ClientConfig = EndpointResponse<typeof getConfig>;
