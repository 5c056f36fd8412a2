/** The texts of pages that sites show instead of the requested one. */
const BLOCKING_TEXTS = [
  // checks for robots
  /^(?:just a moment|one moment,? please|einen moment|un momento|un instant)\s*(?:[.…]|$)/i,
  /attention required|human verification|verify(?:ing)? (?:that )?you are|are you (?:a )?(?:human|robot)|no eres un robot/i,
  /robot check|bot check|captcha|security (?:check|verification)|checking your browser|ddos[- ]protection|ddos-guard/i,
  /pardon our interruption|unusual (?:traffic|activity)|enable javascript and cookies/i,
  // refusals
  /access (?:to this page )?(?:(?:has been|was|is) )?denied|acceso denegado|accès refusé|zugriff verweigert/i,
  /you have been blocked|request (?:(?:has been|was) )?blocked|too many requests|^(?:error )?(?:401|403|429|503)\b|^forbidden/i,
  // questions of consent
  /^before you continue|we value your privacy|cookie[- ]?(?:consent|einstellungen|pattern)|datenschutz-?einstellungen/i,
];

/** The largest length in characters of a page judged by its title. Longer pages are articles that mention robots. */
const LONGEST_BLOCKED_PAGE = 3_000;
const LONGEST_NOTICE = 600;

/**
 * Reports whether a page without a recipe is what the site shows instead of it: a check for robots, a refusal or a
 * question of consent, which come with status 200.
 */
export function looksBlocked(title: string, text: string): boolean {
  const isNamedSo =
    text.length <= LONGEST_BLOCKED_PAGE && BLOCKING_TEXTS.some((pattern) => pattern.test(title));
  return isNamedSo || (text.length <= LONGEST_NOTICE && BLOCKING_TEXTS.some((pattern) => pattern.test(text)));
}
