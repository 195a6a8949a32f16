export const keys = ['ArrowRight', 'Enter', 'Escape', 'Tab'] as const;
export type Key = (typeof keys)[number];

/** What the journeys need from a browser. Each engine implements it. Coordinates are those of the viewport. */
export type Engine = {
  /** The narrowest window of the engine, in pixels. */
  narrow: number;
  /** Resolves after the load event. */
  open(address: string): Promise<void>;
  resize(width: number): Promise<void>;
  /** The function runs in the page, so it can use only its arguments. It must not return a promise. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Result>;
  movePointer(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Console errors since the last call, including violations of the content security policy. */
  takeErrors(): Promise<string[]>;
  screenshot(): Promise<Uint8Array>;
  stop(): Promise<void>;
};

export const windowHeight = 900;
