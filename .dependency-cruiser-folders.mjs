import config from "./.dependency-cruiser.mjs";

/** The import rule between folders. Tests may look everywhere, so their imports are left out. */
export default {
  forbidden: [
    {
      name: "no-folders-both-ways",
      comment: "Of two folders one is above the other, so that they can be read in an order.",
      severity: "error",
      scope: "folder",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...config.options,
    exclude: { path: [config.options.exclude.path, "\\.test\\.tsx?$", "/testing/", "^(bench|e2e)/"] },
  },
};
