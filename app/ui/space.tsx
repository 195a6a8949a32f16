/**
 * A space between flex or grid items, which browsers otherwise drop: screen readers would read two words as one. After `stop`, if
 * they should pause where a line ends.
 */
export const Space = ({ stop = '' }: { stop?: '' | ':' | '.' }) => <span className="sr-only">{`${stop} `}</span>;
