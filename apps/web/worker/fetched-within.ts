/**
 * Waits for an answer for a limited time.
 *
 * @returns the answer if it is a success; undefined for an error, for no answer, and after `ms` milliseconds
 */
export async function fetchedWithin(ms: number, answer: Promise<Response>): Promise<Response | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, ms));
  const response = await Promise.race([answer.catch(() => undefined), timeout]);
  return response?.ok ? response : undefined;
}
