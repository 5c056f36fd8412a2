/** What is stored with a recipe that was generated for a request. */
export const MADE_FOR_A_REQUEST = {
  request: {
    excluded: [{ words: "eggs" }, { words: "milk" }],
    diets: [
      { words: "vegan", diet: "vegan" },
      { words: "low salt", diet: "low-salt" },
    ],
  },
  makerNotes: [
    { code: "not-obeyed", words: ["low salt"] },
    { code: "unknown", words: ["zorblax"] },
  ],
};
