import type { Visibility } from "@larder/domain/recipe/visibility";
import { Globe, type LucideIcon, UserRound, UsersRound } from "lucide-react";

export const VISIBILITY_ICONS: Readonly<Record<Visibility, LucideIcon>> = {
  shared: UsersRound,
  private: UserRound,
  link: Globe,
};
