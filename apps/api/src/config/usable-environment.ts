import { credentialsProblem } from "./credentials.ts";
import { type Environment, EnvironmentError, readEnvironment } from "./env.ts";

/**
 * Reads the settings, and looks whether the files that they name can be used.
 *
 * @throws EnvironmentError with every problem
 */
export function usableEnvironment(values: NodeJS.ProcessEnv): Environment {
  const env = readEnvironment(values);
  const problem = credentialsProblem(env.credentialsFile);
  if (problem) throw new EnvironmentError([problem]);
  return env;
}
