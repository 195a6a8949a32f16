/** A space between flex or grid items, which browsers otherwise drop: screen readers would read two words as one. */
export const Space = () => <span className="sr-only"> </span>;
