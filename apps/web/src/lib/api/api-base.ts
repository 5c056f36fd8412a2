/** The origin of the API when the web client is served from another one; empty on the same origin. */
export const API_BASE: string = import.meta.env.VITE_API_BASE ?? "";
