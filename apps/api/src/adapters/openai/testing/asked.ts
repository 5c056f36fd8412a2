import type { ServerResponse } from "node:http";

/** A part of a message that shows a picture. */
interface PicturePart {
  type: string;
  text?: string;
  image_url?: { url: string };
}

/** The fields of a request body that tests check. */
export interface ChatBody {
  model: string;
  messages: { role: string; content: string | PicturePart[] }[];
  temperature?: number;
  max_tokens?: number;
  max_completion_tokens?: number;
  stream?: boolean;
  stream_options?: unknown;
  response_format?: { type: string; json_schema?: { name: string; strict: boolean; schema: unknown } };
}

/** The request that a behaviour answers. */
export interface Asked {
  body: ChatBody;
  /** The number of the request among those to this model, from 1. */
  nth: number;
  /** True if a text is to be read rather than a recipe invented. */
  isExtract: boolean;
  response: ServerResponse;
}

export type Behaviour = (asked: Asked) => void | Promise<void>;
