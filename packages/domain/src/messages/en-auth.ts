/** The messages before sign-in: sign-in itself, and its errors. All other messages are loaded later. */
export const enAuth = {
  common: {
    appName: "Larder",
    loading: "Loading...",
    cancel: "Cancel",
    close: "Close",
    dismiss: "Dismiss",
    retry: "Try again",
    broken: "Something went wrong on our side.",
    error: "Error",
  },
  offline: {
    title: "Larder cannot be reached",
    text: "Check your connection and try again.",
    retry: "Try again",
  },
  login: {
    title: "Cook from your own larder",
    lead: "Keep every recipe, find it by what is in the kitchen, and cook it step by step.",
    button: "Continue with Google",
    buttonLocal: "Sign in on this machine",
    signIn: "Sign in",
    featuresLabel: "What you get",
    features: [
      "Save and organize your favourites",
      "Custom collections",
      "Multiple languages",
      "Share with the community",
    ],
    failedTitle: "Login failed",
    notPermitted: "This address may not sign in here. Ask whoever runs this Larder.",
  },
  notFound: {
    title: "404 Page Not Found",
    text: "There is nothing on this shelf.",
    home: "Go to the recipes",
  },
};
