import { clsx, type ClassValue } from "clsx";

/**
 * Joins class names. A className given to a component places it (margin, width, grid area); how it looks is a variant.
 * So no two utilities fight over one property, and the 8 KB of tailwind-merge are not needed.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
