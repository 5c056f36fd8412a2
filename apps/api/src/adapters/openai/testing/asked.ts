import type { ServerResponse } from "node:http";

/** What a test looks at in a request body. */
export interface ChatBody {
  model: string;
  messages: { role: string; content: string }[];
  temperature?: number;
  max_tokens?: number;
  max_completion_tokens?: number;
  stream?: boolean;
  stream_options?: unknown;
  response_format?: { type: string; json_schema?: { name: string; strict: boolean; schema: unknown } };
}

/** What a behaviour answers to. */
export interface Asked {
  body: ChatBody;
  /** Which request of this model's it is, from 1. */
  nth: number;
  /** Whether a text is to be read rather than a recipe invented. */
  isExtract: boolean;
  response: ServerResponse;
}

export type Behaviour = (asked: Asked) => void | Promise<void>;
