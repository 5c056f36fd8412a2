import { clsx, type ClassValue } from "clsx";

/**
 * Joins class names. A className passed to a component sets its position (margin, width, grid area), a variant sets
 * its appearance. So no two utilities conflict over a property, and the 8 KB of tailwind-merge are not needed.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
