import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Drawings that are loaded when they are first needed take longer on a busy machine.
configure({ asyncUtilTimeout: 5000 });

afterEach(cleanup);
