// A local stand-in for the part of Google's `gapi.iframes` that the Firebase SDK talks to its hidden frame with.
// The SDK would load it from the internet; with this in place before sign-in begins, nothing is loaded.
(() => {
  if (window.gapi?.iframes?.Iframe) return;

  const MESSAGE_KEY = "larderIframeMessage";

  /** One end of a conversation with another window of the same origin. */
  function createChannel(peer) {
    const handlers = new Map();
    const early = []; // calls whose type nobody has registered yet
    const pending = new Map(); // what to do with the answers we wait for
    let lastId = 0;
    const ready = Promise.withResolvers();

    const post = (message) => peer.postMessage({ [MESSAGE_KEY]: message }, location.origin);

    async function run({ id, type, data }) {
      const value = await handlers.get(type)(data);
      post({ reply: id, value });
    }

    function receiveCall(call) {
      if (handlers.has(call.type)) void run(call);
      else early.push(call);
    }

    function receiveReply({ reply, value }) {
      const callback = pending.get(reply);
      pending.delete(reply);
      try {
        callback?.([value]);
      } catch {
        // The SDK's own callback always throws once its work is done.
      }
    }

    window.addEventListener("message", (event) => {
      if (event.source !== peer || event.origin !== location.origin) return;
      const message = event.data?.[MESSAGE_KEY];
      if (!message) return;
      if (message.hello) {
        if (message.hello === 1) post({ hello: 2 });
        ready.resolve();
      } else if (message.reply) receiveReply(message);
      else if (message.id) receiveCall(message);
    });

    return {
      sayHello: () => post({ hello: 1 }),
      async ping(callback) {
        await ready.promise;
        callback?.();
      },
      restyle: () => Promise.resolve(),
      register(type, handler) {
        handlers.set(type, handler);
        const due = early.filter((call) => call.type === type);
        early.splice(0, early.length, ...early.filter((call) => call.type !== type));
        for (const call of due) void run(call);
      },
      async send(type, data, callback) {
        await ready.promise;
        const id = ++lastId;
        if (callback) pending.set(id, callback);
        post({ id, type, data });
      },
    };
  }

  function open({ where, url, attributes = {} }, onOpen) {
    const frame = document.createElement("iframe");
    for (const [name, value] of Object.entries(attributes)) {
      if (name === "style") Object.assign(frame.style, value);
      else frame.setAttribute(name, value);
    }
    frame.src = url;
    where.append(frame);
    // The frame answers no sooner than in a later turn, so its window may be taken after it began to load.
    return Promise.resolve(onOpen(createChannel(frame.contentWindow)));
  }

  let parentChannel;
  function getParentIframe() {
    if (!parentChannel) {
      parentChannel = createChannel(window.parent);
      parentChannel.sayHello();
    }
    return parentChannel;
  }

  const context = { open, getParentIframe };
  window.gapi = {
    load(_name, optionsOrCallback) {
      const callback =
        typeof optionsOrCallback === "function" ? optionsOrCallback : optionsOrCallback?.callback;
      if (callback) setTimeout(() => callback());
    },
    iframes: {
      Iframe: function Iframe() {},
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      getContext: () => context,
    },
  };
  window.gapi_onload?.();
})();
