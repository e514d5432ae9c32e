// What runs inside the page: it notes when something was painted after a press and when the next question stood there.
// It is a plain script, put into the page before its own, and changes nothing. Its marks are found in the trace.

(() => {
  const probe = {
    /** For every press: when the pointer went down, how long until the next question was painted, until a forecast was, and until a hint was. */
    presses: [],
    /** The longest event of each interaction, from the input to the next paint, as the browser itself times it. */
    interactions: new Map(),
    shift: 0,
    paint: 0,
    /** For every roll: when its key went down, and how long until dice that fell otherwise were painted. */
    rolls: [],
    /** When the first question stood there, counted from the start of the navigation. */
    firstQuestion: null,
    frames: [],
    watchingFrames: false,
  };
  window.probe = probe;
  const watch = (type, note, more = {}) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type, buffered: true, ...more });
  };
  watch('largest-contentful-paint', (entry) => (probe.paint = entry.startTime));
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) probe.shift += entry.value;
  });
  watch(
    'event',
    ({ interactionId, duration }) => {
      if (!interactionId) return;
      probe.interactions.set(interactionId, Math.max(duration, probe.interactions.get(interactionId) ?? 0));
    },
    { durationThreshold: 16 },
  );

  const afterPaint = (work) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = work;
      channel.port2.postMessage(null);
    });
  const asking = () => document.querySelector('.decision-bar')?.dataset.question;
  const pressed = ({ timeStamp, target }) => {
    performance.mark(`press ${probe.presses.length}`);
    const hint =
      target.closest('.hint-button') !== null && document.querySelector('.hint-says, .hinted') === null;
    probe.presses.push({
      at: timeStamp,
      before: asking(),
      hint,
      asked: null,
      weighing: false,
      foretold: null,
      hinted: null,
    });
  };
  const released = () => {
    const number = probe.presses.length - 1;
    afterPaint(() => performance.mark(`painted ${number}`));
  };
  /** A forecast that was asked for after a press, and stands there. */
  const foretold = () => {
    const number = probe.presses.length - 1;
    const press = probe.presses[number];
    const ahead = document.querySelector('.dk-ahead');
    if (press === undefined || ahead === null || press.foretold !== null) return;
    if (ahead.ariaBusy === 'true') press.weighing = true;
    else if (press.weighing) {
      press.foretold = 0;
      afterPaint(() => {
        press.foretold = performance.now() - press.at;
        performance.mark(`foretold ${number}`);
      });
    }
  };
  /** A hint that was asked for with the press, and stands there. */
  const hinted = () => {
    const number = probe.presses.length - 1;
    const press = probe.presses[number];
    if (press === undefined || !press.hint || press.hinted !== null) return;
    if (document.querySelector('.hint-says, .hinted') === null) return;
    press.hinted = 0;
    afterPaint(() => {
      press.hinted = performance.now() - press.at;
      performance.mark(`hinted ${number}`);
    });
  };
  const changed = () => {
    foretold();
    hinted();
    const question = asking();
    if (question === undefined) return;
    if (probe.firstQuestion === null) afterPaint(() => (probe.firstQuestion ??= performance.now()));
    const number = probe.presses.length - 1;
    const press = probe.presses[number];
    if (press === undefined || press.asked !== null || press.before === question) return;
    press.asked = 0;
    afterPaint(() => {
      press.asked = performance.now() - press.at;
      performance.mark(`asked ${number}`);
    });
  };
  const frame = (time) => {
    if (probe.watchingFrames) performance.mark(`frame ${probe.frames.push(time)}`);
    requestAnimationFrame(frame);
  };
  addEventListener('pointerdown', pressed, true);
  addEventListener('click', released, true);
  new MutationObserver(changed).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-question', 'aria-busy'],
  });
  /** Rolls that show the same faces as before change nothing on the page: they are not counted. */
  probe.watchRolls = (key) => {
    const isRoll = (event) =>
      event.key === key && document.querySelector('.vg-roll-button:not([aria-disabled=true])');
    const begins = (event) => {
      if (!isRoll(event)) return;
      performance.mark(`roll ${probe.rolls.length}`);
      probe.rolls.push({ at: event.timeStamp, fell: null });
    };
    const falls = () => {
      const number = probe.rolls.length - 1;
      const roll = probe.rolls[number];
      if (roll === undefined || roll.fell !== null) return;
      roll.fell = 0;
      afterPaint(() => {
        roll.fell = performance.now() - roll.at;
        performance.mark(`fell ${number}`);
      });
    };
    addEventListener('keydown', begins, true);
    const seen = { subtree: true, attributes: true, attributeFilter: ['aria-label'] };
    new MutationObserver(falls).observe(document.querySelector('.vg-tray ul'), seen);
  };
  probe.watchFrames = () => {
    probe.frames = [];
    if (!probe.watchingFrames) requestAnimationFrame(frame);
    probe.watchingFrames = true;
  };
})();
