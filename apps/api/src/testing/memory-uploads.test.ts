import { uploadCases } from "../storage/testing/upload-cases.ts";
import { createMemoryUploads } from "./memory-uploads.ts";

uploadCases({ open: async () => createMemoryUploads() });
