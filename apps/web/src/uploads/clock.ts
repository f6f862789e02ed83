export interface Clock {
  now(): number;
  /** Gives back what calls it off. */
  after(ms: number, action: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, action) {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
};
