export type Key = 'ArrowRight' | 'Enter' | 'Escape' | 'Tab';

/** The browser commands that the journeys use. Coordinates are relative to the viewport. */
export type Engine = {
  /** The engine's minimum window width, in pixels. */
  narrow: number;
  /** Resolves after the load event. */
  open(address: string): Promise<void>;
  resize(width: number): Promise<void>;
  /** Runs the function in the page: it can use only its arguments and must not return a promise. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Result>;
  movePointer(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Returns console errors since the last call, including content security policy violations. */
  takeErrors(): Promise<string[]>;
  screenshot(): Promise<Uint8Array>;
  stop(): Promise<void>;
};

export const windowHeight = 900;
